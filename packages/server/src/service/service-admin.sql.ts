// These queries let administrators change the services.
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '../platform/db/database.ts';
import { type ServiceRow, selectServices } from './service.sql.ts';

type Service = Database['service'];
type Ecriture = { at: Date; by: string };

const alive = (db: Db, key: string) =>
  selectServices(db)
    .where('service.supprime_le', 'is', null)
    .where((eb) =>
      isUuid(key)
        ? eb.or([eb('service.id', '=', key), eb('service.auth_id', '=', key)])
        : eb('service.code', '=', key.toUpperCase()),
    );

/** Finds a service by its id, its code or the id of its account, unless it was deleted. */
export const findServiceAdministre = (db: Db, key: string): Promise<ServiceRow | undefined> =>
  alive(db, key).executeTakeFirst();

/** Locks the service until the end of the transaction: two administrators who change it come one after the other. */
export const lockServiceAdministre = (trx: Tx, key: string): Promise<ServiceRow | undefined> =>
  alive(trx, key).forUpdate('service').executeTakeFirst();

export type CompteInCreation = {
  auth_id: string;
  login: string;
  code: string;
  roles: string[];
  enabled: boolean;
};

export async function insertCompteInCreation(
  trx: Tx,
  auth: Omit<Insertable<Database['service_en_creation']>, 'auth_id'>,
): Promise<CompteInCreation> {
  const old = new Date(auth.cree_le.getTime() - 24 * 3_600_000);
  await trx.deleteFrom('service_en_creation').where('cree_le', '<', old).execute();
  return trx
    .insertInto('service_en_creation')
    .values(auth)
    .returning(['auth_id', 'login', 'code', 'roles', 'enabled'])
    .executeTakeFirstOrThrow();
}

/**
 * Removes and returns the first part of a service (its account), kept until the second one comes. Undefined when it was
 * already taken, when somebody else began it, or after a day.
 */
export const takeCompteInCreation = (
  trx: Tx,
  { authId, by, at }: Ecriture & { authId: string },
): Promise<CompteInCreation | undefined> =>
  trx
    .deleteFrom('service_en_creation')
    .where('auth_id', '=', authId)
    .where('cree_par', '=', by)
    .where('cree_le', '>', new Date(at.getTime() - 24 * 3_600_000))
    .returning(['auth_id', 'login', 'code', 'roles', 'enabled'])
    .executeTakeFirst();

/**
 * Tells whether a service has this code, a deleted one included, because the dossiers it instructed still show the
 * code.
 */
export const isCodeTaken = async (db: Db, code: string, but?: string): Promise<boolean> =>
  (await db
    .selectFrom('service')
    .select('id')
    .where('code', '=', code)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .executeTakeFirst()) !== undefined;

export async function saveService(
  trx: Tx,
  id: string,
  { at, by, ...changes }: Updateable<Service> & Ecriture,
): Promise<void> {
  await trx
    .updateTable('service')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: at, modifie_le: at, modifie_par: by })
    .where('id', '=', id)
    .execute();
}

/** Tells whether no service has the id `parent`, or it was deleted, or it depends itself on `id`, even indirectly. */
export async function isParentImpossible(
  db: Db,
  { id, parent }: { id?: string; parent: string },
): Promise<boolean> {
  if (!isUuid(parent)) return true;
  const { rows } = await sql<{ id: string; supprime_le: Date | null }>`
    with recursive above as (
      select id, parent, supprime_le, 1 as rang from service where id = ${parent}
      union all
      select s.id, s.parent, s.supprime_le, a.rang + 1 from service s join above a on s.id = a.parent where a.rang < 20
    ) select id, supprime_le from above order by rang`.execute(db);
  const [first] = rows;
  return first === undefined || first.supprime_le !== null || rows.some((one) => one.id === id);
}

export const countRattaches = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .selectFrom('service')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('parent', '=', id)
      .where('supprime_le', 'is', null)
      .executeTakeFirstOrThrow()
  ).n;

export type MembreRow = {
  id_utilisateur: string;
  prenom: string;
  nom: string;
  email: string;
  role: string;
  since: Date;
  enabled: boolean;
  desactive_at: Date | null;
};

/** Lists the members of a service, without its own account. */
export const listMembres = (db: Db, idService: string): Promise<MembreRow[]> =>
  db
    .selectFrom('membre_service')
    .innerJoin('utilisateur', 'utilisateur.id', 'membre_service.id_utilisateur')
    .select(['id_utilisateur', 'prenom', 'nom', 'email', 'role', 'since', 'enabled', 'desactive_at'])
    .where('id_service', '=', idService)
    .where('role', '!=', 'compte')
    .orderBy('nom')
    .orderBy('prenom')
    .orderBy('id_utilisateur')
    .execute();

export async function deleteMembre(
  trx: Tx,
  { id_service, id_utilisateur }: { id_service: string; id_utilisateur: string },
  { withCompte = false } = {},
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('membre_service')
    .where('id_service', '=', id_service)
    .where('id_utilisateur', '=', id_utilisateur)
    .$if(!withCompte, (query) => query.where('role', '!=', 'compte'))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Detaches the account from its service. */
export async function detachCompte(trx: Tx, id: string): Promise<void> {
  await trx.updateTable('service').set({ auth_id: null }).where('id', '=', id).execute();
}

/** Tells whether this person belongs to a service of these territories, or to any service when none is given. */
export const isMembreIn = async (
  db: Db,
  id_utilisateur: string,
  territoires: readonly string[] | undefined,
): Promise<boolean> =>
  (await db
    .selectFrom('appartenance_service')
    .select('id_service')
    .where('id_utilisateur', '=', id_utilisateur)
    .$if(territoires !== undefined, (query) => query.where('code_territoire', 'in', [...(territoires ?? [])]))
    .executeTakeFirst()) !== undefined;
