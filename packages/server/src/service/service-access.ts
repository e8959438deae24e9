import type { Actor } from '@asso/domain/compte/actor';
import { serviceRights } from '@asso/domain/service/service.rights';
import type { Db, Tx } from '../platform/db/database.ts';
import { type Accepted, type Refused, refusal } from '../platform/http/handlers.ts';
import type { ServiceRow } from './service.sql.ts';
import { findServiceAdministre, lockServiceAdministre } from './service-admin.sql.ts';

const inconnu = refusal({ code: 'service.introuvable' });

export const rightsOfService = (actor: Actor, row: ServiceRow) =>
  serviceRights(actor, { ...row, hasCompte: row.auth_id !== null });

/** Gives the service to a person who may change it; to others, it is as if the service did not exist. */
const ofActor = (actor: Actor, row: ServiceRow | undefined): Accepted<ServiceRow> | Refused =>
  row && rightsOfService(actor, row).edit ? { ok: true, value: row } : inconnu;

export const findAdministered = async (db: Db, actor: Actor, key: string) =>
  ofActor(actor, await findServiceAdministre(db, key));

/** Locks the service until the end of the transaction. */
export const lockAdministered = async (trx: Tx, actor: Actor, key: string) =>
  ofActor(actor, await lockServiceAdministre(trx, key));
