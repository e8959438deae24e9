// The queries here are about the directory: the database keeps one row for each edition of a subvention, with each
// published version, and tells which are in view at an instant (migration 1084).
import type { MotCherche } from '@asso/domain/catalogue/mots-cherches.rules';
import type { NomFiltreRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import type { Ouverture } from '@asso/domain/subvention/campagne.rules';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import {
  type CampagneRow,
  campagneVue,
  enteteCampagne,
  selectEdition,
} from '../subvention/subvention.sql.ts';

/** What the file of an association rules out, as `reserve.rules` and `creation.rules` of the domain decide. */
export type RepertoireProfil = {
  /**
   * The territories of the association's head office, such as « FR », « R93 » and « 13 »; null when they are not known.
   */
  territoires: readonly string[] | null;
  publicsRefuses: readonly string[];
  regime: string | null;
};

export type RepertoireQuery = {
  mots: readonly MotCherche[];
  filtres: Partial<Record<NomFiltreRepertoire, readonly string[]>>;
  ouvertures?: readonly Ouverture[];
  /** Keeps only what this association may ask for. */
  pour: RepertoireProfil | null;
  now: Date;
  limit: number;
  cursor: Cursor | null;
};

export type RepertoirePage = Page<CampagneRow> & { total: number; ouvertes: number; masquees: number };

const rangs: Record<Ouverture, number> = { ouverte: 0, 'a-venir': 1, fermee: 2 };

/** Ranks editions: 0 for an open one, 1 for one to come, 2 for a closed one. */
const rangAt = (now: Date) => sql`rang_edition(r.periodes, ${now})`;

/**
 * The second sort key: among open subventions the first to close comes first; among those to come, the first to open;
 * among closed ones, the last closed.
 */
const cleAt = (now: Date) => sql`(case ${rangAt(now)} when 0 then extract(epoch from upper(r.periodes))
  when 1 then extract(epoch from lower(r.periodes))
  else -coalesce(extract(epoch from upper(r.periodes)), 0) end)::float8`;

const ordreA = (now: Date): Order => ({
  columns: [rangAt(now), cleAt(now), sql`r.id_subvention`, sql`r.campagne_exercice`],
  direction: 'asc',
  key: cleSchema,
});
const cleSchema = z.tuple([z.int(), z.number(), z.uuid(), z.int()]);
/**
 * Only the key of the cursors: the columns of the order depend on an instant that is not known yet when a cursor is
 * read.
 */
export const ordreRepertoire: Pick<Order, 'key'> & Order = {
  columns: [],
  direction: 'asc',
  key: cleSchema,
};

type Place = {
  id_campagne_version: string;
  rang: number;
  cle: number;
  id_subvention: string;
  campagne_exercice: number;
};

export async function searchRepertoire(db: Db, query: RepertoireQuery): Promise<RepertoirePage> {
  const { now, limit, cursor, pour } = query;
  const found = sql`from repertoire_en_vue(${now}) r join subvention s on s.id = r.id_subvention
    where ${sql.join(conditions(query), sql` and `)}`;
  const { after, orderBy } = keysetClauses(ordreA(now), cursor);
  const isFor = pour === null ? sql`true` : offeredTo(pour);
  const [page, counted] = await Promise.all([
    sql<Place>`select r.id_campagne_version, r.id_subvention, r.campagne_exercice, ${rangAt(now)} as rang, ${cleAt(now)} as cle
      ${found} and ${isFor} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ total: number; ouvertes: number; masquees: number }>`
      select count(*) filter (where ${isFor})::int as total,
        count(*) filter (where ${isFor} and ${rangAt(now)} = 0)::int as ouvertes,
        count(*) filter (where not ${isFor})::int as masquees ${found}`.execute(db),
  ]);
  const keyOf = ({ rang, cle, id_subvention, campagne_exercice }: Place) => [
    ...[rang, cle],
    ...[id_subvention, campagne_exercice],
  ];
  const shown = keysetPage({ rows: page.rows, limit, cursor, keyOf });
  const counts = counted.rows[0] ?? { total: 0, ouvertes: 0, masquees: 0 };
  return { ...shown, ...counts, rows: await withContenus(db, shown.rows) };
}

async function withContenus(db: Db, places: readonly Place[]): Promise<CampagneRow[]> {
  if (places.length === 0) return [];
  const ids = places.map((one) => one.id_campagne_version);
  const rows = await db
    .selectFrom('campagne_version as v')
    .innerJoin('subvention as s', 's.id', 'v.id_subvention')
    .select([...enteteCampagne, 'v.contenu', selectEdition])
    .where('v.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, campagneVue(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** An SQL condition: the subvention may be asked for by this association. What is not known of it rules nothing out. */
const offeredTo = ({ territoires, publicsRefuses, regime }: RepertoireProfil): RawBuilder<unknown> => sql`(
  (r.territoires is null or ${territoires === null} or r.territoires && ${territoires ?? []}::text[])
  and (r.publics is null or not r.publics <@ ${[...publicsRefuses]}::text[])
  and not r.regimes_exclus @> array[${regime ?? ''}::text])`;

/**
 * The SQL condition of each filter. A subvention open to all matches every territory and every public; one without a
 * theme matches no theme.
 */
const dans: Record<NomFiltreRepertoire, (values: readonly string[]) => RawBuilder<unknown>> = {
  territoires: (values) => sql`(r.territoires is null or r.territoires && ${[...values]}::text[])`,
  publics: (values) => sql`(r.publics is null or r.publics && ${[...values]}::text[])`,
  themes: (values) => sql`r.themes && ${[...values]}::text[]`,
};

function conditions({ mots, filtres, ouvertures, now }: RepertoireQuery): RawBuilder<unknown>[] {
  const kept = Object.entries(filtres) as [NomFiltreRepertoire, readonly string[] | undefined][];
  return [
    sql`s.active`,
    ...mots.map(({ ecritures, lieux }) => {
      const likes = ecritures.map((one) => `%${one.replaceAll(/[\\%_]/g, '\\$&')}%`);
      const isWritten = sql`r.recherche like any(${likes}::text[])`;
      return lieux.length === 0 ? isWritten : sql`(${isWritten} or ${dans.territoires(lieux)})`;
    }),
    ...kept.flatMap(([nom, values]) => (values?.length ? [dans[nom](values)] : [])),
    ...(ouvertures?.length ? [sql`${rangAt(now)} = any(${ouvertures.map((one) => rangs[one])}::int[])`] : []),
  ];
}

/** Lists the values that active subventions use. */
export async function listFacettes(db: Db, now: Date): Promise<Record<NomFiltreRepertoire, string[]>> {
  const { rows } = await sql<Record<NomFiltreRepertoire, string[]>>`
    select array(select distinct unnest(r.territoires) from repertoire_en_vue(${now}) r join subvention s on s.id = r.id_subvention
        where s.active order by 1) as territoires,
      array(select distinct unnest(r.themes) from repertoire_en_vue(${now}) r join subvention s on s.id = r.id_subvention
        where s.active order by 1) as themes,
      array(select distinct unnest(r.publics) from repertoire_en_vue(${now}) r join subvention s on s.id = r.id_subvention
        where s.active order by 1) as publics`.execute(db);
  return rows[0] ?? { territoires: [], themes: [], publics: [] };
}
