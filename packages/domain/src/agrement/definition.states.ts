// An agrément is in one of these states for the people who offer it, and each state allows some acts (§3
// Accreditation definition; decisions, Dossiers).

export const etatsDefinition = {
  brouillon: 'en préparation',
  publie: 'publié',
  retire: 'retiré',
} as const;
export type EtatDefinition = keyof typeof etatsDefinition;
export const nomsEtatsDefinition = Object.keys(etatsDefinition) as [EtatDefinition];

type Proposee = { etat: EtatDefinition; ouverture: 'a-venir' | 'ouverte' | 'fermee' | null };

/** Tells whether what is published takes no request any more: its session is over. */
export const isSessionTerminee = ({ etat, ouverture }: Proposee): boolean =>
  etat === 'publie' && ouverture === 'fermee';

/** Names the state: « publié », or « session terminée » for what is published and takes no request any more. */
export const sayEtatDefinition = (proposee: Proposee): string =>
  isSessionTerminee(proposee) ? 'session terminée' : etatsDefinition[proposee.etat];

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
export const actesByEtatDefinition: Record<EtatDefinition, readonly ActeDefinition[]> = {
  brouillon: ['edit', 'identite', 'publish', 'duplicate', 'delete'],
  publie: ['edit', 'publish', 'withdraw', 'duplicate', 'delete'],
  retire: ['restore', 'duplicate', 'delete'],
};
