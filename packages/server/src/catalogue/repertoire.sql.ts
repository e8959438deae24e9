// The queries here are about the directory: the database keeps one row for each edition of a subvention, with each
// published version, and tells which are in view at an instant (migration 1084).
import type { CampagneCherchable } from '@asso/domain/catalogue/recherche/aide-cherchable.rules';
import { chances, pas, type Scores } from '@asso/domain/catalogue/recherche/classement.rules';
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
  /** The subventions that answer the words, each with its score; null when no word is asked. */
  scores: Scores | null;
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

/** The first sort key: what answers the words best, as `rankScore` ranks it; all are equal without words. */
const motsAt = (now: Date, scores: Scores | null) =>
  scores === null
    ? sql`0::int`
    : sql`(-floor(m.score * (case ${rangAt(now)} when 0 then ${chances.ouverte}::float8
        when 1 then ${chances['a-venir']}::float8 else ${chances.fermee}::float8 end) * ${pas}::float8))::int`;

const ordreA = ({ now, scores }: Pick<RepertoireQuery, 'now' | 'scores'>): Order => ({
  columns: [motsAt(now, scores), rangAt(now), cleAt(now), sql`s.code collate "C"`, sql`r.campagne_exercice`],
  direction: 'asc',
  key: cleSchema,
});
const cleSchema = z.tuple([z.int(), z.int(), z.number(), z.string().max(100), z.int()]);
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
  mots: number;
  rang: number;
  cle: number;
  code: string;
  campagne_exercice: number;
};

export async function searchRepertoire(db: Db, query: RepertoireQuery): Promise<RepertoirePage> {
  const { now, limit, cursor, pour, scores } = query;
  const found = sql`from repertoire_en_vue(${now}) r join subvention s on s.id = r.id_subvention
    ${scores === null ? sql`` : withScores(scores)} where ${sql.join(conditions(query), sql` and `)}`;
  const { after, orderBy } = keysetClauses(ordreA(query), cursor);
  const isFor = pour === null ? sql`true` : offeredTo(pour);
  const [page, counted] = await Promise.all([
    sql<Place>`select r.id_campagne_version, s.code, r.campagne_exercice,
        ${motsAt(now, scores)} as mots, ${rangAt(now)} as rang, ${cleAt(now)} as cle
      ${found} and ${isFor} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ total: number; ouvertes: number; masquees: number }>`
      select count(*) filter (where ${isFor})::int as total,
        count(*) filter (where ${isFor} and ${rangAt(now)} = 0)::int as ouvertes,
        count(*) filter (where not ${isFor})::int as masquees ${found}`.execute(db),
  ]);
  const keyOf = ({ mots, rang, cle, code, campagne_exercice }: Place) => [
    ...[mots, rang, cle],
    ...[code, campagne_exercice],
  ];
  const shown = keysetPage({ rows: page.rows, limit, cursor, keyOf });
  const counts = counted.rows[0] ?? { total: 0, ouvertes: 0, masquees: 0 };
  return { ...shown, ...counts, rows: await withContenus(db, shown.rows) };
}

/** Joins what answers the words, by the key of each subvention (`cleAide`). */
const withScores = (
  scores: Scores,
) => sql`join unnest(${[...scores.keys()]}::text[], ${[...scores.values()]}::float8[])
  m (cle, score) on m.cle = s.code || ' ' || r.campagne_exercice`;

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

function conditions({ filtres, ouvertures, now }: RepertoireQuery): RawBuilder<unknown>[] {
  const kept = Object.entries(filtres) as [NomFiltreRepertoire, readonly string[] | undefined][];
  return [
    sql`s.active`,
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

/** Lists what is searched of each edition; those that are not in view are left out by who shows them. */
export async function listAidesCherchables(db: Db): Promise<CampagneCherchable[]> {
  const { rows } = await sql<CampagneCherchable>`
    select s.code, r.campagne_exercice as exercice, s.lib_type_dispositif as dispositif, s.recherche as mots, n.donne,
      json_build_object('titre', v.contenu->>'titre', 'presentation', coalesce(v.contenu->>'presentation', ''),
        'themes', coalesce(r.themes, '{}'), 'publics', coalesce(r.publics, '{}'), 'territoires', r.territoires,
        'sous_dispositifs', (select json_agg(json_build_object('label', t->>'label'))
          from json_array_elements(v.contenu->'sous_dispositifs') t)) as campagne,
      coalesce((select json_agg(json_build_object('nom', f.nom)) from jsonb_array_elements(e.instructeurs) i
        join service f on f.id = (i->>'id_service')::uuid), '[]') as services
    from repertoire r
    join subvention s on s.id = r.id_subvention
    join campagne_version v on v.id = r.id_campagne_version
    join campagne_edition e on e.id_subvention = r.id_subvention and e.campagne_exercice = r.campagne_exercice
    left join repertoire_donne n on n.id_subvention = s.id
    where s.active and s.supprimee_le is null
    order by s.code, r.campagne_exercice`.execute(db);
  return rows;
}
