// A subvention is in one of these states for the people who administer it (§3 Subvention: active; decisions,
// Dossiers: published versions).

export const etatsSubvention = {
  preparation: 'en préparation',
  publiee: 'publiée',
  inactive: 'inactive',
} as const;
export type EtatSubvention = keyof typeof etatsSubvention;

/** Returns the state of a subvention: one that was never published cannot be asked for, whether it is active or not. */
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

export const actesSubvention = [
  'edit',
  'publish',
  'unpublish',
  'reschedule',
  'activate',
  'deactivate',
  'duplicate',
  'delete',
] as const;
export type ActeSubvention = (typeof actesSubvention)[number];

/**
 * Each state allows these acts; a subvention with dossiers is never deleted, whatever its state, and a version on which a
 * dossier was begun is never taken back.
 */
export const actesByEtat: Record<EtatSubvention, readonly ActeSubvention[]> = {
  preparation: ['edit', 'publish', 'duplicate', 'delete'],
  publiee: ['edit', 'publish', 'unpublish', 'reschedule', 'deactivate', 'duplicate', 'delete'],
  inactive: ['edit', 'publish', 'unpublish', 'reschedule', 'activate', 'duplicate', 'delete'],
};
