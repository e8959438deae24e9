// The list of dossiers may be sorted by these columns; « -numero » reverses the order (§7, C072; decisions, Paths
// and calls).

export const trisDossiers = [
  'modifie',
  'numero',
  'association',
  'exercice',
  'etat',
  'demande',
  'transmis',
  'note',
] as const;
export type TriDossiers = (typeof trisDossiers)[number];
type SensTri = 'asc' | 'desc';
export type Tri = { tri: TriDossiers; sens: SensTri };

/** The columns that hold what a service keeps for itself, and so sort nobody else's list. */
const trisReserves: readonly TriDossiers[] = ['note'];

/** Without a choice, the most recently changed dossier comes first. */
const triHabituel: Tri = { tri: 'modifie', sens: 'desc' };

/** The names accepted in calls and addresses: « numero », « -numero ». */
export const nomsTris = trisDossiers.flatMap((tri) => [tri, `-${tri}`] as const);
type NomTri = (typeof nomsTris)[number];

export const isNomTri = (text: string): text is NomTri => nomsTris.some((nom) => nom === text);

export function readTri(nom: string | null | undefined, readsReserve = true): Tri {
  const found = trisDossiers.find(
    (tri) => (nom === tri || nom === `-${tri}`) && (readsReserve || !trisReserves.includes(tri)),
  );
  return found ? { tri: found, sens: nom === found ? 'asc' : 'desc' } : triHabituel;
}

export const triName = ({ tri, sens }: Tri): NomTri => (sens === 'asc' ? tri : `-${tri}`);
