// The dossiers a person may see, newest movement first, page after page; served by an index whatever the table's size.
import type { NomFiltre } from '@asso/domain/dossier/dossier-filtres';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { type DossierRow, selectDossiers } from './dossier.sql.ts';

/** Whose dossiers: a service's instructions, a territory's, a person's files, or all of them. */
export type Perimetre =
  | { kind: 'services'; services: readonly string[] }
  | { kind: 'territoires'; territoires: readonly string[] }
  /** `sieges`: associations seen whole; `autres`: only what the person created or was given. */
  | { kind: 'personne'; id: string; sieges: readonly string[]; autres: readonly string[] }
  | { kind: 'tout' };

export type ListQuery = {
  perimetre: Perimetre;
  filtres: Partial<Record<NomFiltre, readonly string[]>>;
  searchQuery?: string;
  includeDeleted: boolean;
  limit: number;
  cursor: Cursor | null;
};

export type ListedDossier = { dossier: DossierRow; colonnes: Record<string, string | number | null> };
export type ListPage = Page<ListedDossier> & { total: number; isTotalExact: boolean };

type Column = {
  /** True of the dossiers to keep; `values` is never empty. */
  filter: (values: readonly string[]) => RawBuilder<unknown>;
  /** What the list shows. */
  value: RawBuilder<unknown>;
};

const byText = (column: RawBuilder<unknown>): Column => ({
  filter: (values) => sql`${column}::text = any(${values})`,
  value: sql`${column}::text`,
});

/** One row a filter of `filtresDossiers`: `d` is the dossier, `vu.etat` the state of the instruction seen. */
const columns: Record<NomFiltre, Column> = {
  etats: byText(sql`vu.etat`),
  exercices: { ...byText(sql`d.exercice`), value: sql`d.exercice` },
  statuts: byText(sql`d.statut`),
  departements: byText(sql`(select a.code_departement from association a where a.id = d.id_association)`),
  id_type_dispositif: byText(sql`d.id_type_dispositif`),
  id_sous_type_dispositif: {
    ...byText(sql`d.id_sous_type_dispositif`),
    value: sql`d.lib_sous_type_dispositif`,
  },
  id_service_instructeur: byText(sql`vu.id_service_instructeur`),
  demandeur: byText(sql`d.id_siret`),
  createdBy: byText(sql`d.created_by`),
  createdByType: byText(sql`d.created_by_type`),
};

const most = 10_000;

/** Newest movement first. */
export const listOrder: Order = {
  columns: [sql`vu.le`, sql`vu.id_dossier`],
  direction: 'desc',
  key: z.tuple([z.string().max(40), z.uuid()]),
};

export async function listDossiers(db: Db, query: ListQuery): Promise<ListPage> {
  const seen = sql`from ${perimetreSql(query.perimetre)} vu join dossier d on d.id = vu.id_dossier
    where ${sql.join([visible(query), ...conditions(query)], sql` and `)}`;
  const [page, total] = await Promise.all([readPage(db, query, seen), readTotal(db, seen)]);
  return { ...page, total: Math.min(total, most), isTotalExact: total <= most };
}

async function readPage(db: Db, { cursor, limit }: ListQuery, seen: RawBuilder<unknown>) {
  const { after, orderBy } = keysetClauses(listOrder, cursor);
  const shown = sql.join(Object.entries(columns).map(([name, { value }]) => sql`${sql.lit(name)}, ${value}`));
  const { rows } = await sql<{ id: string; le: string; colonnes: ListedDossier['colonnes'] }>`
    select vu.id_dossier as id, vu.le::text as le, json_build_object(${shown}) as colonnes
    ${seen} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db);
  const page = keysetPage({ rows, limit, cursor, keyOf: (row) => [row.le, row.id] });
  return { ...page, rows: await withDossiers(db, page.rows) };
}

async function readTotal(db: Db, seen: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${seen} limit ${most + 1}) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

async function withDossiers(
  db: Db,
  kept: readonly { id: string; colonnes: ListedDossier['colonnes'] }[],
): Promise<ListedDossier[]> {
  if (kept.length === 0) return [];
  const ids = kept.map((row) => row.id);
  const dossiers = (await selectDossiers(db).where('dossier.id', 'in', ids).execute()) as DossierRow[];
  return kept.flatMap(({ id, colonnes }) => {
    const dossier = dossiers.find((one) => one.id === id);
    return dossier ? [{ dossier, colonnes }] : [];
  });
}

/** The instructions of a perimeter, as a condition on `instruction`. */
export function instructionsSeen(perimetre: Perimetre): RawBuilder<unknown> {
  switch (perimetre.kind) {
    case 'services':
      return sql`id_service_instructeur = any(${perimetre.services}::uuid[])`;
    case 'territoires':
      return sql`id_service_instructeur in (select id from service where code_territoire = any(${perimetre.territoires}))`;
    case 'personne':
      return sql`id_dossier in (select id from dossier ${ofPerson(perimetre)})`;
    case 'tout':
      return sql`true`;
  }
}

/** One line a dossier: its most recent instruction among those seen. */
export function perimetreSql(perimetre: Perimetre): RawBuilder<unknown> {
  switch (perimetre.kind) {
    case 'services':
    case 'territoires':
      return latestInstruction(instructionsSeen(perimetre));
    case 'personne':
      return files(ofPerson(perimetre));
    case 'tout':
      return files(sql``);
  }
}

const ofPerson = ({ id, sieges, autres }: Extract<Perimetre, { kind: 'personne' }>): RawBuilder<unknown> =>
  sql`where id_association = any(${sieges}::uuid[])
    or (id_association = any(${autres}::uuid[]) and (created_by = ${id}
      or id in (select id_dossier from dossier_partage where id_utilisateur = ${id})))`;

const latestInstruction = (among: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select i.id_dossier, i.id_service_instructeur, i.etat, i.modifie_le as le from instruction i where ${among}
  and not exists (select 1 from instruction o where o.id_dossier = i.id_dossier and ${among}
    and (o.modifie_le, o.id_service_instructeur) > (i.modifie_le, i.id_service_instructeur)))`;

/** On the association's side a dossier is seen by the instruction of the service it was begun for. */
const files = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select f.id as id_dossier, i.id_service_instructeur, i.etat, f.modifie_le as le
  from (select * from dossier ${where}) f
  join instruction i on i.id_dossier = f.id and i.id_service_instructeur = f.id_service_instructeur)`;

/** Removed ones only when asked; a service does not see what is still being typed, unless it asks for it. */
function visible({ perimetre, filtres, includeDeleted }: ListQuery): RawBuilder<unknown> {
  const isService = perimetre.kind === 'services' || perimetre.kind === 'territoires';
  const asked = new Set(filtres.etats ?? []);
  const hidden = [...(isService && !asked.has('A') ? ['A'] : []), ...(includeDeleted ? [] : ['B'])];
  return sql`vu.etat <> all(${hidden})`;
}

function conditions({ filtres, searchQuery }: ListQuery): RawBuilder<unknown>[] {
  const kept = Object.entries(filtres) as [NomFiltre, readonly string[] | undefined][];
  const found = kept.flatMap(([name, values]) => (values?.length ? [columns[name].filter(values)] : []));
  const words = searchQuery?.trim().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  return [...found, ...words.map((word) => sql`d.recherche like ${likeWord(word)}`)];
}

/** The word anywhere, without accents, its own % and _ taken to the letter. */
const likeWord = (word: string): RawBuilder<unknown> =>
  sql`'%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`;
