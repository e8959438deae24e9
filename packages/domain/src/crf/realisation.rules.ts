// Each project was realised, not realised or reported, and what was granted to it was used or must be given back (§3;
// CERFA 15059).
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import { sumEuros } from '../kernel/money.ts';
import { countFormationJours, type ModeIndicateurs, rangs } from '../subvention/indicateurs.rules.ts';
import type { CrfProjet } from './crf-projet.fields.ts';

export const realisations = {
  realise: 'Réalisé',
  'non-realise': 'Non réalisé',
  reporte: 'Reporté à l’exercice suivant',
} as const;
export type Realisation = keyof typeof realisations;

/**
 * Reads what was answered about a project; null while it is not said whether it took place or, if it did not, whether
 * it is carried over.
 */
export function readRealisation({
  isRealised,
  isReported,
}: Pick<CrfProjet, 'isRealised' | 'isReported'>): Realisation | null {
  if (isRealised === true) return 'realise';
  if (isRealised !== false || isReported == null) return null;
  return isReported ? 'reporte' : 'non-realise';
}

/** Returns the two answers that a choice writes in the report. */
export const toReponsesRealisation = (
  choix: Realisation,
): { isRealised: boolean; isReported: boolean | null } => ({
  isRealised: choix === 'realise',
  isReported: choix === 'realise' ? null : choix === 'reporte',
});

/** Sums what was granted to this project for this exercise, all services together, in euros. */
export const montantAccorde = ({ financements }: CrfProjet): number =>
  sumEuros((financements ?? []).map(({ montant_accorde }) => montant_accorde));

/** Sums what the project used of what was granted to it, in euros; 0 when it did not take place. */
export const montantUtilise = (corps: CrfProjet): number =>
  corps.isRealised === true
    ? sumEuros((corps.financements ?? []).map(({ montant_realise }) => montant_realise))
    : 0;

/**
 * Returns what is left of the amount granted, to give back or to carry to the next exercise; 0 until it is answered
 * whether the project took place and, if it did, how much of each amount was used.
 */
export function sommeRestante(corps: CrfProjet): number {
  if (typeof corps.isRealised !== 'boolean') return 0;
  const isAnswered =
    corps.isRealised === false ||
    (corps.financements ?? []).every(({ montant_realise }) => typeof montant_realise === 'number');
  return isAnswered ? Math.max(0, montantAccorde(corps) - montantUtilise(corps)) : 0;
}

/** Returns for example « Somme à reverser ou à reporter : 4 000 € », or null when all of it was used. */
export function saySommeRealisee(corps: CrfProjet): string | null {
  const somme = sommeRestante(corps);
  return somme > 0 ? `Somme à reverser ou à reporter\u00a0: ${formatEuros(somme)}` : null;
}

/** Returns for example « Dépensé 4 450 €. Subvention accordée 4 000 €, utilisée 4 000 €. » */
export const sayUtilisation = (corps: CrfProjet, depenseCents: number): string =>
  `Dépensé ${formatEuros(depenseCents / 100)}. Subvention accordée ${formatEuros(montantAccorde(corps))}, utilisée ${formatEuros(montantUtilise(corps))}.`;

/** Computes `description.montant_realise` of a report: what was used in all its projects. */
export const montantRealise = (projets: readonly { corps: CrfProjet }[]): number =>
  sumEuros(projets.map(({ corps }) => montantUtilise(corps)));

/**
 * Multiplies the sessions held by their duration to give the days of training; null where days are not computed.
 */
export function joursRealises({ evaluation }: Pick<CrfProjet, 'evaluation'>, mode: ModeIndicateurs) {
  if (mode !== 'formation-benevoles') return null;
  const sessions = evaluation?.indicateurs?.find((one) => Number(one.rang) === rangs.sessions)?.realise;
  return countFormationJours(sessions, evaluation?.duree_par_session);
}

/**
 * Writes the days of training that were held, which follow from the sessions and their duration, as the planned ones
 * do.
 */
export function withJoursRealises(corps: CrfProjet, mode: ModeIndicateurs): CrfProjet {
  const jours = joursRealises(corps, mode);
  const { evaluation } = corps;
  if (jours === null || !evaluation?.indicateurs) return corps;
  const indicateurs = evaluation.indicateurs.map((one) =>
    Number(one.rang) === rangs.jours ? { ...one, realise: jours } : one,
  );
  return { ...corps, evaluation: { ...evaluation, indicateurs } };
}
