// Who may sign in, and how long to wait after failures (§4 Session; decisions, Security readings › Sign-in).
import type { Problem } from '../kernel/result.ts';

/** Failures of one account from one address are forgotten after this long without a new one. */
export const oubliSecondes = 15 * 60;
const essaisLibres = 3;
const attenteMaxSecondes = 15 * 60;

/** 0 for the first failures, then 2, 4, 8… seconds, 15 minutes at most. */
export function attenteSecondes(echecs: number): number {
  if (echecs <= essaisLibres) return 0;
  return Math.min(2 ** Math.min(echecs - essaisLibres, 20), attenteMaxSecondes);
}

/** One account attacked from several places is closed for an hour, whoever asks. */
export const verrouSecondes = 3600;
const verrouEchecs = 20;
const verrouAdresses = 3;

/** Failures of one account within the last hour. */
export const isSousAttaque = (recent: { echecs: number; adresses: number }): boolean =>
  recent.echecs > verrouEchecs && recent.adresses >= verrouAdresses;

/** In minutes, rounded up, as the sentence says it; under a minute, one. */
export const tropDEssais = (secondes: number): Problem => ({
  code: 'compte.trop-d-essais',
  params: { delai: delaiOf(secondes) },
});

/** The account itself is closed for a while, wherever one comes from. */
export const tropDEssaisPartout = (secondes: number): Problem => ({
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

/** What refuses an account that gave the right password: told to nobody else. */
export function connexionProblem(compte: EtatCompte): Problem | null {
  if (compte.isDesactive) return { code: 'compte.desactive' };
  if (compte.isLocked) return { code: 'compte.verrouille' };
  return isServiceVerrouille(compte) ? { code: 'compte.service-verrouille' } : null;
}

/** A person whose every service is locked, and who has no other role to come with, is refused [R4.100]. */
function isServiceVerrouille({ roles, services }: EtatCompte): boolean {
  const onlyServices = roles.every((role) => role === 'rds.service' || role === 'rds.user');
  return onlyServices && services.length > 0 && services.every((service) => service.isLocked);
}
