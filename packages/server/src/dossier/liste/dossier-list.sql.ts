// The dossiers that a person may see, page after page in the order asked; an index serves them whatever the table's
// size. A page is one statement: its dossiers, what is shown of each, and their number.
import { isFiltreReserve, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Page } from '../../platform/db/keyset.sql.ts';
import { type Given, givenNow, statementByShape } from '../../platform/db/statement.sql.ts';
import type { HeadRow } from '../dossier.sql.ts';
import { readableEtat } from '../etat-instruction.sql.ts';
import {
  allParts,
  type DossierColonnes,
  marqueSql,
  type Parts,
  type Reserve,
  readColonnes,
  selectDossierHeads,
} from './dossier-colonnes.sql.ts';
import { filtresSql } from './dossier-filtres.sql.ts';
import type { ListOrder } from './dossier-order.sql.ts';
import { matching, parseRecherche } from './dossier-search.sql.ts';
import {
  instructionsSeen,
  type Perimetre,
  type PerimetreSource,
  perimetreShape,
  perimetreSource,
  perimetreSql,
} from './perimetre.sql.ts';

/** Says which dossiers are asked for, by a list or by what is made of a whole list. */
export type DossiersDemandes = {
  perimetre: Perimetre;
  filtres: Partial<Record<NomFiltre, readonly string[]>>;
  searchQuery?: string;
  includeDeleted: boolean;
  /**
   * Tells whether this reader sees what a service keeps for itself: for anybody else it is neither shown nor filtered
   * on.
   */
  readsReserve: boolean;
  /** The services for which the person acts: a service reads the drafts that it began itself. */
  services: readonly string[];
  /** True when a service is also shown that other drafts were begun; no more is then said of them (ADR 0539). */
  withBegun?: boolean;
  /** The person who reads: the news of a dossier depend on what they have seen. */
  lecteur: string;
  now: Date;
};
export type ListQuery = DossiersDemandes & {
  order: ListOrder;
  limit: number;
  cursor: Cursor | null;
  /** The parts to read; all of them when absent. */
  parts?: Parts;
  /**
   * The marks (`marqueSql`) of the rows that the caller already has: such rows are not read again. Without this list,
   * no mark is computed.
   */
  connues?: readonly string[];
};

export type ListedDossier = { dossier: HeadRow; colonnes: DossierColonnes };
export type Total = { total: number; isTotalExact: boolean };
/** A row whose mark was known was not read: `lu` is null. */
export type MarkedRow = { marque: string | null; lu: ListedDossier | null };
export type ListPage = Page<ListedDossier> & Total;

const most = 10_000;

export async function listDossiers(db: Db, query: Omit<ListQuery, 'connues'>): Promise<ListPage> {
  const { rows, ...page } = await listMarked(db, query);
  return { ...page, rows: rows.flatMap(({ lu }) => lu ?? []) };
}

/** Gives the same page as `listDossiers`, where only the rows that the caller does not have yet are read. */
export async function listMarked(db: Db, query: ListQuery): Promise<Page<MarkedRow> & Total> {
  const { limit, cursor, order } = query;
  const rows = await pageOf(db, query);
  const { rows: shown, ...page } = keysetPage({
    rows,
    limit,
    cursor,
    keyOf: ({ id_place, cle }) => [order.tri.tri, cle, id_place],
  });
  // A page without rows tells nothing of the total, unless it is the first.
  const isBeyond = rows.length === 0 && cursor !== null;
  const { total, isTotalExact } = isBeyond ? await countDossiers(db, query) : totalOf(rows[0]?.total ?? 0);
  const connues = new Set(query.connues);
  // A row that is neither known nor read is of a dossier that the same statement finds no longer.
  const listed = shown.flatMap((row): MarkedRow[] => {
    if (row.id !== null) return [{ marque: row.marque, lu: listedOf(row, query.parts) }];
    return connues.has(row.marque ?? '') ? [{ marque: row.marque, lu: null }] : [];
  });
  return { ...page, rows: listed, total, isTotalExact };
}

// The row also holds the columns of `Place`: they are left in the dossier, as copying all the others for each row would
// cost more.
const listedOf = (row: ReadRow, { colonnes } = allParts): ListedDossier => ({
  dossier: row,
  colonnes: readColonnes(row, row.colonnes, colonnes),
});

/** Gives how many dossiers a list has, without reading them. */
async function countDossiers(db: Db, query: DossiersDemandes): Promise<Total> {
  const [row] = await numberOf(db, query);
  return totalOf(row?.n ?? 0);
}

/** Gives how many dossiers each of these lists has, in one statement, and without reading them. */
export async function countLists(db: Db, queries: readonly DossiersDemandes[]): Promise<Total[]> {
  const [row] = queries.length === 0 ? [] : await numbersOf(db, queries);
  return queries.map((_, rank) => totalOf(row?.n[rank] ?? 0));
}

const totalOf = (n: number): Total => ({ total: Math.min(n, most), isTotalExact: n <= most });

/**
 * Lists all the dossiers asked for, as rows `vu` for a query that reads them to the end; words are searched service
 * by service.
 */
export function dossiersVus(query: DossiersDemandes): RawBuilder<unknown> {
  const { source, seen } = seenOf(query, givenNow(query));
  if (source.services === null || parseRecherche(query.searchQuery) === null)
    return sql`(select vu.* from ${perimetreSql(query.perimetre)} vu ${seen})`;
  return sql`(select vu.* from ${source.services} s cross join lateral (select vu.* from ${source.part} vu ${seen}) vu)`;
}

type Place = { id_place: string; cle: string; total: number; marque: string | null };
type ReadRow = Place & HeadRow & Pick<ListedDossier, 'colonnes'>;
type ListedRow = ReadRow | (Place & { id: null });

const pageOf = statementByShape<ListQuery, ListedRow>(
  (query) => {
    const { order, cursor, parts = allParts } = query;
    const shown = [
      order.tri.tri,
      order.tri.sens,
      order.readsReserve,
      cursor?.direction,
      ...Object.values(parts),
    ];
    return [shapeOf(query), query.connues !== undefined, ...shown].join('|');
  },
  (query, given) => {
    const { order, cursor, parts = allParts } = query;
    const { source, seen } = seenOf(query, given);
    const { services, part } = source;
    const after = cursor && {
      ...cursor,
      key: cursor.key.map((_, place) => given(order.types[place] ?? 'text', (one) => one.cursor?.key[place])),
    };
    const clauses = keysetClauses(order, after);
    const limit = given('int', (one) => one.limit);
    // The search finds every match before sorting: the first page counts them there, so that they are not searched
    // twice.
    const isCounted = services === null && cursor === null && parseRecherche(query.searchQuery) !== null;
    const trouves = isCounted ? sql`count(*) over ()` : sql`null`;
    const first = sql`select vu.*, ${trouves}::int as trouves from ${part} vu ${seen} and ${clauses.after}
      order by ${clauses.orderBy} limit ${limit} + 1`;
    const all =
      services === null
        ? sql`(${first}) vu`
        : sql`(select vu.* from ${services} s cross join lateral (${first}) vu) vu`;
    const number = isCounted ? sql`(select max(trouves) from page)` : countOf(source, seen);
    // When the first page is also the last, its rows are the total.
    const n = sql`(select count(*) from page)`;
    const total = cursor === null ? sql`case when ${n} > ${limit} then ${number} else ${n} end` : number;
    const { joins, values } = selectDossierHeads(parts, reserveOf(query, given));
    const isMarked = query.connues !== undefined;
    const marque = isMarked ? marqueSql : sql`null`;
    const connues = given('bigint[]', (one) => one.connues ?? []);
    const isUnknown = isMarked ? sql`page.marque <> all(${connues}::bigint[])` : sql`true`;
    return sql<ListedRow>`with page as materialized (
        select vu.*, row_number() over () as rang from (
          select vu.id_dossier as id, vu.id_service_instructeur as id_service, ${order.cleText(order.cle)} as cle, vu.trouves
          from ${all} order by ${clauses.orderBy} limit ${limit} + 1) vu)
      select page.id as id_place, page.cle, page.marque::text, ${total}::int as total, tete.*
      from (select page.*, ${marque} as marque from page offset 0) page
      left join lateral (select ${values} from (select page.*) page ${joins}
        where page.rang <= ${limit} and ${isUnknown} offset 0) tete on true
      order by page.rang`;
  },
);

const numberOf = statementByShape<DossiersDemandes, { n: number }>(shapeOf, (query, given) => {
  const { source, seen } = seenOf(query, given);
  return sql<{ n: number }>`select ${countOf(source, seen)}::int as n`;
});

const numbersOf = statementByShape<readonly DossiersDemandes[], { n: number[] }>(
  (queries) => queries.map(shapeOf).join('\n'),
  (queries, given) => {
    const numbers = queries.map((query, rank) => {
      const { source, seen } = seenOf(query, (type, read) => given(type, (all) => read(all[rank] ?? query)));
      return countOf(source, seen);
    });
    return sql<{ n: number[] }>`select array[${sql.join(numbers)}]::int[] as n`;
  },
);

function countOf({ services, part }: PerimetreSource, seen: RawBuilder<unknown>): RawBuilder<unknown> {
  const each = sql`select 1 from ${part} vu ${seen}`;
  const all = services === null ? each : sql`select 1 from ${services} s cross join lateral (${each}) vu`;
  return sql`(select count(*) from (${all} limit ${sql.lit(most + 1)}) counted)`;
}

/** The filters that have values, in the order of their table. */
const filtresOf = ({ filtres }: DossiersDemandes) =>
  (Object.keys(filtresSql) as NomFiltre[]).flatMap((nom) => {
    const values = filtres[nom] ?? [];
    return values.length > 0 ? [{ nom, shape: filtresSql[nom].shape?.(values) ?? '' }] : [];
  });

function shapeOf(query: DossiersDemandes): string {
  const filtres = filtresOf(query).map(({ nom, shape }) => `${nom} ${shape}`);
  const recherche = parseRecherche(query.searchQuery)?.kind;
  const { perimetre, readsReserve, withBegun } = query;
  return [perimetreShape(perimetre), readsReserve, withBegun, cachesIn(query), recherche, ...filtres].join(
    '|',
  );
}

function reserveOf({ perimetre, readsReserve }: ListQuery, given: Given<DossiersDemandes>): Reserve {
  if (!readsReserve) return 'aucune';
  return perimetreShape(perimetre) === 'service' ? 'place' : instructionsSeen(perimetre, perimetreIn(given));
}

const perimetreIn =
  (given: Given<DossiersDemandes>): Given<Perimetre> =>
  (type, read) =>
    given(type, ({ perimetre }) => read(perimetre));

function seenOf(query: DossiersDemandes, given: Given<DossiersDemandes>) {
  const source = perimetreSource(query.perimetre, perimetreIn(given));
  const caches = cachesIn(query).map((one) => sql.lit(one));
  const etat = readableEtat(query.readsReserve);
  const visible = caches.length > 0 ? sql`${etat} not in (${sql.join(caches)})` : sql`true`;
  const readable = query.readsReserve && cachesIn(query).length < 2 ? readableBy(query, given) : sql`true`;
  const kept = filtresOf(query).map(({ nom, shape }) =>
    isFiltreReserve(nom) && !query.readsReserve
      ? sql`false`
      : filtresSql[nom].keeps(
          (type, read) => {
            const valuesOf = (one: DossiersDemandes) => ({ ...one, values: one.filtres[nom] ?? [] });
            return given(type, (one) => read(valuesOf(one)));
          },
          shape,
          etat,
        ),
  );
  const recherche = parseRecherche(query.searchQuery);
  const cherche =
    recherche &&
    matching(recherche.kind, {
      service: source.service,
      text: given('text', (one) => parseRecherche(one.searchQuery)?.text),
      numeros: given('text[]', (one) => parseRecherche(one.searchQuery)?.numeros),
    });
  const seen = sql`where ${sql.join([visible, readable, ...kept, ...(cherche ? [cherche] : [])], sql` and `)}`;
  return { source, seen };
}

/**
 * Lists the states that are left out: removed dossiers (B) unless they are asked for and, for a service, what is still
 * being typed (A) unless it asks for it.
 */
function cachesIn({ readsReserve, filtres, includeDeleted }: DossiersDemandes): string[] {
  return [...(readsReserve && !filtres.etats?.includes('A') ? ['A'] : []), ...(includeDeleted ? [] : ['B'])];
}

/**
 * Keeps what a service may be shown: what it received, the drafts that it began and, where the list tells nothing else
 * of them, that others were begun.
 */
function readableBy({ withBegun }: DossiersDemandes, given: Given<DossiersDemandes>): RawBuilder<unknown> {
  const own = given('uuid[]', ({ services }) => services);
  return sql`(vu.etat not in ('A', 'B') or (vu.etat = 'B' and vu.etat_precedent = 'C')
    ${withBegun ? sql`or vu.etat = 'A'` : sql``}
    or exists (select from dossier d where d.id = vu.id_dossier and d.created_by_type = 'rds'
      and d.created_by_service = any(${own}::uuid[])))`;
}
