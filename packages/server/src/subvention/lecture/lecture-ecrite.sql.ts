// The readings that services share are kept in the database too, so that they outlive the memory of a server.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { marqueOf } from './empreinte.sql.ts';

export type LectureEcrite = Tables['lecture_gardee'];

/**
 * Saves these readings over those already kept. The last writer may win: a reading is stored with the mark of the data
 * it was made from (`empreinte`), and is not shown once that mark has changed.
 */
export async function writeLectures(db: Db, rows: readonly LectureEcrite[]): Promise<void> {
  await db
    .insertInto('lecture_gardee')
    .values([...rows])
    .onConflict((oc) =>
      oc.columns(['id_dossier', 'lecteur']).doUpdateSet(({ ref }) => ({
        empreinte: ref('excluded.empreinte'),
        texte: ref('excluded.texte'),
        sceau: ref('excluded.sceau'),
        depuis: ref('excluded.depuis'),
        jusqua: ref('excluded.jusqua'),
        id_utilisateur: ref('excluded.id_utilisateur'),
        role: ref('excluded.role'),
      })),
    )
    .execute();
}

export type Echantillon = Pick<LectureEcrite, 'id_dossier' | 'id_utilisateur' | 'role'>;

/** Gives some of the readings, beginning anywhere. */
export async function someLectures(db: Db, most: number): Promise<Echantillon[]> {
  return db
    .selectFrom('lecture_gardee')
    .select(['id_dossier', 'id_utilisateur', 'role'])
    .where('id_dossier', '>=', sql<string>`(select gen_random_uuid())`)
    .orderBy('id_dossier')
    .limit(most)
    .execute();
}

/** Deletes the readings that no longer hold: what they show, or the portal itself, is another now. */
export async function deleteLecturesPerimees(
  db: Db,
  { fabrique, now }: { fabrique: string; now: Date },
): Promise<void> {
  const marque = marqueOf(sql`false`, sql`${fabrique}::text`);
  await sql`delete from lecture_gardee l
    using dossier join dossier_subvention ds on ds.id_dossier = dossier.id
      join association a on a.id = dossier.id_association
    where l.id_dossier = dossier.id and (l.jusqua <= ${now} or l.empreinte <> ${marque})`.execute(db);
}

export const deleteLectures = (db: Db) => db.deleteFrom('lecture_gardee').execute();
