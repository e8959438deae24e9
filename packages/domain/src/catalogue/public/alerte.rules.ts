// A person may ask to be told when a subvention that is not open opens, for a limited number of them.
import type { Problem } from '../../kernel/result.ts';
import type { Ouverture } from '../../subvention/campagne.rules.ts';

const alertesMax = 50;

/**
 * A person who waits for a subvention is told of it this many minutes after its publication, because until then the
 * publication may be taken back.
 */
export const minutesBeforeAlert = 30;

export function alerteProblems({ ouverture, alertes }: { ouverture: Ouverture; alertes: number }): Problem[] {
  if (ouverture === 'ouverte') return [{ code: 'catalogue.deja-ouverte' }];
  return alertes < alertesMax ? [] : [{ code: 'catalogue.trop-d-alertes', params: { n: alertesMax } }];
}
