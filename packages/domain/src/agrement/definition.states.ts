// Where an accreditation stands for those who offer it, and what may be done in each state (§3 Accreditation definition; decisions, Dossiers).

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

/** `identite` opens what it is known by: links lead there once it is published. */
export const actesParEtatDefinition: Record<EtatDefinition, readonly ActeDefinition[]> = {
  brouillon: ['edit', 'identite', 'publish', 'duplicate', 'delete'],
  publie: ['edit', 'publish', 'withdraw', 'duplicate', 'delete'],
  retire: ['restore', 'duplicate', 'delete'],
};
