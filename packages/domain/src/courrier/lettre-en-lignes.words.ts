// A letter is read in a mail as lines, in the order of its page.
import { withElision } from '../identifiants/elision.ts';
import { eurosEcrits } from './champs-fusion.rows.ts';
import type { BlocFait, CourrierFait } from './courrier.rules.ts';

/** Returns the letter as paragraphs of plain text; a paragraph may have several lines. */
export function lettreLines(courrier: CourrierFait): string[] {
  const { expediteur, destinataire, lieu_et_jour, reference, objet, signataire } = courrier;
  return [
    joined(expediteur.nom, expediteur.adresse, expediteur.telephone, expediteur.courriel),
    joined(
      destinataire.nom,
      destinataire.attention && `À l’attention ${withElision(destinataire.attention)}`,
      destinataire.adresse,
    ),
    lieu_et_jour ?? '',
    `Réf.\u00a0: ${reference.toLowerCase()}`,
    `Objet\u00a0: ${objet}`,
    ...courrier.blocs.map(blocSaid),
    joined(signataire?.qualite, signataire?.nom),
  ].filter((text) => text !== '');
}

const joined = (...lines: (string | null | undefined)[]): string => lines.filter(Boolean).join('\n');

function blocSaid(bloc: BlocFait): string {
  switch (bloc.genre) {
    case 'liste':
      return bloc.points
        .map((point, index) => `${bloc.numerotee ? `${index + 1}.` : '•'} ${point}`)
        .join('\n');
    case 'grille':
      return bloc.cellules.map((cells) => cells.join(' | ')).join('\n');
    case 'tableau':
      return bloc.lignes
        .map(({ projet, annee, demande, accorde }) =>
          [
            `${projet}, ${annee}`,
            demande !== null && `demandé ${eurosEcrits(demande)}`,
            accorde !== null && `accordé ${eurosEcrits(accorde)}`,
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n');
    default:
      return bloc.texte;
  }
}
