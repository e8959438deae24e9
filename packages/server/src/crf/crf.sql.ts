// The queries here find, begin and move financial reports and their pieces.

import type { Crf } from '@asso/domain/crf/crf.fields';
import { type EtatCrf, isCrfTransmis } from '@asso/domain/crf/crf.states';
import { ordreEtatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import { type ColumnType, type Generated, sql } from 'kysely';
import { colonnesPiece, type PieceRow } from '../dossier/pieces/pieces.sql.ts';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type CrfPieceTable = Tables['crf_piece'];

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    crf: Table<
      'crf',
      {
        id_etat: Generated<EtatCrf>;
        corps: ColumnType<Crf, string, string>;
        motif: ColumnType<string | null, never, string | null>;
        transmis_le: ColumnType<Date | null, never, Date | null>;
        recu_le: ColumnType<Date | null, never, Date | null>;
      }
    >;
  }
}

export type CrfRow = Row<'crf'>;

export const listDossierCrfs = (db: Db, id_dossier: string): Promise<CrfRow[]> =>
  db.selectFrom('crf').selectAll().where('id_dossier', '=', id_dossier).orderBy('exercice').execute();

/** Lists the reports of these dossiers that were sent and not sent back, received or not. */
export const listTransmittedCrfs = (
  db: Db,
  dossiers: readonly string[],
): Promise<Pick<CrfRow, 'id' | 'id_dossier' | 'exercice' | 'id_etat' | 'transmis_le'>[]> =>
  db
    .selectFrom('crf')
    .select(['id', 'id_dossier', 'exercice', 'id_etat', 'transmis_le'])
    .where('id_dossier', '=', sql<string>`any(${[...dossiers]}::uuid[])`)
    .where('id_etat', 'in', ordreEtatsCrf.filter(isCrfTransmis))
    .execute();

export const findCrf = (db: Db, key: { id_dossier: string; id: string }): Promise<CrfRow | undefined> =>
  db
    .selectFrom('crf')
    .selectAll()
    .where('id', '=', key.id)
    .where('id_dossier', '=', key.id_dossier)
    .executeTakeFirst();

export const findCrfOfExercice = (
  db: Db,
  key: { id_dossier: string; exercice: number },
): Promise<CrfRow | undefined> =>
  db
    .selectFrom('crf')
    .selectAll()
    .where('id_dossier', '=', key.id_dossier)
    .where('exercice', '=', key.exercice)
    .executeTakeFirst();

/** Begins a report. A report has no lock of its own: whoever writes one locks its dossier first. */
export async function insertCrf(
  trx: Tx,
  row: {
    id_dossier: string;
    exercice: number;
    id_campagne_version: string;
    corps: Crf;
    by: string;
    at: Date;
  },
): Promise<CrfRow> {
  const { corps, by, at, ...columns } = row;
  return trx
    .insertInto('crf')
    .values({
      ...columns,
      corps: JSON.stringify(corps),
      created_by: by,
      cree_le: at,
      modifie_le: at,
      modifie_par: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Touch = { id: string; actor: { id: string }; at: Date };
/** The columns that a change of a report may write. */
export type ColonnesCrf = Partial<
  Pick<CrfRow, 'id_etat' | 'motif' | 'montant_realise' | 'transmis_le' | 'recu_le'>
> & { corps?: Crf };

/** Writes a change of a report under a new version, and returns the report. */
export async function touchCrf(
  trx: Tx,
  { id, actor, at }: Touch,
  { corps, ...columns }: ColonnesCrf,
): Promise<CrfRow> {
  return trx
    .updateTable('crf')
    .set({
      ...columns,
      ...(corps === undefined ? {} : { corps: JSON.stringify(corps) }),
      modifie_le: at,
      modifie_par: actor.id,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const listPiecesCrf = (db: Db, id_crf: string): Promise<PieceRow[]> =>
  db
    .selectFrom('crf_piece as p')
    .innerJoin('document as d', 'd.id', 'p.id_document')
    .select(colonnesPiece)
    .where('p.id_crf', '=', id_crf)
    .execute();

export const joinPieceCrf = (trx: Tx, row: CrfPieceTable) =>
  trx
    .insertInto('crf_piece')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['id_crf', 'code']).doUpdateSet({
        id_document: row.id_document,
        jointe_le: row.jointe_le,
        jointe_par: row.jointe_par,
      }),
    )
    .execute();

export const leavePieceCrf = (trx: Tx, { id_crf, code }: { id_crf: string; code: string }) =>
  trx.deleteFrom('crf_piece').where('id_crf', '=', id_crf).where('code', '=', code).execute();
