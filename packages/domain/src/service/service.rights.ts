// People see all of a service, its public part, or nothing (§6; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import type { Rights } from '../kernel/writable.ts';

/**
 * `complet` is everything, `public` what an applicant may know; `aucune` means that the service does not exist for
 * the person.
 */
export type VueService = 'complet' | 'public' | 'aucune';

type Service = { id: string; code_territoire: string; locked: boolean };

/**
 * Tells how much of a service this person sees: its members and its administrators see all of it, a local administrator
 * sees nothing of a service of another territory, anybody else sees what is public.
 */
export function vueService(actor: Actor, service: Service): VueService {
  if (administersServices(actor)) {
    return isInTerritoire(actor.territoire, service.code_territoire) ? 'complet' : 'aucune';
  }
  return actor.services.some((one) => one.id_service === service.id) ? 'complet' : 'public';
}

export const administrateursServices = ['rds.admin', 'rds.appli_admin'] as const;

export const administersServices = ({ role }: Actor): boolean =>
  administrateursServices.some((one) => one === role);

type ServiceAdministre = { code_territoire: string; locked: boolean; hasCompte: boolean };

/**
 * Returns what an administrator may do with a service now; a local administrator acts only in their territory
 * [R3.10].
 */
export function serviceRights(actor: Actor, service: ServiceAdministre): Rights {
  const edit = administersServices(actor) && isInTerritoire(actor.territoire, service.code_territoire);
  const { locked, hasCompte } = service;
  return { edit, lock: edit && !locked, unlock: edit && locked, delete: edit, invite: edit && hasCompte };
}

/** Tells whether the role sees only its own services: a service's account, or a person of services, does [R6.22]. */
export const isOfServiceOnly = ({ role }: Actor): boolean => role === 'rds.service' || role === 'rds.user';
