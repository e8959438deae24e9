import type { Actor } from '@asso/domain/compte/actor';
import { readPerimetre } from '../dossier/liste/perimetre.ts';
import type { Db } from '../platform/db/database.ts';
import { listPerimetreServices, type ServiceNomme } from './portee.sql.ts';

/**
 * The services whose figures this person reads; `isNationale` is true when these are all the services of the country.
 */
export type Portee = { services: readonly ServiceNomme[]; isNationale: boolean };

export async function readPortee(db: Db, actor: Actor): Promise<Portee> {
  const perimetre = readPerimetre(actor);
  return { services: await listPerimetreServices(db, perimetre), isNationale: perimetre.kind === 'tout' };
}

/** Does the same as `readPortee`, except that a single service is not offered as a choice, so its name is not read. */
export async function chiffresPortee(db: Db, actor: Actor): Promise<Portee> {
  const perimetre = readPerimetre(actor);
  const [only, ...others] = perimetre.kind === 'services' ? perimetre.services : [];
  if (only === undefined || others.length > 0) return readPortee(db, actor);
  return { services: [{ id: only, nom: '' }], isNationale: false };
}
