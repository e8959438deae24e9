// « Ce que nous reprenons » lists what a renewal carries over and what must be looked at again.
import { count } from '../../identifiants/nombres-affiches.ts';
import { isPieceAncienne, type Repris } from './renouvellement.rules.ts';

export type Inventaire = { repris: string[]; aRevoir: string[] };
export type PiecesReprises = {
  /** Documents are given by label: those still valid (`reprises`), and those to bring (`aDeposer`). */
  reprises: readonly { label: string; annee: number | null }[];
  aDeposer: readonly string[];
};

/** Lists what is carried over unchanged and what is to be checked; each thing is in one list only. */
export function listInventaire(repris: Repris, pieces: PiecesReprises, exercice: number): Inventaire {
  const { demandeur, customs, projets, laisses } = repris;
  const people: [string, unknown][] = [
    ['Représentant légal', demandeur?.id_representant_legal],
    ['Signataire', demandeur?.id_signataire],
    ['Responsable du dossier', demandeur?.id_responsable],
    ['RIB', demandeur?.id_rib],
  ];
  const named = (isKept: boolean) =>
    people.flatMap(([label, value]) => ((value !== null && value !== undefined) === isKept ? [label] : []));
  const isAncienne = ({ annee }: PiecesReprises['reprises'][number]) => isPieceAncienne(annee, exercice);
  const questions = Object.keys(customs ?? {}).length;
  return {
    repris: [
      'Établissement',
      ...named(true),
      ...pieces.reprises.filter((one) => !isAncienne(one)).map(({ label }) => `Pièce : ${label}`),
      ...(questions > 0 ? [count(questions, 'réponse au service', 'réponses au service')] : []),
      ...projets.map((one, index) => `${nom(one, index)} : textes, publics, lieux, moyens, évaluation`),
    ],
    aRevoir: [
      ...named(false).map((label) => `${label} : à choisir`),
      ...pieces.reprises
        .filter(isAncienne)
        .map(
          ({ label, annee }) => `Pièce : ${label} de ${annee}, à remplacer si vous en avez un plus récent`,
        ),
      ...pieces.aDeposer.map((label) => `Pièce à déposer : ${label}`),
      ...projets.map((one, index) => `${nom(one, index)} : dates, montants et budget`),
      ...(laisses > 0
        ? [
            `${count(laisses, 'projet n’est pas repris', 'projets ne sont pas repris')} : le service en accepte moins`,
          ]
        : []),
      'Attestation, à certifier de nouveau',
    ],
  };
}

const nom = ({ description }: Repris['projets'][number], index: number): string =>
  `Projet ${index + 1}, ${description?.intitule ?? 'sans titre'}`;
