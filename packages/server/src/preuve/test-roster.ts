import type { PersonKind } from './test-demonstration.ts';

/** The roster has one person of each kind that the portal distinguishes; all of them try each call. */
export const roster: readonly PersonKind[] = [
  'jeanne.roux',
  'karim.benali',
  'lucie.fabre',
  'fatou.sarr',
  'helene.garnier',
  'noe.lambert',
  'marc.olivieri',
  'ines.moreau',
  'paul.girard',
  'fdva',
  'vie-associative',
  'claire.vidal',
  'hugo.marchand',
  'alice.perrin',
  'denis.chevalier',
  'nadia.colin',
];

/**
 * The people who instruct for the DRAJES: its agent, its own account, and the administrators of its territory and of
 * all territories.
 */
export const drajes: readonly PersonKind[] = ['paul.girard', 'fdva', 'claire.vidal', 'hugo.marchand'];
export const portail: PersonKind = 'denis.chevalier';
