import type { Actor } from '@asso/domain/compte/actor';
import { perimetreOf } from '../dossier/perimetre.ts';
import type { Db } from '../platform/db/database.ts';
import { listServicesOf, type ServiceNomme } from './portee.sql.ts';

/** The services whose figures this person reads; `isNationale` where that is the whole country. */
export type Portee = { services: readonly ServiceNomme[]; isNationale: boolean };

export async function porteeOf(db: Db, actor: Actor): Promise<Portee> {
  const perimetre = perimetreOf(actor);
  return { services: await listServicesOf(db, perimetre), isNationale: perimetre.kind === 'tout' };
}
