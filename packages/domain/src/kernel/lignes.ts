// The lines of a list are typed with an id and a rank, and read in the order of their ranks.
import type { ListRow } from './fields.ts';

export type Ligne = { id: string; rang?: unknown };

export const lignes = <L extends Ligne>(list: readonly L[] | null | undefined): L[] =>
  [...(list ?? [])].sort((a, b) => rangOf(a) - rangOf(b));

/** Returns the rank of a line; one just added has none yet and comes last. */
const rangOf = ({ rang }: Ligne): number => (typeof rang === 'number' ? rang : Number.MAX_SAFE_INTEGER);

/** Tells whether each line of the list is one value, published alone. */
export const holdsValeurs = (row: ListRow): boolean => row.of === 'valeurs';
