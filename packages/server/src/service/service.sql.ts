// These queries read the services and their members.
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database, Db, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

type Json = Record<string, unknown>;

type ServiceTable = Table<
  'service',
  {
    /** The SIRET under which the service's decisions are published. */ siret: string | null;
    adresse: ColumnType<Json, string | undefined, string>;
    /** The person who signs the letters of the service, and in what capacity. */
    signataire: string | null;
    profil: ColumnType<{ type?: string }, string | undefined, string>;
    /**
     * The date when the service was deleted: the service keeps its name for the dossiers it instructed, but is locked
     * and no longer listed.
     */
    supprime_le: ColumnType<Date | null, never, Date>;
    modifie_le: ColumnType<Date | null, Date | undefined, Date>;
    modifie_par: ColumnType<string | null, string | undefined, string>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    service: ServiceTable;
  }
}

export const selectServices = (db: Db) =>
  db
    .selectFrom('service')
    .leftJoin('utilisateur as compte', 'compte.id', 'service.auth_id')
    .selectAll('service')
    .select(['compte.email as login', 'compte.roles'])
    .select(sql<boolean>`coalesce(compte.enabled and compte.desactive_at is null, false)`.as('enabled'));

export type ServiceRow = Awaited<ReturnType<ReturnType<typeof selectServices>['executeTakeFirstOrThrow']>>;

/** Finds a service by its id or its code, even one that was deleted. */
export async function findService(db: Db, key: string): Promise<ServiceRow | undefined> {
  const isId = isUuid(key);
  return selectServices(db)
    .where(isId ? 'service.id' : 'service.code', '=', isId ? key : key.toUpperCase())
    .executeTakeFirst();
}

/** Gives the names of these services by id; what is not the id of a service is left out. */
export async function readServiceNames(db: Db, ids: readonly unknown[]): Promise<Record<string, string>> {
  const asked = [...new Set(ids)].filter((id) => typeof id === 'string' && isUuid(id)) as string[];
  if (asked.length === 0) return {};
  const rows = await db.selectFrom('service').select(['id', 'nom']).where('id', 'in', asked).execute();
  return Object.fromEntries(rows.map(({ id, nom }) => [id, nom]));
}

/** Lists these services with the place that each holds. */
export const listServicesSitues = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('service').select(['id', 'nom', 'code_territoire']).where('id', 'in', ids).execute();

export type ServiceQuery = {
  searchQuery?: string;
  type?: string;
  niveau_territorial?: string;
  code_territoire?: string;
  dispositif?: string;
  /** Keeps only these services. */
  ids?: readonly string[];
  /** Keeps only the services of these territories. */
  territoires?: readonly string[];
  withLocked: boolean;
  /** True keeps only locked services, and false only unlocked ones. */
  locked?: boolean;
  limit: number;
  cursor: Cursor | null;
};

export const serviceOrder: Order = {
  columns: [sql`service.nom`, sql`service.id`],
  direction: 'asc',
  key: z.tuple([z.string(), z.uuid()]),
};

const most = 10_000;

export async function listServices(
  db: Db,
  query: ServiceQuery,
): Promise<Page<ServiceRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor } = query;
  const { after, orderBy } = keysetClauses(serviceOrder, cursor);
  const [rows, counted] = await Promise.all([
    filtered(selectServices(db), query)
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        filtered(db.selectFrom('service').select('service.id'), query)
          .limit(most + 1)
          .as('seen'),
      )
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  const keyOf = (row: ServiceRow) => [row.nom, row.id];
  return {
    ...keysetPage({ rows, limit, cursor, keyOf }),
    total: Math.min(counted.n, most),
    totalExact: counted.n <= most,
  };
}

function filtered<DB extends Database, O>(
  rows: SelectQueryBuilder<DB, 'service' & keyof DB, O>,
  query: ServiceQuery,
): SelectQueryBuilder<DB, 'service' & keyof DB, O> {
  const conditions = [
    sql<boolean>`service.supprime_le is null`,
    query.withLocked ? undefined : sql<boolean>`not service.locked`,
    query.locked !== undefined && sql<boolean>`service.locked = ${query.locked}`,
    query.type && sql<boolean>`service.type = ${query.type}`,
    query.niveau_territorial && sql<boolean>`service.niveau_territorial = ${query.niveau_territorial}`,
    query.code_territoire && sql<boolean>`service.code_territoire = ${query.code_territoire}`,
    query.dispositif && sql<boolean>`${query.dispositif} = any(service.dispositifs)`,
    query.ids && sql<boolean>`service.id = any(${query.ids}::uuid[])`,
    query.territoires && sql<boolean>`service.code_territoire = any(${query.territoires}::text[])`,
    query.searchQuery &&
      sql<boolean>`sans_accents(service.nom || ' ' || service.code) like '%' || replace(replace(replace(sans_accents(${query.searchQuery}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
  ];
  let found = rows;
  for (const condition of conditions) if (condition) found = found.where(condition);
  return found;
}

/** Lists the services of an account, without the locked ones. */
export const selectMemberServices = (db: Db, idUtilisateur: string): Promise<ServiceRow[]> =>
  selectServices(db)
    .innerJoin('membre_service', 'membre_service.id_service', 'service.id')
    .where('membre_service.id_utilisateur', '=', idUtilisateur)
    .where('service.locked', '=', false)
    .orderBy('service.code')
    .execute();

/** Lists the ids of the members of a service, its own account included. */
export async function findMembresService(db: Db | Tx, idService: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membre_service')
    .select('id_utilisateur')
    .where('id_service', '=', idService)
    .orderBy('id_utilisateur')
    .execute();
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}

/** Returns undefined when the code is taken. */
export async function insertService(trx: Tx, service: Insertable<ServiceTable>): Promise<string | undefined> {
  const row = await trx
    .insertInto('service')
    .values(service)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function saveServiceCompte(trx: Tx, id: string, authId: string): Promise<void> {
  await trx.updateTable('service').set({ auth_id: authId }).where('id', '=', id).execute();
}

/** Lists the services whose contact address this is, at most fifty. */
export const listServicesOfAddress = async (db: Db, courriel: string): Promise<string[]> =>
  (
    await db
      .selectFrom('service')
      .select('id')
      .where(sql`lower(email)`, '=', courriel)
      .where('supprime_le', 'is', null)
      .limit(50)
      .execute()
  ).map(({ id }) => id);
