// Sign-in is refused to some accounts, and delayed after failures (§4 Session; decisions, Security readings ›
// Sign-in).
import type { Problem } from '../kernel/result.ts';

/** The failures of one account from one network address are forgotten after this many seconds without a new one. */
export const oubliSecondes = 15 * 60;
const essaisLibres = 3;
const attenteMaxSecondes = 15 * 60;

/** Returns 0 for the first failures, then 2, 4, 8… seconds, 15 minutes at most. */
export function attenteSecondes(echecs: number): number {
  if (echecs <= essaisLibres) return 0;
  return Math.min(2 ** Math.min(echecs - essaisLibres, 20), attenteMaxSecondes);
}

/** An account attacked from several network addresses is closed to everybody for this many seconds. */
export const verrouSecondes = 3600;
const verrouEchecs = 20;
const verrouAdresses = 3;

/** Tells whether an account is attacked; `recent` counts its failures within the last hour. */
export const isUnderAttack = (recent: { echecs: number; adresses: number }): boolean =>
  recent.echecs > verrouEchecs && recent.adresses >= verrouAdresses;

/** Returns the refusal of an attempt made too soon, with the delay in minutes, rounded up, at least one. */
export const tooManyEssais = (secondes: number): Problem => ({
  code: 'compte.trop-d-essais',
  params: { delai: delaiOf(secondes) },
});

/** Returns the refusal of an account that is closed for a while from every network address. */
export const tooManyEssaisAnywhere = (secondes: number): Problem => ({
  code: 'compte.trop-d-essais-partout',
  params: { delai: delaiOf(secondes) },
});

function delaiOf(secondes: number): string {
  const minutes = Math.max(1, Math.ceil(secondes / 60));
  return `${minutes} minute${minutes > 1 ? 's' : ''}`;
}

export type EtatCompte = {
  isDesactive: boolean;
  isLocked: boolean;
  roles: readonly string[];
  services: readonly { isLocked: boolean }[];
};

/**
 * Returns the problem that refuses an account, or null when it may sign in. It is asked only after the right password,
 * so that nobody else learns the state of an account.
 */
export function connexionProblem(compte: EtatCompte): Problem | null {
  if (compte.isDesactive) return { code: 'compte.desactive' };
  if (compte.isLocked) return { code: 'compte.verrouille' };
  return isServiceVerrouille(compte) ? { code: 'compte.service-verrouille' } : null;
}

/** Tells whether a person is refused because all their services are locked and they have no other role [R4.100]. */
function isServiceVerrouille({ roles, services }: EtatCompte): boolean {
  const onlyServices = roles.every((role) => role === 'rds.service' || role === 'rds.user');
  return onlyServices && services.length > 0 && services.every((service) => service.isLocked);
}
