// Test support: changes one column, whatever its type, of the rows that a dossier is read from, and puts it back.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** Each table that a reading is made of, with the rows of one dossier. */
const rowsOf: Record<string, string> = {
  dossier: 'id = $1',
  dossier_subvention: 'id_dossier = $1',
  campagne_version: 'id = (select id_campagne_version from dossier_subvention where id_dossier = $1)',
  campagne_edition: `(id_subvention, campagne_exercice) = (select v.id_subvention, v.campagne_exercice
    from campagne_version v join dossier_subvention ds on ds.id_campagne_version = v.id where ds.id_dossier = $1)`,
  subvention: `id = (select v.id_subvention from campagne_version v
    join dossier_subvention ds on ds.id_campagne_version = v.id where ds.id_dossier = $1)`,
  association: 'id = (select id_association from dossier where id = $1)',
  instruction: 'id_dossier = $1',
  service: 'id in (select id_service_instructeur from instruction where id_dossier = $1)',
  dossier_partage: 'id_dossier = $1',
  projet: 'id_dossier = $1',
  financement: 'id_projet in (select id from projet where id_dossier = $1)',
  projet_retrait: 'id_projet in (select id from projet where id_dossier = $1)',
  piece_dossier: 'id_dossier = $1',
  document: `id in (select id_document from piece_dossier where id_dossier = $1)
    or id_proprietaire = (select id_association::text from dossier where id = $1)`,
  representant_legal: 'id_association = (select id_association from dossier where id = $1)',
  rib: 'id_association = (select id_association from dossier where id = $1)',
  membre_association: 'id_association = (select id_association from dossier where id = $1)',
  membre_service: 'id_utilisateur = (select created_by from dossier where id = $1)',
  utilisateur: `id = (select created_by from dossier where id = $1)
    or id in (select id_utilisateur from dossier_partage where id_dossier = $1)
    or id in (select affecte_a from instruction where id_dossier = $1)`,
  renvoi_dossier: 'id_dossier = $1',
  etiquette: 'id in (select id_etiquette from etiquette_posee where id_dossier = $1)',
  etiquette_posee: 'id_dossier = $1',
};
const duBureau = ['etiquette', 'etiquette_posee'];
export const lectureTables = Object.keys(rowsOf).filter((table) => !duBureau.includes(table));

/** The tables from which a row of the list of dossiers is read. */
export const tablesListed = [
  ...[
    'dossier',
    'association',
    'subvention',
    'instruction',
    'service',
    'dossier_partage',
    'projet',
    'financement',
  ],
  ...['utilisateur', ...duBureau],
];

const where = (table: string, dossier: string) => {
  const parts = (rowsOf[table] ?? 'false').split('$1');
  return sql`(${sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${dossier}::uuid`,
  )})`;
};

export type Colonne = { name: string; type: string; others: string[] };

/** Lists the columns that may be written; `others` are the values named in the check constraints of the table. */
export async function readColonnesTable(db: Db, table: string): Promise<Colonne[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  const checks = await sql<{ said: string }>`
    select pg_get_constraintdef(oid) as said from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(db);
  const others = checks.rows.flatMap(({ said }) =>
    [...said.matchAll(/'([^']+)'/g)].map(([, one]) => one ?? ''),
  );
  return rows.map((one) => ({ ...one, others: [...new Set(others)] }));
}

type Moved = { table: string; column: Colonne; dossier: string };

/** Keeps the triggers of `revision` running while `withMoved` disables all the others: they mark what readings show. */
export async function keepRevisions(db: Db): Promise<void> {
  const { rows } = await sql<{ said: string }>`
    select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname) as said
    from pg_trigger where tgname like 'revision\\_%'`.execute(db);
  for (const { said } of rows) await sql.raw(said).execute(db);
}

/**
 * Changes a column in the rows of this dossier, runs `check` and puts the rows back; false when no other value is
 * accepted. No trigger is run but those of `keepRevisions`.
 */
export async function withMoved(
  db: Db,
  { table, column, dossier }: Moved,
  check: () => Promise<void>,
): Promise<boolean> {
  const rows = where(table, dossier);
  const name = sql.ref(column.name);
  const read = sql<{
    value: unknown;
  }>`select to_json(${name}) as value from ${sql.table(table)} where ${rows}`;
  const [first] = (await read.execute(db)).rows;
  if (!first) return false;
  for (const value of newValues(column, first.value)) {
    const places = await moved(db, { table, rows, name, value: sql`${value}::${sql.raw(castOf(column))}` });
    if (!places) continue;
    try {
      await check();
    } finally {
      await putBack(db, table, places);
    }
    return true;
  }
  return false;
}

type Moving = {
  table: string;
  rows: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  value: RawBuilder<unknown>;
};

/** Copies the rows, then changes them; returns their new places, or null when the value is refused. */
async function moved(db: Db, { table, rows, name, value }: Moving): Promise<string[] | null> {
  try {
    return await inTransaction(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`drop table if exists mis_de_cote`.execute(tx);
      await sql`create table mis_de_cote as select * from ${sql.table(table)} where false`.execute(tx);
      await sql`insert into mis_de_cote select * from ${sql.table(table)} where ${rows}`.execute(tx);
      const set = await sql<{ place: string }>`
        update ${sql.table(table)} set ${name} = ${value} where ${rows} returning ctid::text as place`.execute(
        tx,
      );
      return set.rows.map(({ place }) => place);
    });
  } catch {
    return null;
  }
}

async function putBack(db: Db, table: string, places: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  await inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`delete from ${sql.table(table)} where ctid = any(${[...places]}::tid[])`.execute(tx);
    await sql`insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from mis_de_cote`.execute(tx);
  });
}

const castOf = ({ type }: Colonne) => (type === 'ARRAY' ? 'text[]' : type === 'USER-DEFINED' ? 'text' : type);

/** Lists values other than the present one, the likeliest to be accepted first. */
function newValues({ type, others }: Colonne, value: unknown): unknown[] {
  if (type === 'boolean') return [value !== true];
  if (/int|numeric|double|real/.test(type)) {
    return [Number(value ?? 0) + 1, Math.max(0, Number(value ?? 2) - 1)];
  }
  if (type === 'uuid') return ['0b8f3a52-9c1d-4e7a-8f00-1234567890ab'];
  if (type === 'date') return ['2031-05-06', '2019-05-06'];
  if (/timestamp/.test(type)) return ['2031-05-06T07:08:09Z', '2019-05-06T07:08:09Z'];
  if (/json/.test(type)) return [JSON.stringify(otherJson(value)), '[]', '{}'];
  if (type === 'ARRAY') return [[], ['autre']];
  const text = String(value ?? '');
  return [`${text} autre`, ...others.filter((one) => one !== text), `${text}1`, 'Z'];
}

/** Changes every number and every text with a space in a JSON value; identifiers, dates and codes are left. */
function otherJson(value: unknown): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? `${value} autrement` : value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(otherJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherJson(one)]));
}

/** Lists the tables that these statements name, or that the functions they call do. */
export async function tablesNamed(db: Db, statements: readonly string[]): Promise<string[]> {
  const { rows: functions } = await sql<{ name: string; said: string }>`
    select p.proname as name, p.prosrc as said from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f'`.execute(db);
  const said = [...statements];
  for (const text of said) {
    const called = functions.filter(({ name }) => new RegExp(`\\b${name}"?\\s*\\(`).test(text));
    for (const one of called) if (!said.includes(one.said)) said.push(one.said);
  }
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')`.execute(db);
  const all = said.join('\n');
  return tables
    .map(({ name }) => name)
    .filter((name) => new RegExp(`(from|join|,)\\s+(public\\.)?"?${name}"?\\b`).test(all));
}

/**
 * Adds to the dossier what the calls of the tests leave out: a person it is shared with, a renewal, what was taken out
 * of its projects, and a membership of its creator in its service.
 */
export async function fillRest(db: Db, { dossier, ali }: { dossier: string; ali: string }): Promise<void> {
  await sql`insert into dossier_partage (id_dossier, id_utilisateur, partage_le, partage_par)
    values (${dossier}, ${ali}, now(), ${ali}) on conflict do nothing`.execute(db);
  await sql`update dossier_subvention set renouvelle = ${dossier},
    realignement = '{"le":"2027-01-02T03:04:05.000Z","projets":1,"avant":null}'
    where id_dossier = ${dossier}`.execute(db);
  await sql`insert into projet_retrait (id_projet, rubrique, id_ligne, ligne, retire_le, retire_par)
    select id, 'financements', 'a', '{"id":"a","annee":2026}', now(), ${ali} from projet
    where id_dossier = ${dossier}`.execute(db);
  await sql`insert into membre_service (id_utilisateur, id_service, role, since)
    select d.created_by, d.id_service_instructeur, 'membre', now() from dossier d where d.id = ${dossier}`.execute(
    db,
  );
  await sql`insert into renvoi_dossier (id_dossier, id_service_instructeur, le, par, points, contenu)
    select d.id, d.id_service_instructeur, now(), d.created_by, '[]', '{}' from dossier d
    where d.id = ${dossier}`.execute(db);
}

/** Adds to the dossier what a service keeps for itself: the agent who studies it, and an étiquette. */
export async function fillDesk(
  db: Db,
  { dossier, agent }: { dossier: string; agent: string },
): Promise<void> {
  await sql`update instruction set affecte_a = ${agent}, affecte_le = now() where id_dossier = ${dossier}`.execute(
    db,
  );
  await sql`with posee as (insert into etiquette (id_service, nom)
      select id_service_instructeur, 'À revoir' from instruction where id_dossier = ${dossier} returning id, id_service)
    insert into etiquette_posee (id_dossier, id_service, id_etiquette)
      select ${dossier}, id_service, id from posee`.execute(db);
}

/**
 * Adds a subvention of the same type as the dossier's, with another label: its code sorts first, so that the dossier's
 * type takes that label.
 */
export const addSubvention = (db: Db, { dossier }: { dossier: string }) =>
  sql`insert into subvention select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
      'code', '!' || s.code, 'lib_type_dispositif', 'Autre type'))).*
    from subvention s join dossier d on d.id_type_dispositif = s.id_type_dispositif
    where d.id = ${dossier} limit 1`.execute(db);

export const renameProjets = (db: Db, { dossier, intitule }: { dossier: string; intitule: string }) =>
  sql`update projet set corps = jsonb_set(corps, '{description,intitule}', ${JSON.stringify(intitule)}::jsonb)
    where id_dossier = ${dossier}`.execute(db);

/** Lists for whom the readings of a dossier that the database keeps were made. */
export const readLecteurs = (db: Db, dossier: string) =>
  db
    .selectFrom('lecture_gardee')
    .select(['id_utilisateur', 'role'])
    .where('id_dossier', '=', dossier)
    .execute();

/** Puts another text in the place of the one that the database keeps. */
export const setLecture = (db: Db, { dossier, texte }: { dossier: string; texte: Buffer }) =>
  db.updateTable('lecture_gardee').set({ texte }).where('id_dossier', '=', dossier).execute();
