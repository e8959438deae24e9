// The queries here are about the lots and their lines: what is prepared, what is done, and what is left to do.
import type { MontantLot, ParametresLot } from '@asso/domain/instruction/lot.rules';
import type { ActionLot, EtatLigne, EtatLot } from '@asso/domain/instruction/lot.states';
import type { Problem } from '@asso/domain/kernel/result';
import { type ColumnType, type Generated, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import {
  type Cursor,
  keysetClauses,
  keysetPage,
  type Order,
  type Page,
} from '../../platform/db/keyset.sql.ts';
import { shownNumeroProjet } from '../../subvention/dossier-subvention.sql.ts';

type Json<T> = ColumnType<T, string | undefined, string>;

type LotTable = Table<
  'lot',
  { action: ActionLot; etat: Generated<EtatLot>; parametres: Json<ParametresLot> }
>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    lot: LotTable;
    lot_ligne: Table<
      'lot_ligne',
      {
        etat: EtatLigne;
        cause: ColumnType<Problem | null, string | null, string | null>;
        montants: Json<readonly MontantLot[]>;
      }
    >;
  }
}

const selectLots = (db: Db) =>
  db
    .selectFrom('lot as l')
    .innerJoin('service as s', 's.id', 'l.id_service')
    .selectAll('l')
    .select(['s.nom as nom_service', 's.code_territoire'])
    .select(
      sql<Partial<Record<EtatLigne, number>>>`coalesce((select json_object_agg(etat, n) from (
        select etat, count(*)::int as n from lot_ligne where id_lot = l.id group by etat) c), '{}')`.as(
        'comptes',
      ),
    );

export type LotRow = Awaited<ReturnType<ReturnType<typeof selectLots>['executeTakeFirstOrThrow']>>;

export const findLot = (db: Db, id: string): Promise<LotRow | undefined> =>
  selectLots(db).where('l.id', '=', id).executeTakeFirst();

/** Locks the lot until the end of the transaction. */
export async function lockLot(trx: Tx, id: string): Promise<LotRow | undefined> {
  await trx.selectFrom('lot').select('id').where('id', '=', id).forUpdate().execute();
  return findLot(trx, id);
}

export const lotOrder: Order = {
  columns: [sql`l.cree_le`, sql`l.id`],
  direction: 'desc',
  key: z.tuple([z.string(), z.uuid()]),
};

type Listing = { id_utilisateur: string; limit: number; cursor: Cursor | null };

export async function listLots(db: Db, { id_utilisateur, limit, cursor }: Listing): Promise<Page<LotRow>> {
  const { after, orderBy } = keysetClauses(lotOrder, cursor);
  const rows = await selectLots(db)
    .where('l.id_utilisateur', '=', id_utilisateur)
    .where(after)
    .orderBy(orderBy)
    .limit(limit + 1)
    .execute();
  return keysetPage({ rows, limit, cursor, keyOf: (row) => [row.cree_le.toISOString(), row.id] });
}

type NewLot = Pick<LotTable, 'id_utilisateur' | 'role' | 'id_service' | 'action' | 'cree_le'>;

export async function insertLot(trx: Tx, row: NewLot): Promise<string> {
  const { id } = await trx
    .insertInto('lot')
    .values({ ...row, lance_le: null, fini_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateLot = (
  trx: Tx,
  id: string,
  set: { parametres?: ParametresLot; etat?: EtatLot; lance_le?: Date; fini_le?: Date | null },
) => {
  const { parametres, ...columns } = set;
  return trx
    .updateTable('lot')
    .set({
      ...columns,
      ...(parametres === undefined ? {} : { parametres: JSON.stringify(parametres) }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};

export type LigneRow = {
  rang: number;
  id_dossier: string;
  version_dossier: number;
  etat: EtatLigne;
  cause: Problem | null;
  montants: readonly MontantLot[];
  courriers: string[];
  faite_le: Date | null;
};

const selectLignes = (db: Db) =>
  db
    .selectFrom('lot_ligne')
    .select(['rang', 'id_dossier', 'version_dossier', 'etat', 'cause', 'montants', 'courriers', 'faite_le']);

const ligneOrder: Order = { columns: [sql`rang`], direction: 'asc', key: z.tuple([z.int()]) };

export { ligneOrder };

export async function pageLignes(
  db: Db,
  asked: { id_lot: string; etats?: readonly EtatLigne[]; limit: number; cursor: Cursor | null },
): Promise<Page<LigneRow>> {
  const { id_lot, etats, limit, cursor } = asked;
  const { after, orderBy } = keysetClauses(ligneOrder, cursor);
  const rows = await selectLignes(db)
    .where('id_lot', '=', id_lot)
    .$if(etats !== undefined && etats.length > 0, (query) => query.where('etat', 'in', [...(etats ?? [])]))
    .where(after)
    .orderBy(orderBy)
    .limit(limit + 1)
    .execute();
  return keysetPage({ rows, limit, cursor, keyOf: ({ rang }) => [rang] });
}

export const listLignes = (db: Db, id_lot: string): Promise<LigneRow[]> =>
  selectLignes(db).where('id_lot', '=', id_lot).orderBy('rang').execute();

export type Examinee = Pick<LigneRow, 'rang' | 'etat' | 'cause' | 'version_dossier' | 'montants'>;

export const insertLignes = (
  trx: Tx,
  id_lot: string,
  lignes: readonly (Examinee & { id_dossier: string })[],
) =>
  sql`insert into lot_ligne (id_lot, rang, id_dossier, version_dossier, etat, cause, montants)
    select ${id_lot}::uuid, x.* from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb)
      as x (rang int, id_dossier uuid, version_dossier int, etat text, cause jsonb, montants jsonb)`.execute(
    trx,
  );

export const saveExamens = (trx: Tx, id_lot: string, lignes: readonly Examinee[]) =>
  sql`update lot_ligne l set version_dossier = x.version_dossier, etat = x.etat, montants = x.montants,
      cause = nullif(x.cause, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb)
      as x (rang int, version_dossier int, etat text, cause jsonb, montants jsonb)
    where l.id_lot = ${id_lot} and l.rang = x.rang`.execute(trx);

/** Gives the next line to do that no other worker is doing, locked until the end of the transaction. */
export const takeLigne = (trx: Tx, id_lot: string): Promise<LigneRow | undefined> =>
  selectLignes(trx)
    .where('id_lot', '=', id_lot)
    .where('etat', '=', 'prete')
    .orderBy('rang')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type Place = { id_lot: string; rang: number };

export const markFaite = (
  trx: Tx,
  { id_lot, rang }: Place,
  set: { courriers: readonly string[]; faite_le: Date },
) =>
  trx
    .updateTable('lot_ligne')
    .set({ etat: 'faite', cause: null, courriers: [...set.courriers], faite_le: set.faite_le })
    .where('id_lot', '=', id_lot)
    .where('rang', '=', rang)
    .execute();

/** Keeps, on the line of a decision that has left, the letters that left with it. */
export const markPartie = (trx: Tx, { id_lot, rang }: Place, courriers: readonly string[]) =>
  trx
    .updateTable('lot_ligne')
    .set({ courriers: [...courriers] })
    .where('id_lot', '=', id_lot)
    .where('rang', '=', rang)
    .execute();

/** Marks as taken out a line whose decision was taken back before it left: its dossier is as it was before the lot. */
export const markReprise = (trx: Tx, { id_lot, rang }: Place) =>
  trx
    .updateTable('lot_ligne')
    .set({ etat: 'retiree', faite_le: null })
    .where('id_lot', '=', id_lot)
    .where('rang', '=', rang)
    .execute();

export const markEchec = (trx: Tx, { id_lot, rang }: Place, cause: Problem) =>
  trx
    .updateTable('lot_ligne')
    .set({ etat: 'echec', cause: JSON.stringify(cause) })
    .where('id_lot', '=', id_lot)
    .where('rang', '=', rang)
    .where('etat', '=', 'prete')
    .execute();

/** Marks as failed all the lines that are left to do, for this cause. */
export const failRest = (db: Db, id_lot: string, cause: Problem) =>
  db
    .updateTable('lot_ligne')
    .set({ etat: 'echec', cause: JSON.stringify(cause) })
    .where('id_lot', '=', id_lot)
    .where('etat', '=', 'prete')
    .execute();

export const listRunningLots = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('lot').select('id').where('etat', '=', 'en_cours').execute()).map(({ id }) => id);

export const listLotCourriers = async (db: Db, id_lot: string): Promise<string[]> =>
  (await listLignes(db, id_lot)).flatMap(({ courriers }) => courriers);

/**
 * Deletes the lots finished before `finis`, with their report, and those prepared before `prepares` that nobody
 * launched.
 */
export const purgeLots = (db: Db, { finis, prepares }: { finis: Date; prepares: Date }) =>
  db
    .deleteFrom('lot')
    .where((eb) =>
      eb.or([
        eb.and([eb('etat', '=', 'fini'), eb('fini_le', '<', finis)]),
        eb.and([eb('etat', '=', 'prepare'), eb('cree_le', '<', prepares)]),
      ]),
    )
    .execute();

export type FinancementLot = {
  id_dossier: string;
  id_projet: string;
  annee: number;
  projet: string;
  demande: number | null;
  propose: number | null;
};

/** Lists what each of these dossiers asks of this service, and what the service proposes. */
export async function listFinancements(
  db: Db,
  { ids, id_service }: { ids: readonly string[]; id_service: string },
): Promise<FinancementLot[]> {
  const { rows } = await sql<FinancementLot>`
    select p.id_dossier, p.id as id_projet, f.annee,
      'Projet ' || ${shownNumeroProjet} || coalesce(' : ' || nullif(p.corps #>> '{description,intitule}', ''), '') as projet,
      f.montant_demande::float8 as demande, f.montant_propose::float8 as propose
    from projet p join financement f on f.id_projet = p.id and f.id_service_instructeur = ${id_service}
    where p.id_dossier = any(${[...ids]}::uuid[]) and p.supprime_le is null
    order by p.id_dossier, p.rang_dossier, f.annee`.execute(db);
  return rows;
}
