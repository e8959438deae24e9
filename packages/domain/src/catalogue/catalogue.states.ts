// Where a subvention stands for those who administer it (§3 Subvention: active; decisions, Dossiers: published versions).

export const etatsSubvention = {
  preparation: 'en préparation',
  publiee: 'publiée',
  inactive: 'inactive',
} as const;
export type EtatSubvention = keyof typeof etatsSubvention;

/** Never published, nobody can ask for it yet, active or not. */
export function etatSubvention({
  active,
  isPubliee,
}: {
  active: boolean;
  isPubliee: boolean;
}): EtatSubvention {
  if (!isPubliee) return 'preparation';
  return active ? 'publiee' : 'inactive';
}

export const actesSubvention = ['edit', 'publish', 'activate', 'deactivate', 'duplicate', 'delete'] as const;
export type ActeSubvention = (typeof actesSubvention)[number];

/** What may be done in each state; one that has dossiers is never deleted, whatever its state. */
export const actesParEtat: Record<EtatSubvention, readonly ActeSubvention[]> = {
  preparation: ['edit', 'publish', 'duplicate', 'delete'],
  publiee: ['edit', 'publish', 'deactivate', 'duplicate', 'delete'],
  inactive: ['edit', 'publish', 'activate', 'duplicate', 'delete'],
};
