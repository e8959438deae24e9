// The queries here are about the campaigns that are being written.
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    campagne_brouillon: Table<
      'campagne_brouillon',
      { contenu: ColumnType<BrouillonCampagne, string, string> }
    >;
  }
}

export const findBrouillon = (db: Db, id_subvention: string) =>
  db
    .selectFrom('campagne_brouillon as b')
    .innerJoin('utilisateur as u', 'u.id', 'b.modifie_par')
    .selectAll('b')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('b.id_subvention', '=', id_subvention)
    .executeTakeFirst();

type Ecrit = { id_subvention: string; contenu: BrouillonCampagne; version: number; at: Date; by: string };

export async function writeBrouillon(trx: Tx, { contenu, at, by, ...row }: Ecrit): Promise<void> {
  const values = { contenu: JSON.stringify(contenu), version: row.version, modifie_le: at, modifie_par: by };
  await trx
    .insertInto('campagne_brouillon')
    .values({ id_subvention: row.id_subvention, ...values })
    .onConflict((oc) => oc.column('id_subvention').doUpdateSet(values))
    .execute();
}
