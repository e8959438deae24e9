// These rules tell how far a part of a project is, from the state of its sections, and how many minutes it still takes.
import type { NomPartie } from './projet-parties.rows.ts';

export type EtatRubrique = 'termine' | 'facultatif' | 'a-revoir' | 'a-completer' | 'a-commencer';
export type EtatPartie = EtatRubrique | 'en-cours';

type Rubrique = { etat: EtatRubrique; minutes: number };
export type PartieEcrite = { id: NomPartie; minutes: number; rubriques: readonly Rubrique[] };

/**
 * Tells how far a part is. When something is left, the part that somebody has open, or would open next, is the one in
 * progress.
 */
export function etatPartie({ rubriques }: Pick<PartieEcrite, 'rubriques'>, isOuverte: boolean): EtatPartie {
  const etats = rubriques.map(({ etat }) => etat);
  const isLeft = etats.some((etat) => etat === 'a-completer' || etat === 'a-commencer');
  if (!isLeft) {
    if (etats.includes('a-revoir')) return 'a-revoir';
    return etats.includes('termine') ? 'termine' : 'facultatif';
  }
  const isBegun = etats.some((etat) => etat === 'a-completer' || etat === 'a-revoir' || etat === 'termine');
  if (isOuverte) return 'en-cours';
  return isBegun ? 'a-completer' : 'a-commencer';
}

/**
 * Returns the minutes that a part still takes: an answered section takes no more time, and one to read again takes a
 * minute.
 */
export function minutesRestantes({ rubriques }: Pick<PartieEcrite, 'rubriques'>): number {
  const left = rubriques.reduce((total, { etat, minutes }) => total + resteOf(etat, minutes), 0);
  return Math.ceil(left);
}

function resteOf(etat: EtatRubrique, minutes: number): number {
  if (etat === 'termine' || etat === 'facultatif') return 0;
  return etat === 'a-revoir' ? Math.min(1, minutes) : minutes;
}

export type Avancement = { restantes: number; total: number };

/**
 * Adds up the minutes of the parts, each rounded up, so that a project that is not finished never says that no minute
 * is left.
 */
export function computeAvancement(parties: readonly PartieEcrite[]): Avancement {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    restantes: sum(parties.map(minutesRestantes)),
    total: sum(parties.map(({ minutes }) => minutes)),
  };
}

/** Returns the part at which to go on: the first with something missing, else the first to read again. */
export const findPartieToResume = (parties: readonly PartieEcrite[]): NomPartie | undefined =>
  (
    parties.find((one) => etatPartie(one, true) === 'en-cours') ??
    parties.find((one) => etatPartie(one, true) === 'a-revoir')
  )?.id;
