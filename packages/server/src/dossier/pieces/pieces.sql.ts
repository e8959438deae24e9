// The queries here are about the documents joined to a dossier of any kind, each under the code of its piece.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

type PieceTable = Tables['piece_dossier'];

export type PieceRow = {
  code: string;
  uuid: string;
  nom: string;
  taille: number;
  etat_analyse: string;
  annee_validite: number | null;
  mime: string;
  expire_le: string | null;
  date_chargement: Date;
};

const colonnesDocument = [
  'd.id as uuid',
  'd.nom',
  'd.taille',
  'd.etat_analyse',
  'd.date_chargement',
  'd.annee_validite',
  'd.mime',
  'd.expire_le',
] as const;

/** The columns read of a joined document: `p` is the row that joins it, `d` the document. */
export const colonnesPiece = ['p.code', ...colonnesDocument] as const;

export const selectPieces = (db: Db) =>
  db
    .selectFrom('piece_dossier as p')
    .innerJoin('document as d', 'd.id', 'p.id_document')
    .select(colonnesPiece);

export const listPieces = (db: Db, id_dossier: string): Promise<PieceRow[]> =>
  selectPieces(db).where('p.id_dossier', '=', id_dossier).execute();

/** Reads documents that were joined once, whether or not they still are. */
export const listReceived = (db: Db, documents: readonly string[]): Promise<Omit<PieceRow, 'code'>[]> =>
  db
    .selectFrom('document as d')
    .select(colonnesDocument)
    .where('d.id', '=', sql<string>`any(${[...documents]}::uuid[])`)
    .execute();

export const joinPiece = (trx: Tx, row: PieceTable) =>
  trx
    .insertInto('piece_dossier')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['id_dossier', 'code']).doUpdateSet({
        id_document: row.id_document,
        jointe_le: row.jointe_le,
        jointe_par: row.jointe_par,
      }),
    )
    .execute();

export const leavePiece = (trx: Tx, { id_dossier, code }: { id_dossier: string; code: string }) =>
  trx.deleteFrom('piece_dossier').where('id_dossier', '=', id_dossier).where('code', '=', code).execute();
