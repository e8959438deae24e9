// Who is told what of a service (§6; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import type { Rights } from '../kernel/writable.ts';

/** `complet`: everything. `public`: what who asks for money may know. `aucune`: as if it did not exist. */
export type VueService = 'complet' | 'public' | 'aucune';

type Service = { id: string; code_territoire: string; locked: boolean };

/** Its members and those who administer it see all; a local administrator knows of no other territory. */
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

/** What who administers a service may do of it now; a local administrator, in their territory only [R3.10]. */
export function serviceRights(actor: Actor, service: ServiceAdministre): Rights {
  const edit = administersServices(actor) && isInTerritoire(actor.territoire, service.code_territoire);
  const { locked, hasCompte } = service;
  return { edit, lock: edit && !locked, unlock: edit && locked, delete: edit, invite: edit && hasCompte };
}

/** A service's account, or a person of services, is shown their own [R6.22]. */
export const isOfServiceOnly = ({ role }: Actor): boolean => role === 'rds.service' || role === 'rds.user';
