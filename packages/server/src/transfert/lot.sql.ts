// The queries here are about lots, the files made for other systems; the lines of some lots are kept, because each may
// leave only once.
import { formatLotNumero, type LotEnvoi, type Systeme } from '@asso/domain/transfert/lot.words';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import type { SheetCell } from '../platform/sheet/sheet.ts';

/** Which rows the file of a lot holds. */
export type Criteres = {
  programme?: string;
  exercice?: number | null;
  /** The payments of a file for Chorus, whose sum is not that of the commitments. */
  paiements?: { nombre: number; montant: number };
  fichier?: 'siret' | 'paiements';
  du?: string;
  au?: string;
};

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    lot_transfert: Table<
      'lot_transfert',
      { systeme: Systeme; criteres: ColumnType<Criteres, string, never>; envoi: LotEnvoi }
    >;
    lot_transfert_ligne: Table<'lot_transfert_ligne', { cellules: ColumnType<SheetCell[], string, never> }>;
  }
}

export type LotRow = {
  id: string;
  systeme: Systeme;
  numero: string;
  id_service: string | null;
  criteres: Criteres;
  nombre: number;
  montant: number;
  cree_le: Date;
  envoi: LotEnvoi;
  envoye_le: Date | null;
  telecharge_le: Date | null;
  par: string;
};

const selectLots = (db: Db) =>
  db
    .selectFrom('lot_transfert as l')
    .innerJoin('utilisateur as u', 'u.id', 'l.cree_par')
    .select(['l.id', 'l.systeme', 'l.numero', 'l.id_service', 'l.criteres', 'l.nombre', 'l.montant'])
    .select([
      'l.cree_le',
      'l.envoi',
      'l.envoye_le',
      'l.telecharge_le',
      sql<string>`u.prenom || ' ' || u.nom`.as('par'),
    ]);

const shownAtMost = 50;

type Which = { systeme: Systeme; id_service?: string; programme?: string };

/** Lists the lots of a system, the latest first, at most `shownAtMost`. */
export const listLots = (db: Db, { systeme, id_service, programme }: Which): Promise<LotRow[]> =>
  selectLots(db)
    .where('l.systeme', '=', systeme)
    .$if(id_service !== undefined, (query) => query.where('l.id_service', '=', id_service ?? null))
    .$if(programme !== undefined, (query) =>
      query.where(sql<boolean>`l.criteres ->> 'programme' = ${programme}`),
    )
    .orderBy('l.cree_le', 'desc')
    .orderBy('l.numero', 'desc')
    .limit(shownAtMost)
    .execute();

export const findLot = (db: Db, id: string): Promise<LotRow | undefined> =>
  selectLots(db).where('l.id', '=', id).executeTakeFirst();

/** Locks a lot until the transaction ends, so that one worker at a time sends it. */
export async function lockLot(trx: Tx, id: string): Promise<LotRow | undefined> {
  const held = await trx
    .selectFrom('lot_transfert')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held && findLot(trx, id);
}

export async function takeNumero(trx: Tx, systeme: Systeme, annee: number): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('lot_transfert_numero')::float8 as n`.execute(trx);
  return formatLotNumero(systeme, annee, rows[0]?.n ?? 0);
}

type NewLot = Pick<
  LotRow,
  'systeme' | 'numero' | 'id_service' | 'criteres' | 'nombre' | 'montant' | 'envoi'
> & {
  by: string;
  at: Date;
};

export async function insertLot(trx: Tx, { by, at, criteres, ...lot }: NewLot): Promise<string> {
  const { id } = await trx
    .insertInto('lot_transfert')
    .values({ ...lot, criteres: JSON.stringify(criteres), cree_le: at, cree_par: by, envoye_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type TransfertLotLigne = { cle: string; cellules: readonly SheetCell[] };

/** Writes all the lines of a lot in one statement, since there may be many. */
export async function insertLignes(
  trx: Tx,
  id_lot: string,
  lignes: readonly TransfertLotLigne[],
): Promise<void> {
  await sql`insert into lot_transfert_ligne (id_lot, rang, cle, cellules)
    select ${id_lot}, t.rang, t.ligne ->> 'cle', t.ligne -> 'cellules'
    from jsonb_array_elements(${JSON.stringify(lignes)}::jsonb) with ordinality t (ligne, rang)`.execute(trx);
}

export type EngagementParti = {
  id_lot: string;
  id_dossier: string;
  id_service: string;
  annee: number;
  montant: number;
};

/** Writes what a lot commits, by year, in one statement. */
export async function insertEngagements(trx: Tx, engagements: readonly EngagementParti[]): Promise<void> {
  await sql`insert into engagement (id_lot, id_dossier, id_service, annee, montant)
    select id_lot, id_dossier, id_service, annee, montant
    from jsonb_to_recordset(${JSON.stringify(engagements)}::jsonb)
      t (id_lot uuid, id_dossier uuid, id_service uuid, annee int, montant numeric)`.execute(trx);
}

/** Takes the lines of a lot out of it, so that they may leave in another one. */
export async function deleteLignes(trx: Tx, id_lot: string): Promise<void> {
  await trx.deleteFrom('engagement').where('id_lot', '=', id_lot).execute();
  await trx.deleteFrom('lot_transfert_ligne').where('id_lot', '=', id_lot).execute();
}

export const saveDefait = (trx: Tx, id: string) =>
  trx.updateTable('lot_transfert').set({ envoi: 'defait' }).where('id', '=', id).execute();

/** Notes the first time that somebody took the file of a lot. */
export const markTelecharge = (trx: Tx, id: string, at: Date) =>
  trx
    .updateTable('lot_transfert')
    .set({ telecharge_le: at })
    .where('id', '=', id)
    .where('telecharge_le', 'is', null)
    .execute();

export async function readLignes(db: Db, id_lot: string): Promise<SheetCell[][]> {
  const rows = await db
    .selectFrom('lot_transfert_ligne')
    .select('cellules')
    .where('id_lot', '=', id_lot)
    .orderBy('rang')
    .execute();
  return rows.map(({ cellules }) => cellules);
}

type Avancee = { envoi: LotEnvoi; envoye_le?: Date };

export const saveEnvoi = (trx: Tx, id: string, { envoi, envoye_le }: Avancee) =>
  trx
    .updateTable('lot_transfert')
    .set({ envoi, envoye_le: envoye_le ?? null })
    .where('id', '=', id)
    .execute();
