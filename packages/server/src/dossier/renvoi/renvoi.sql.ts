// The queries here are about the last time a service sent a dossier back, with the content of the dossier at that
// moment.
import type { Photo, PointRenvoi } from '@asso/domain/dossier/renvoi.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    renvoi_dossier: Table<
      'renvoi_dossier',
      { points: ColumnType<PointRenvoi[], string, string>; contenu: ColumnType<Photo, string, string> }
    >;
  }
}

type Key = { id_dossier: string; id_service_instructeur: string };
type Renvoi = Key & { le: Date; par: string; points: readonly PointRenvoi[]; contenu: Photo };

export async function keepRenvoi(trx: Tx, { points, contenu, ...row }: Renvoi): Promise<void> {
  const written = {
    le: row.le,
    par: row.par,
    points: JSON.stringify(points),
    contenu: JSON.stringify(contenu),
  };
  await trx
    .insertInto('renvoi_dossier')
    .values({ ...row, ...written })
    .onConflict((oc) => oc.columns(['id_dossier', 'id_service_instructeur']).doUpdateSet(written))
    .execute();
}

export const findRenvoi = (db: Db, key: Key) =>
  db
    .selectFrom('renvoi_dossier as r')
    .innerJoin('utilisateur as u', 'u.id', 'r.par')
    .select(['r.le', 'r.points', 'r.contenu', sql<string>`u.prenom || ' ' || u.nom`.as('par')])
    .where('r.id_dossier', '=', key.id_dossier)
    .where('r.id_service_instructeur', '=', key.id_service_instructeur)
    .executeTakeFirst();
