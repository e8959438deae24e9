// A person may ask to be told when a subvention that is not open opens, for a limited number of them (screens,
// Répertoire).
import type { Problem } from '../../kernel/result.ts';
import type { Ouverture } from '../../subvention/campagne.rules.ts';

const alertesMax = 50;

/** Who waits is told no sooner after a publication: until then it may be taken back and nobody was misled. */
export const minutesAvantDePrevenir = 30;

export function alerteProblems({ ouverture, alertes }: { ouverture: Ouverture; alertes: number }): Problem[] {
  if (ouverture === 'ouverte') return [{ code: 'catalogue.deja-ouverte' }];
  return alertes < alertesMax ? [] : [{ code: 'catalogue.trop-d-alertes', params: { n: alertesMax } }];
}
