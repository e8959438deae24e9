// An agrément is in one of these states for the people who offer it, and each state allows some acts (§3
// Accreditation definition; decisions, Dossiers).

export const etatsDefinition = {
  brouillon: 'en préparation',
  publie: 'publié',
  retire: 'retiré',
} as const;
export type EtatDefinition = keyof typeof etatsDefinition;
export const nomsEtatsDefinition = Object.keys(etatsDefinition) as [EtatDefinition];

export const actesDefinition = [
  'edit',
  'identite',
  'publish',
  'withdraw',
  'restore',
  'duplicate',
  'delete',
] as const;
export type ActeDefinition = (typeof actesDefinition)[number];

/**
 * `identite` allows changing the identity of the agrément, which is closed once published because links lead to it.
 */
export const actesParEtatDefinition: Record<EtatDefinition, readonly ActeDefinition[]> = {
  brouillon: ['edit', 'identite', 'publish', 'duplicate', 'delete'],
  publie: ['edit', 'publish', 'withdraw', 'duplicate', 'delete'],
  retire: ['restore', 'duplicate', 'delete'],
};
