// The dossiers that a person may see, page after page in the order asked; an index serves them whatever the table's
// size.
import { attendCrf } from '@asso/domain/dossier/crf-attendu.rules';
import { isFiltreReserve, type NomFiltre } from '@asso/domain/dossier/dossier-filtres.rows';
import { affecteAPersonne } from '@asso/domain/dossier/file-service.rules';
import { genresDossiers } from '@asso/domain/dossier/genre.rows';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Page } from '../../platform/db/keyset.sql.ts';
import type { HeadRow } from '../dossier.sql.ts';
import { selectHeads } from '../dossier-head.sql.ts';
import { etatIs, isVuEnRetard } from '../etat-instruction.sql.ts';
import { aLire } from './a-lire.sql.ts';
import type { ListOrder } from './dossier-order.sql.ts';
import { matching } from './dossier-search.sql.ts';
import { instructionsSeen, type Perimetre, perimetreSql, type Source, sourceOf } from './perimetre.sql.ts';

/** Says which dossiers are asked for, by a list or by what is made of a whole list. */
export type DossiersDemandes = {
  perimetre: Perimetre;
  filtres: Partial<Record<NomFiltre, readonly string[]>>;
  searchQuery?: string;
  includeDeleted: boolean;
  /**
   * It tells whether this reader sees what a service keeps for itself: for anybody else it is neither shown nor
   * filtered on.
   */
  readsReserve: boolean;
  /** This is the person who reads: the news of a dossier depend on what they have seen. */
  lecteur: string;
  now: Date;
};
export type ListQuery = DossiersDemandes & {
  order: ListOrder;
  limit: number;
  cursor: Cursor | null;
};

export type ListedDossier = { dossier: HeadRow; colonnes: Record<string, string | number | null> };
export type ListPage = Page<ListedDossier> & { total: number; isTotalExact: boolean };

type Asked = Pick<DossiersDemandes, 'now' | 'lecteur'>;

type Column = {
  /** The condition is true of the dossiers to keep; `values` is never empty. */
  filter: (values: readonly string[], asked: Asked) => RawBuilder<unknown>;
  /** This is the value that the list shows, read from the table `dossier`. */
  value: RawBuilder<unknown> | ((seen: RawBuilder<unknown>) => RawBuilder<unknown>);
};

/**
 * Finds the few dossiers that match in an index of their own before the queue is read; the index may leave out empty
 * values.
 */
const among = (found: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`vu.id_dossier = any(array(select id from dossier where ${found}))`;

const fewDossiers = (column: RawBuilder<unknown>): Column => ({
  filter: (values) => among(sql`${column} is not null and ${column} = any(${values}::text[])`),
  value: sql`${column}::text`,
});

const ofInstruction = (column: RawBuilder<unknown>, value: RawBuilder<unknown>): Column => ({
  filter: (values) => sql`${column} = any(${values})`,
  value,
});

/**
 * Gives what the services that this reader sees keep beside the state; `each` is an expression on the table
 * `instruction`.
 */
const ofBureau =
  (each: RawBuilder<unknown>, joined: RawBuilder<unknown>) =>
  (seen: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select string_agg(distinct ${each}, ', ') from instruction ${joined}
      where instruction.id_dossier = dossier.id and instruction.id_service_instructeur in (
        select id_service_instructeur from instruction where id_dossier = dossier.id and ${seen}))`;

/** No dossier asks for so much: a filter whose amount cannot be read therefore keeps nothing. */
const mostEuros = 1e12;

/** Each filter of `filtresDossiers` has one row here. */
const columns: Record<NomFiltre, Column> = {
  etats: ofInstruction(sql`vu.etat`, sql`null`),
  exercices: {
    filter: (values) =>
      sql`vu.exercice = any(${values.filter((one) => /^\d{4}$/.test(one)).map(Number)}::int[])`,
    value: sql`dossier.exercice`,
  },
  retard: {
    filter: (_, { now }) => isVuEnRetard(now),
    value: sql`delai_dossier(dossier.id)`,
  },
  demande_min: {
    filter: (values) =>
      sql`vu.montant_demande >= ${Math.min(...values.filter((one) => /^\d{1,9}$/.test(one)).map(Number), mostEuros)}`,
    value: sql`null`,
  },
  affectes: {
    filter: (values) => sql`(vu.affecte_a = any(${values.filter(isUuid)}::uuid[])
      or (${values.includes(affecteAPersonne)} and vu.affecte_a is null))`,
    value: ofBureau(sql`u.prenom || ' ' || u.nom`, sql`join utilisateur u on u.id = instruction.affecte_a`),
  },
  a_lire: { filter: (values, { lecteur }) => aLire(values, lecteur), value: sql`null` },
  etiquettes: {
    filter: (values) => sql`exists (select from etiquette_posee p where p.id_dossier = vu.id_dossier
      and p.id_service = vu.id_service_instructeur and p.id_etiquette = any(${values.filter(isUuid)}::uuid[]))`,
    value: ofBureau(
      sql`e.nom`,
      sql`join etiquette_posee p on p.id_dossier = instruction.id_dossier
        and p.id_service = instruction.id_service_instructeur
        join etiquette e on e.id = p.id_etiquette`,
    ),
  },
  statuts: ofInstruction(sql`vu.statut`, sql`dossier.statut`),
  etatsCRF: {
    filter: (values) => crfIn(values),
    value: sql`null`,
  },
  departements: ofInstruction(
    sql`vu.code_departement`,
    sql`(select a.code_departement from association a where a.id = dossier.id_association)`,
  ),
  id_type_dispositif: ofInstruction(
    sql`vu.id_type_dispositif`,
    sql`coalesce((select s.lib_type_dispositif from subvention s where s.id_type_dispositif = dossier.id_type_dispositif
      order by s.code limit 1), dossier.id_type_dispositif)`,
  ),
  id_sous_type_dispositif: ofInstruction(
    sql`vu.id_sous_type_dispositif`,
    sql`dossier.lib_sous_type_dispositif`,
  ),
  genres: {
    // The kinds are literals in the query so that the planner can use the index of approvals.
    filter: (values) => {
      const asked = genresDossiers.filter((one) => values.includes(one));
      return asked.length === 0
        ? sql`false`
        : sql`vu.genre in (${sql.join(asked.map((one) => sql.lit(one)))})`;
    },
    value: sql`dossier.genre`,
  },
  id_service_instructeur: {
    filter: (values) => sql`vu.id_service_instructeur::text = any(${values})`,
    value: sql`dossier.id_service_instructeur::text`,
  },
  demandeur: {
    filter: (values) =>
      among(sql`id_siret = any(${values}::text[]) or id_association = any(${values.filter(isUuid)}::uuid[])`),
    value: sql`dossier.id_siret::text`,
  },
  typeAgrements: fewDossiers(sql`(dossier.tete->'description'->>'id_type_agrement')`),
  createdBy: {
    filter: (values) => among(sql`created_by = any(${values.filter(isUuid)}::uuid[])`),
    value: sql`dossier.created_by::text`,
  },
  createdByType: ofInstruction(sql`vu.created_by_type`, sql`dossier.created_by_type`),
};

/** The note is shown and sorted by, and has no filter. */
const note = { value: ofBureau(sql`instruction.note::text`, sql``) };
/**
 * A report that nobody began is « à saisir » as soon as the grant owes it. In `crf_masque`, bit 0 says that a year
 * has no report yet and bit n that a report is in state n.
 */
function crfIn(values: readonly string[]): RawBuilder<unknown> {
  const etats = values.filter((one) => /^[1-5]$/.test(one)).map(Number);
  const begun = etats.reduce((mask, etat) => mask | (1 << etat), 0);
  const isBegun = sql`vu.crf_masque & ${begun}::int <> 0`;
  if (!etats.includes(1)) return isBegun;
  return sql`(${isBegun} or (vu.crf_masque & 1 = 1 and ${etatIs(sql`vu.etat`, attendCrf)}))`;
}

const most = 10_000;

export async function listDossiers(db: Db, query: ListQuery): Promise<ListPage> {
  const { source, seen } = seenOf(query);
  const page = await readPage(db, query, { source, seen });
  // When the first page is also the last, its rows are the total.
  const isWhole = query.cursor === null && page.next === null;
  const known = isWhole ? page.rows.length : page.rows[0]?.trouves;
  const [rows, total] = await Promise.all([
    withDossiers(db, page.rows, query),
    known ?? readTotal(db, { source, seen }),
  ]);
  return { ...page, rows, total: Math.min(total, most), isTotalExact: total <= most };
}

type Seen = { source: Source; seen: RawBuilder<unknown> };

function seenOf(query: DossiersDemandes): Seen {
  const source = sourceOf(query.perimetre);
  const seen = sql`where ${sql.join([visible(query), ...conditions(query, source)], sql` and `)}`;
  return { source, seen };
}

/**
 * Lists all the dossiers asked for, as rows `vu` for a query that reads them to the end; words are searched service
 * by service.
 */
export function dossiersVus(query: DossiersDemandes): RawBuilder<unknown> {
  const { source, seen } = seenOf(query);
  const isSearched = Boolean(query.searchQuery?.trim());
  if (source.services === null || !isSearched)
    return sql`(select vu.* from ${perimetreSql(query.perimetre)} vu ${seen})`;
  return sql`(select vu.* from ${source.services} s cross join lateral (select vu.* from ${source.part} vu ${seen}) vu)`;
}

type Place = { id: string; cle: string; trouves: number | null };

async function readPage(db: Db, query: ListQuery, { source, seen }: Seen) {
  const { order, cursor, limit } = query;
  const { services, part } = source;
  const { after, orderBy } = keysetClauses(order, cursor);
  // The search finds every match before sorting: the first page counts them there, so that they are not searched
  // twice.
  const isCounted = services === null && cursor === null && Boolean(query.searchQuery?.trim());
  const trouves = isCounted ? sql`count(*) over ()` : sql`null`;
  const first = sql`select vu.*, ${trouves}::int as trouves from ${part} vu ${seen} and ${after}
    order by ${orderBy} limit ${limit + 1}`;
  const all =
    services === null
      ? sql`(${first}) vu`
      : sql`(select vu.* from ${services} s cross join lateral (${first}) vu) vu`;
  const { rows } = await sql<Place>`
    select vu.id_dossier as id, ${order.cleText(order.cle)} as cle, vu.trouves
    from ${all} order by ${orderBy} limit ${limit + 1}`.execute(db);
  return keysetPage({ rows, limit, cursor, keyOf: ({ id, cle }) => [order.tri.tri, cle, id] });
}

async function readTotal(db: Db, { source: { services, part }, seen }: Seen): Promise<number> {
  const each = sql`select 1 from ${part} vu ${seen}`;
  const all = services === null ? each : sql`select 1 from ${services} s cross join lateral (${each}) vu`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${all} limit ${most + 1}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

async function withDossiers(
  db: Db,
  places: readonly Place[],
  { perimetre, readsReserve }: ListQuery,
): Promise<ListedDossier[]> {
  if (places.length === 0) return [];
  const seen = instructionsSeen(perimetre);
  const shownOf = ({ value }: Pick<Column, 'value'>) =>
    typeof value !== 'function' ? value : readsReserve ? value(seen) : sql`null`;
  const shown = sql.join(
    Object.entries({ ...columns, note }).map(([name, column]) => sql`${sql.lit(name)}, ${shownOf(column)}`),
  );
  const ids = places.map(({ id }) => id);
  const found = await selectHeads(db)
    .select(sql<ListedDossier['colonnes']>`json_build_object(${shown})`.as('colonnes'))
    .where(sql<boolean>`dossier.id = any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    if (!one) return [];
    const { colonnes, ...dossier } = one;
    return [{ dossier: dossier as HeadRow, colonnes }];
  });
}

/**
 * Removed dossiers come only when asked for; a service does not see what is still being typed, unless it asks for it.
 */
function visible({ perimetre, filtres, includeDeleted }: DossiersDemandes): RawBuilder<unknown> {
  const isService = perimetre.kind === 'services' || perimetre.kind === 'territoires';
  const asked = new Set(filtres.etats ?? []);
  const hidden = [...(isService && !asked.has('A') ? ['A'] : []), ...(includeDeleted ? [] : ['B'])];
  return sql`vu.etat <> all(${hidden}::text[])`;
}

function conditions(query: DossiersDemandes, { service }: Source): RawBuilder<unknown>[] {
  const { filtres, searchQuery, readsReserve } = query;
  const kept = Object.entries(filtres) as [NomFiltre, readonly string[] | undefined][];
  const found = kept.flatMap(([name, values]) => {
    if (!values?.length) return [];
    return [isFiltreReserve(name) && !readsReserve ? sql`false` : columns[name].filter(values, query)];
  });
  const asked = searchQuery?.trim();
  return asked ? [...found, matching(asked, service)] : found;
}
