// These words tell of a decision that an amending act replaced.
import { blocsPlaces, champsOfBloc, withBlocsFirst } from '../courrier/blocs-courrier.rules.ts';
import type { Issue } from '../dossier/decision.rules.ts';
import { type DossierNomme, sujetDossier } from '../dossier/dossier.words.ts';
import type { TexteLettre } from '../dossier/texte-lettre.schema.ts';
import { formatDate } from '../identifiants/dates-affichees.ts';
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { SujetCourriel } from '../notification/sujet-courriel.words.ts';

/** `montant` is what was granted, in euros; null where nothing was. */
export type DecisionToSay = { action: Issue; montant: number | null };

const faits: Record<Issue, string> = { grant: 'accordé', refuse: 'refusé', reject: 'rejeté' };

/** Says a decision inside a sentence: « 2 800 € accordés », « demande refusée ». */
export const sayDecision = ({ action, montant }: DecisionToSay): string =>
  action === 'grant' && montant !== null
    ? `${formatEuros(montant)} ${montant < 2 ? 'accordé' : 'accordés'}`
    : `demande ${faits[action]}e`;

/** Says the new decision and the one it replaces, for the history of the service and of the association. */
export const sayModification = (avant: DecisionToSay, apres: DecisionToSay): string =>
  `${sayDecision(apres)}, au lieu de : ${sayDecision(avant)}`;

type CourrierModificatif = {
  nomme: DossierNomme;
  service: string;
  avant: DecisionToSay & { prise_le: Date };
  apres: DecisionToSay;
  motif: string;
  nombreCourriers: number;
};

/** Returns what the e-mail says; the dialog shows it word for word before it leaves. */
export function courrielModificatif({
  nomme,
  service,
  avant,
  apres,
  motif,
  nombreCourriers,
}: CourrierModificatif): SujetCourriel & { acte: string; phrase: string; text: string } {
  const montant = apres.action === 'grant' && apres.montant !== null ? formatEuros(apres.montant) : 'refus';
  const lettres =
    nombreCourriers === 0
      ? []
      : [
          nombreCourriers === 1
            ? 'Une lettre accompagne cette décision : lisez-la sur le portail.'
            : `${nombreCourriers} lettres accompagnent cette décision : lisez-les sur le portail.`,
        ];
  return {
    ...sujetDossier('Décision modifiée', nomme, montant),
    acte: 'Lire la décision',
    phrase: `${service} modifie sa décision du ${formatDate(avant.prise_le)} : ${sayModification(avant, apres)}.`,
    text: [...lettres, `${service} vous écrit :\n\n${motif}`].join('\n\n'),
  };
}

type Remplacee = Pick<CourrierModificatif, 'avant' | 'motif'>;

/**
 * Returns the letter of an amending act, which says first what it replaces, and why, once it has called to whom it is
 * written; the agent may change these words too.
 */
export const corpsModificatif = (corps: TexteLettre, { avant, motif }: Remplacee): TexteLettre => {
  const said = [
    `La présente décision modifie et remplace celle du ${formatDate(avant.prise_le)} (${sayDecision(avant)}).`,
    // A refusal says its reason already, in a field of its template.
    ...(motif.trim() === '' || saysMotif(corps) ? [] : [motif.trim()]),
  ];
  return withBlocsFirst(
    corps,
    said.map((texte) => ({ genre: 'paragraphe', passages: [{ texte: sansAccolades(texte) }] })),
  );
};

const saysMotif = (corps: TexteLettre): boolean =>
  blocsPlaces(corps).some(({ bloc, cas }) => cas === null && champsOfBloc(bloc).includes('decision.motif'));

/** Takes the braces off, so that what a person writes is never read as a field of the letter. */
const sansAccolades = (text: string): string => text.replaceAll(/[{}]/g, '');
