import type { Qui } from './test-demonstration.ts';

/** One of each kind of person the portal tells apart; each call is tried by all of them. */
export const roster: readonly Qui[] = [
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

/** Who instructs for the DRAJES: its agent, its own account, the administrators of its territory and of all. */
export const drajes: readonly Qui[] = ['paul.girard', 'fdva', 'claire.vidal', 'hugo.marchand'];
export const portail: Qui = 'denis.chevalier';
