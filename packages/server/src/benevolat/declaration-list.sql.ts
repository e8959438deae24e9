// The queries here list the declarations that a valideur sees, oldest first, and count those that wait.
import { type StatutCec, statutInitial } from '@asso/domain/benevolat/declaration.states';
import type { PerimetreCec } from '@asso/domain/benevolat/valideur.rules';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { type DeclarationRow, selectDeclarations } from './declaration.sql.ts';

export type ListeDeclarations = {
  id_association: string;
  /** The places (head office, establishments) where the person validates; without any, no declaration is seen. */
  perimetres: readonly PerimetreCec[];
  session?: string;
  status?: readonly StatutCec[];
  etab_siret?: string;
  searchQuery?: string;
  now: Date;
  limit: number;
  cursor: Cursor | null;
};

export const orderDeclarations: Order = {
  columns: [sql`d.declare_le`, sql`d.id`],
  direction: 'asc',
  key: z.tuple([z.string().max(10), z.uuid()]),
};

const most = 10_000;

export async function listDeclarations(
  db: Db,
  liste: ListeDeclarations,
): Promise<Page<DeclarationRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor } = liste;
  const { after, orderBy } = keysetClauses(orderDeclarations, cursor);
  const seen = sql<boolean>`${sql.join(conditions(liste), sql` and `)}`;
  const [rows, total] = await Promise.all([
    selectDeclarations(db)
      .where(seen)
      .where(after)
      .orderBy(sql`${orderBy}`)
      .limit(limit + 1)
      .execute(),
    countSeen(db, seen),
  ]);
  const page = keysetPage({ rows, limit, cursor, keyOf: ({ declare_le, id }) => [declare_le, id] });
  return { ...page, total: Math.min(total, most), totalExact: total <= most };
}

type OfAssociation = Pick<ListeDeclarations, 'id_association' | 'perimetres' | 'now'>;

/** Counts the declarations that this person can decide now. */
export const countToDecide = (db: Db, of: OfAssociation): Promise<number> =>
  countSeen(db, sql<boolean>`${sql.join([...conditions(of), waiting(of.now)], sql` and `)}`);

/** Lists the establishments of the declarations that this person sees. */
export async function listEtablissements(
  db: Db,
  of: OfAssociation,
): Promise<{ siret: string; nom: string }[]> {
  const { rows } = await sql<{ siret: string; nom: string }>`
    select distinct e.siret, coalesce(e.enseigne, e.commune, e.siret) as nom
    ${from} join etablissement e on e.siret = d.etab_siret
    where ${sql.join(conditions(of), sql` and `)} order by nom, siret limit 100`.execute(db);
  return rows;
}

async function countSeen(db: Db, seen: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select ${from} where ${seen} limit ${most + 1}) seen`.execute(db);
  return rows[0]?.n ?? 0;
}

const from = sql`from cec_declaration d
  join cec_session s on s.id = d.id_session join association a on a.id = d.id_association`;

const waiting = (now: Date): RawBuilder<boolean> =>
  sql`d.status = ${statutInitial} and s.ouvre_le <= ${now} and s.ferme_le > ${now}`;

/**
 * The status in SQL: a declaration that still waits when its session is over reads « Non traitée », even before the
 * job writes it (declaration.rules.ts).
 */
const statusAt = (now: Date) => sql`case when d.status = ${statutInitial} and s.ferme_le <= ${now}
  then 'Non traitée' else d.status end`;

function conditions(
  liste: OfAssociation &
    Partial<Pick<ListeDeclarations, 'session' | 'status' | 'etab_siret' | 'searchQuery'>>,
): RawBuilder<unknown>[] {
  const { id_association, perimetres, session, status, etab_siret, searchQuery, now } = liste;
  const asked = searchQuery?.trim();
  return [
    sql`d.id_association = ${id_association}`,
    perimetres.length === 0 ? sql`false` : sql`(${sql.join(perimetres.map(isInPerimetreSql), sql` or `)})`,
    ...(session === undefined ? [] : [sql`s.code = ${session}`]),
    ...(status === undefined ? [] : [sql`${statusAt(now)} = any(${[...status]}::text[])`]),
    ...(etab_siret === undefined ? [] : [sql`d.etab_siret = ${etab_siret}`]),
    ...(asked ? [matching(asked)] : []),
  ];
}

const place = sql`coalesce(d.etab_siret, a.id_siret_siege, '')`;

/** The domain's `isInPerimetre` in SQL (valideur.rules.ts). */
export const isInPerimetreSql = (perimetre: PerimetreCec): RawBuilder<unknown> =>
  'seule' in perimetre
    ? sql`${place} = ${perimetre.seule}`
    : sql`${place} <> all(${[...perimetre.sauf]}::text[])`;

/** Matches part of the volunteer's name or function, or the whole reference. */
const matching = (asked: string): RawBuilder<unknown> => sql`(
  d.reference = ${asked}
  or (cle_recherche(${asked}) <> ''
    and cle_recherche(concat_ws(' ', d.prenom, d.nom, d.fonction)) like '%' || cle_recherche(${asked}) || '%'))`;
