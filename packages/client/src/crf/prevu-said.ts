// What was planned, said beside what is asked.
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';

type Indicateur = NonNullable<NonNullable<CrfProjet['evaluation']>['indicateurs']>[number];

/** « Prévu : de 8 à 12 »; nothing where nobody said how much. */
export function prevuIndicateur({ prevu_min, prevu_max }: Indicateur): string | undefined {
  if (typeof prevu_max !== 'number') return undefined;
  if (typeof prevu_min !== 'number' || prevu_min === prevu_max) return `Prévu : ${shown(prevu_max)}`;
  return `Prévu : de ${shown(prevu_min)} à ${shown(prevu_max)}`;
}

const shown = (value: number): string => formatNombre(value, Number.isInteger(value) ? 0 : 2);

export const prevuEuros = (value: unknown, mot: string): string | undefined =>
  typeof value === 'number' ? `${mot} : ${formatEuros(value)}` : undefined;
