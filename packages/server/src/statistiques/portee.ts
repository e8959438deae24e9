import type { Actor } from '@asso/domain/compte/actor';
import { perimetreOf } from '../dossier/liste/perimetre.ts';
import type { Db } from '../platform/db/database.ts';
import { listServicesOf, type ServiceNomme } from './portee.sql.ts';

/**
 * The services whose figures this person reads; `isNationale` is true when these are all the services of the country.
 */
export type Portee = { services: readonly ServiceNomme[]; isNationale: boolean };

export async function porteeOf(db: Db, actor: Actor): Promise<Portee> {
  const perimetre = perimetreOf(actor);
  return { services: await listServicesOf(db, perimetre), isNationale: perimetre.kind === 'tout' };
}

/** Does the same as `porteeOf`, except that a single service is not offered as a choice, so its name is not read. */
export async function porteeDesChiffres(db: Db, actor: Actor): Promise<Portee> {
  const perimetre = perimetreOf(actor);
  const [only, ...others] = perimetre.kind === 'services' ? perimetre.services : [];
  if (only === undefined || others.length > 0) return porteeOf(db, actor);
  return { services: [{ id: only, nom: '' }], isNationale: false };
}
