// What was planned is said beside the field that asks what was realised.
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';

type Indicateur = NonNullable<NonNullable<CrfProjet['evaluation']>['indicateurs']>[number];

/** Returns « Prévu : de 8 à 12 », or nothing where no number was planned. */
export function prevuIndicateur({ prevu_min, prevu_max }: Indicateur): string | undefined {
  if (typeof prevu_max !== 'number') return undefined;
  if (typeof prevu_min !== 'number' || prevu_min === prevu_max) return `Prévu : ${shown(prevu_max)}`;
  return `Prévu : de ${shown(prevu_min)} à ${shown(prevu_max)}`;
}

const shown = (value: number): string => formatNombre(value, Number.isInteger(value) ? 0 : 2);

export const prevuEuros = (value: unknown, mot: string): string | undefined =>
  typeof value === 'number' ? `${mot} : ${formatEuros(value)}` : undefined;
