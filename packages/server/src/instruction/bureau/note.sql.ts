// The queries here are about the points that each person of a service gives to a dossier; the instruction keeps their
// average, for the queue.
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from './affectation.sql.ts';

type PointsDonnes = Record<string, number | null>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    note_instruction: Table<'note_instruction', { points: ColumnType<PointsDonnes, string, string> }>;
  }
}

export type NoteRow = {
  id_utilisateur: string;
  par: string;
  points: PointsDonnes;
  commentaire: string;
  note: number | null;
  version: number;
  modifie_le: Date;
};

export const listNotes = (db: Db, { id_dossier, id_service }: InstructionPlace): Promise<NoteRow[]> =>
  db
    .selectFrom('note_instruction as n')
    .innerJoin('utilisateur as u', 'u.id', 'n.id_utilisateur')
    .select(['n.id_utilisateur', 'n.points', 'n.commentaire', 'n.note', 'n.version', 'n.modifie_le'])
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('n.id_dossier', '=', id_dossier)
    .where('n.id_service', '=', id_service)
    .orderBy('n.modifie_le', 'desc')
    .orderBy('n.id_utilisateur')
    .execute();

type Saved = InstructionPlace & {
  id_utilisateur: string;
  points: PointsDonnes;
  commentaire: string;
  note: number | null;
  modifie_le: Date;
};

/**
 * Saves the points that a person gives to a dossier, which the caller has locked, so nobody else writes this row
 * meanwhile. The first save creates the row at version 2, since version 1 stands for no points.
 */
export const saveNote = (trx: Tx, { points, ...row }: Saved) =>
  trx
    .insertInto('note_instruction')
    .values({ ...row, points: JSON.stringify(points), version: 2 })
    .onConflict((conflict) =>
      conflict.columns(['id_dossier', 'id_service', 'id_utilisateur']).doUpdateSet({
        points: JSON.stringify(points),
        commentaire: row.commentaire,
        note: row.note,
        modifie_le: row.modifie_le,
        version: sql`note_instruction.version + 1`,
      }),
    )
    .execute();
