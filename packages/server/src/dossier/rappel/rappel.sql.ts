// The queries here are about the reminders that are due and those already sent: each has one row, so that a job run
// twice sends it once.
import type { Manque } from '@asso/domain/dossier/completude/completude.rules';
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

type RappelTable = Table<'rappel', { objet: 'transmission' | 'completude' | 'effacement' }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    rappel: RappelTable;
  }
}

/** Writes that this reminder is sent; returns false when it was sent already. */
export async function takeRappel(trx: Tx, rappel: RappelTable): Promise<boolean> {
  const row = await trx
    .insertInto('rappel')
    .values(rappel)
    .onConflict((oc) => oc.doNothing())
    .returning('id_dossier')
    .executeTakeFirst();
  return row !== undefined;
}

type Attendu = {
  id_dossier: string;
  id_service_instructeur: string;
  echeance: Date;
  manques: readonly Manque[];
};

/**
 * Lists what services asked associations to complete by a deadline in this period; the dossiers not transmitted are
 * listed by their kind (`aRappeler`).
 */
export const listAttendus = async (db: Db, { now, until }: { now: Date; until: Date }): Promise<Attendu[]> =>
  (
    await sql<Attendu>`
      select id_dossier, id_service_instructeur, completude_avant as echeance, manques from instruction
      where completude = 'demande' and completude_avant > ${now} and completude_avant <= ${until}
      order by id_dossier, id_service_instructeur`.execute(db)
  ).rows;
