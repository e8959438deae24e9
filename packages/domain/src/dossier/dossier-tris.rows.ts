// What the list of dossiers is sorted by; « -numero » is the other way round (§7, C072; decisions, Paths and calls).

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

/** What a service keeps for itself orders nobody else's list. */
const trisReserves: readonly TriDossiers[] = ['note'];

/** Newest movement first, when nothing is asked. */
const triHabituel: Tri = { tri: 'modifie', sens: 'desc' };

/** The names a call and an address take: « numero », « -numero ». */
export const nomsTris = trisDossiers.flatMap((tri) => [tri, `-${tri}`] as const);
type NomTri = (typeof nomsTris)[number];

export const isNomTri = (text: string): text is NomTri => nomsTris.some((nom) => nom === text);

export function triOf(nom: string | null | undefined, readsReserve = true): Tri {
  const found = trisDossiers.find(
    (tri) => (nom === tri || nom === `-${tri}`) && (readsReserve || !trisReserves.includes(tri)),
  );
  return found ? { tri: found, sens: nom === found ? 'asc' : 'desc' } : triHabituel;
}

export const nomDe = ({ tri, sens }: Tri): NomTri => (sens === 'asc' ? tri : `-${tri}`);
