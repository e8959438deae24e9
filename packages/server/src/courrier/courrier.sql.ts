// The queries here are about the letters of dossiers: what each says, and where its PDF is kept.
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import type { NatureCourrier } from '@asso/domain/courrier/natures-courrier.rules';
import { type ColumnType, sql } from 'kysely';
import type { BytesInUse } from '../document/sweep.job.ts';
import type { Db, Table, Tx } from '../platform/db/database.ts';

type CourrierTable = Table<
  'courrier',
  { nature: NatureCourrier; contenu: ColumnType<CourrierFait, string, never> }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    courrier: CourrierTable;
  }
}

type NewCourrier = Pick<
  CourrierTable,
  'id_dossier' | 'id_service' | 'id_version' | 'nature' | 'fait_le' | 'fait_par'
> & {
  contenu: CourrierFait;
};

export async function insertCourrier(trx: Tx, { contenu, ...row }: NewCourrier): Promise<string> {
  const inserted = await trx
    .insertInto('courrier')
    .values({ ...row, contenu: JSON.stringify(contenu), sha256: null, taille: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

const selectCourriers = (db: Db) =>
  db
    .selectFrom('courrier as c')
    .innerJoin('service as s', 's.id', 'c.id_service')
    .innerJoin('modele_courrier_version as v', 'v.id', 'c.id_version')
    .innerJoin('dossier as d', 'd.id', 'c.id_dossier')
    .select([
      'c.id',
      'c.id_dossier',
      'c.id_service',
      'c.nature',
      'c.contenu',
      'c.fait_le',
      'c.sha256',
      'c.taille',
    ])
    .select(['s.nom as nom_service', 'v.nom as nom_modele', 'v.numero as numero_version', 'd.id_fo'])
    .select(sql<string | null>`intitule_dossier(d.id)`.as('projet'));

export type CourrierRow = Awaited<ReturnType<ReturnType<typeof selectCourriers>['executeTakeFirstOrThrow']>>;

export const listCourriers = (db: Db, id_dossier: string): Promise<CourrierRow[]> =>
  selectCourriers(db)
    .where('c.id_dossier', '=', id_dossier)
    .orderBy('c.fait_le', 'desc')
    .orderBy('c.id')
    .limit(200)
    .execute();

export const findCourrier = (db: Db, id: string): Promise<CourrierRow | undefined> =>
  selectCourriers(db).where('c.id', '=', id).executeTakeFirst();

/** Reads these letters, in the order of `ids`. */
export async function findCourriers(db: Db, ids: readonly string[]): Promise<CourrierRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCourriers(db)
    .where('c.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const keepPdf = (db: Db, { id, sha256, taille }: { id: string; sha256: string; taille: number }) =>
  db
    .updateTable('courrier')
    .set({ sha256, taille })
    .where('id', '=', id)
    .where('sha256', 'is', null)
    .execute();

export const bytesOfCourriers: BytesInUse = async (db, hashes) => {
  const rows = await db
    .selectFrom('courrier')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', [...hashes])
    .execute();
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
};
