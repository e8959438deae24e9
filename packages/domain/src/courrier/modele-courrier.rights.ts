// Some people read and some write the letter templates of a service (§6 Roles; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInChargeOf } from '../dossier/dossier.rights.ts';

type ServiceRef = { id_service: string; code_territoire: string | null };

/** Tells whether the person reads the templates of a service: who decides for it chooses among its letters. */
export const readsModeles = (actor: Actor, { id_service, code_territoire }: ServiceRef): boolean =>
  isInChargeOf(actor, { id_service_instructeur: id_service, etat: 'D', code_territoire });

/** The service's own account and the administrator of its territory write its templates; its other people use them. */
export const writesModeles = (actor: Actor, service: ServiceRef): boolean =>
  actor.role !== 'rds.user' && readsModeles(actor, service);
