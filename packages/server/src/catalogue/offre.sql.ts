// The queries here are those of every published form: a campaign and an agrément are kept in tables of one shape.
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

/** The tables of a kind of form, with the columns that lead from a dossier to its version, and from it to the form. */
export type TablesOffre = {
  offre: 'subvention' | 'agrement_definition';
  version: 'campagne_version' | 'agrement_version';
  id_offre: 'id_subvention' | 'id_definition';
  dossier: 'dossier_subvention' | 'dossier_agrement';
  id_version: 'id_campagne_version' | 'id_agrement_version';
};

/** Locks the form, so that people who change or publish it do so one after the other. */
export const lockForme = (trx: Tx, { offre }: TablesOffre, id: string) =>
  sql`select from ${sql.table(offre)} where id = ${id} for update`.execute(trx);

/** Locks its versions: nobody can begin a dossier meanwhile, because that takes a lock on the version. */
export const lockVersions = (trx: Tx, { version, id_offre }: TablesOffre, id: string) =>
  sql`select from ${sql.table(version)} where ${sql.ref(id_offre)} = ${id} order by id for update`.execute(
    trx,
  );

/** Marks the form as deleted; its rows stay, so that what was published and its history can be read again. */
export const withdrawForme = (trx: Tx, { offre }: TablesOffre, { id, at }: { id: string; at: Date }) =>
  sql`update ${sql.table(offre)} set supprimee_le = ${at} where id = ${id}`.execute(trx);

/** Tells whether another form has this code. */
export async function isCodePris(
  trx: Tx,
  { offre }: TablesOffre,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(offre)}
    where code = ${code} and id <> ${id} and supprimee_le is null`.execute(trx);
  return rows.length > 0;
}

/** Forms found, and the dossiers of a version, are counted up to this number. */
const most = 10_000;

/** Forms are listed by name; `nom` and `id` are the columns of the query. */
export const formesOrder = (nom: RawBuilder<unknown>, id: RawBuilder<unknown>): Order => ({
  columns: [nom, id],
  direction: 'asc',
  key: z.tuple([z.string(), z.uuid()]),
});

export type Cherche = {
  words: readonly string[];
  /** Keeps the forms whose service `r` is in these territories; undefined for all. */
  territoires?: readonly string[] | undefined;
  limit: number;
  cursor: Cursor | null;
};

type Liste<DB, TB extends keyof DB, R> = {
  formes: SelectQueryBuilder<DB, TB, R>;
  order: Order;
  nomOf: (row: R) => string;
  recherche: RawBuilder<unknown>;
};

/** Reads one page of these forms, among those whose searched text holds each word, and counts them all. */
export async function listFormes<DB, TB extends keyof DB, R extends { id: string }>(
  db: Db,
  { formes, order, nomOf, recherche }: Liste<DB, TB, R>,
  { words, territoires, limit, cursor }: Cherche,
): Promise<Page<R> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(order, cursor);
  let found = formes;
  if (territoires) found = found.where(sql<boolean>`r.code_territoire = any(${territoires}::text[])`);
  for (const word of words) {
    const pattern = word.replaceAll(/[\\%_]/g, '\\$&');
    found = found.where(sql<boolean>`sans_accents(${recherche}) like '%' || sans_accents(${pattern}) || '%'`);
  }
  const [rows, counted] = await Promise.all([
    found
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom(
        found
          .clearSelect()
          .select(sql`1`.as('un'))
          .limit(most + 1)
          .as('seen'),
      )
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ...keysetPage({ rows: rows as R[], limit, cursor, keyOf: (row: R) => [nomOf(row), row.id] }),
    total: Math.min(counted.n, most),
    totalExact: counted.n <= most,
  };
}

type VersionPubliee = { numero: number; campagne_exercice: number; publiee_le: Date; dossiers: number };

/** Lists the last hundred versions, the newest first, each with the number of dossiers begun on it. */
export async function listVersionsPubliees(
  db: Db,
  { version, id_offre, dossier, id_version }: TablesOffre,
  id: string,
) {
  const { rows } = await sql<VersionPubliee>`
    select v.numero, v.campagne_exercice, v.publiee_le, (select count(*)::int from (
        select from ${sql.table(dossier)} d where d.${sql.ref(id_version)} = v.id limit ${most}
      ) begun) as dossiers
    from ${sql.table(version)} v where v.${sql.ref(id_offre)} = ${id}
    order by v.campagne_exercice desc, v.numero desc limit 100`.execute(db);
  return rows.map(({ publiee_le, ...one }) => ({ ...one, publiee_le: publiee_le.toISOString() }));
}

/** Lists the questions of every version: a code that was published once never changes its kind of answer. */
export async function listQuestionsPubliees(
  db: Db,
  { version, id_offre }: TablesOffre,
  id: string,
): Promise<CustomFields[]> {
  const { rows } = await sql<{ questions: CustomFields }>`
    select contenu -> 'champs_personnalises' as questions from ${sql.table(version)}
    where ${sql.ref(id_offre)} = ${id} order by publiee_le`.execute(db);
  return rows.map(({ questions }) => questions);
}
