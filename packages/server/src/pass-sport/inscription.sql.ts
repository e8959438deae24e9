// The queries here are about inscriptions; each is one row that goes through the states of a payment request.
import { isUuid } from '@asso/domain/identifiants/uuid';
import {
  type EtatPaiement,
  filterEtatsPaiement,
  isPayee,
  isVivante,
} from '@asso/domain/paiement/demande-paiement.states';
import type { FederationAdmise } from '@asso/domain/pass-sport/eligibilite.rules';
import { type ColumnType, type RawBuilder, sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

export type InscriptionTable = Table<
  'psp_inscription',
  {
    dossier_id: ColumnType<string, string, never>;
    exercice_id: ColumnType<string, string, never>;
    id_psp: ColumnType<string, string, never>;
    /** Null when the person was enrolled on the agrément of the association, and not on a federation. */
    siren_federation: string | null;
    id_etat: ColumnType<EtatPaiement, EtatPaiement | undefined, EtatPaiement>;
    montant: ColumnType<number, number, never>;
    /** The format is « YYYY-MM-DD ». */
    paye_le: string | null;
    cree_le: ColumnType<Date, Date, never>;
    cree_par: ColumnType<string, string, never>;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    psp_inscription: InscriptionTable;
  }
}

export type InscriptionRow = Row<'psp_inscription'> & {
  prenom: string;
  nom: string;
  commune: string;
  code_postal: string;
};

/** The beginning of every query: joins the beneficiary, and leaves the filter to the caller. */
const selectInscriptions = (db: Db) =>
  db
    .selectFrom('psp_inscription as i')
    .innerJoin('psp_beneficiaire as b', 'b.id_psp', 'i.id_psp')
    .selectAll('i')
    .select(['b.prenom', 'b.nom', 'b.commune', 'b.code_postal']);

const findInscription = async (db: Db, id: string): Promise<InscriptionRow | undefined> =>
  isUuid(id) ? selectInscriptions(db).where('i.id', '=', id).executeTakeFirst() : undefined;

/** Locks an inscription of this dossier: two moves at once are made one after the other. */
export async function lockInscription(
  tx: Tx,
  { id, dossier_id }: { id: string; dossier_id: string },
): Promise<InscriptionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const held = await tx
    .selectFrom('psp_inscription')
    .select('id')
    .where('id', '=', id)
    .where('dossier_id', '=', dossier_id)
    .forUpdate()
    .executeTakeFirst();
  // The inscription is read once locked: another transaction may have moved it while this one waited.
  return held && findInscription(tx, held.id);
}

type NewInscription = {
  dossier_id: string;
  exercice_id: string;
  id_psp: string;
  federation: FederationAdmise | null;
  montant: number;
  by: string;
  at: Date;
};

/**
 * Adds an inscription; returns undefined when the code is already enrolled: the unique index decides, even between two
 * requests at once.
 */
export async function insertInscription(
  tx: Tx,
  { federation, by, at, ...row }: NewInscription,
): Promise<InscriptionRow | undefined> {
  const written = await tx
    .insertInto('psp_inscription')
    .values({
      ...row,
      siren_federation: federation?.siren ?? null,
      nom_federation: federation?.nom ?? null,
      cree_le: at,
      cree_par: by,
      modifie_le: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written && findInscription(tx, written.id);
}

type Changed = Pick<
  Updateable<InscriptionTable>,
  | 'id_etat'
  | 'siren_federation'
  | 'nom_federation'
  | 'motif'
  | 'titulaire'
  | 'iban'
  | 'bic'
  | 'reference'
  | 'paye_le'
>;

export const updateInscription = async (
  tx: Tx,
  { id, at }: { id: string; at: Date },
  changed: Changed,
): Promise<InscriptionRow> => {
  await tx
    .updateTable('psp_inscription')
    .set((eb) => ({ ...changed, modifie_le: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const row = await findInscription(tx, id);
  if (!row) throw new Error('an inscription that is held went away');
  return row;
};

const vivantes = filterEtatsPaiement(isVivante);

/** Returns, among these codes, those enrolled in any association; an inscription refused or removed does not count. */
export async function listInscrits(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('psp_inscription')
    .select('id_psp')
    .where('id_psp', 'in', [...codes])
    .where('id_etat', 'in', vivantes)
    .execute();
  return new Set(rows.map(({ id_psp }) => id_psp));
}

/** Amounts are in euros, for each dossier: `demande` is asked or paid, `verse` is paid. */
export type Totaux = { nombre: number; demande: number; verse: number };

export async function readTotaux(db: Db, dossiers: readonly string[]): Promise<Map<string, Totaux>> {
  const { rows } = await sql<Totaux & { dossier_id: string }>`
    select dossier_id, count(*)::int as nombre, sum(montant)::float8 as demande,
      coalesce(sum(montant) filter (where id_etat = any(${filterEtatsPaiement(isPayee)})), 0)::float8 as verse
    from psp_inscription
    where dossier_id = any(${[...dossiers]}::uuid[]) and id_etat = any(${vivantes})
    group by dossier_id`.execute(db);
  return new Map(rows.map(({ dossier_id, ...totaux }) => [dossier_id, totaux]));
}

export const noInscription: Totaux = { nombre: 0, demande: 0, verse: 0 };

export type ListeInscriptions = {
  dossier_id: string;
  etats?: readonly EtatPaiement[];
  federation?: string;
  searchQuery?: string;
  limit: number;
  cursor: Cursor | null;
};

export const orderInscriptions: Order = {
  columns: [sql`i.cree_le`, sql`i.id`],
  direction: 'desc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

const most = 10_000;

export async function listInscriptions(
  db: Db,
  liste: ListeInscriptions,
): Promise<Page<InscriptionRow> & { total: number; totalExact: boolean }> {
  const { limit, cursor } = liste;
  const { after, orderBy } = keysetClauses(orderInscriptions, cursor);
  const kept = sql<boolean>`${sql.join(conditions(liste), sql` and `)}`;
  const [rows, total] = await Promise.all([
    selectInscriptions(db)
      .where(kept)
      .where(after)
      .orderBy(sql`${orderBy}`)
      .limit(limit + 1)
      .execute(),
    countInscriptions(db, kept),
  ]);
  const page = keysetPage({ rows, limit, cursor, keyOf: ({ cree_le, id }) => [cree_le.toISOString(), id] });
  return { ...page, total: Math.min(total, most), totalExact: total <= most };
}

/** Lists every inscription of a dossier, in the order of `listInscriptions`, for a document that must hold them all. */
export const listAllInscriptions = (db: Db, dossier_id: string): Promise<InscriptionRow[]> =>
  selectInscriptions(db)
    .where('i.dossier_id', '=', dossier_id)
    .orderBy(sql`${keysetClauses(orderInscriptions, null).orderBy}`)
    .execute();

async function countInscriptions(db: Db, kept: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select from psp_inscription i join psp_beneficiaire b on b.id_psp = i.id_psp where ${kept} limit ${most + 1}) seen`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

function conditions({
  dossier_id,
  etats,
  federation,
  searchQuery,
}: ListeInscriptions): RawBuilder<unknown>[] {
  const asked = searchQuery?.trim();
  return [
    sql`i.dossier_id = ${dossier_id}`,
    ...(etats === undefined ? [] : [sql`i.id_etat = any(${[...etats]}::text[])`]),
    ...(federation === undefined ? [] : [sql`i.siren_federation = ${federation}`]),
    ...(asked
      ? [
          sql`(i.id_psp = upper(${asked}) or (cle_recherche(${asked}) <> '' and
            cle_recherche(concat_ws(' ', b.prenom, b.nom, b.commune)) like '%' || cle_recherche(${asked}) || '%'))`,
        ]
      : []),
  ];
}

/** Tells whether this association has valid inscriptions that name this federation. */
export async function hasInscriptions(
  db: Db,
  { id_association, siren }: { id_association: string; siren: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('psp_inscription as i')
    .innerJoin('psp_dossier as d', 'd.id', 'i.dossier_id')
    .select('i.id')
    .where('d.id_association', '=', id_association)
    .where('i.siren_federation', '=', siren)
    .where('i.id_etat', 'in', vivantes)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
