// Some people read and some write the letter templates of a service (§6 Roles; decisions, Who belongs where).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { isInChargeOf } from '../dossier/dossier.rights.ts';
import { administersServices } from '../service/service.rights.ts';
import type { GenreImage } from './images-courrier.rules.ts';

type ServiceRef = { id_service: string; code_territoire: string | null };

/**
 * Tells whether the person reads the templates of a service: whoever decides for the service chooses among its letters.
 */
export const readsModeles = (actor: Actor, { id_service, code_territoire }: ServiceRef): boolean =>
  isInChargeOf(actor, { id_service_instructeur: id_service, etat: 'D', code_territoire });

/** The service's own account and the administrator of its territory write its templates; its other people use them. */
export const writesModeles = (actor: Actor, service: ServiceRef): boolean =>
  actor.role !== 'rds.user' && readsModeles(actor, service);

/**
 * The logo describes the service, so whoever administers the service has it too; a signature belongs to the signatory.
 */
const hasLogo = (actor: Actor, genre: GenreImage, { code_territoire }: ServiceRef): boolean =>
  genre === 'logo' && administersServices(actor) && isInTerritoire(actor.territoire, code_territoire);

export const readsImage = (actor: Actor, genre: GenreImage, service: ServiceRef): boolean =>
  readsModeles(actor, service) || hasLogo(actor, genre, service);

export const writesImage = (actor: Actor, genre: GenreImage, service: ServiceRef): boolean =>
  writesModeles(actor, service) || hasLogo(actor, genre, service);
