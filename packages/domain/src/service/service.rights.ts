// Who is told what of a service (§6; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';

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

export const administersServices = ({ role }: Actor): boolean =>
  role === 'rds.admin' || role === 'rds.appli_admin';

/** A service's account, or a person of services, is shown their own [R6.22]. */
export const isOfServiceOnly = ({ role }: Actor): boolean => role === 'rds.service' || role === 'rds.user';
