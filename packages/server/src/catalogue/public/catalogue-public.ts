import type { AidePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import type { Db } from '../../platform/db/database.ts';
import { remembered } from '../../platform/db/memory.ts';
import { listAidesPubliques } from './catalogue-public.sql.ts';

export type CataloguePublic = { aides: readonly AidePublique[] };

/**
 * Reads the whole catalogue once. It stays in memory until something in it is published or changed, so that visits cost
 * the database nothing.
 */
const kept = remembered<CataloguePublic>({
  subject: 'catalogue-public',
  most: 1,
  read: async (db) => {
    const rows = await listAidesPubliques(db);
    const aides = rows.map(({ id_subvention: _, publieeLe, ...row }) => ({
      ...row,
      publieeLe: publieeLe.toISOString(),
    }));
    return { aides };
  },
});

export const cataloguePublic = async (db: Db): Promise<CataloguePublic> =>
  (await kept(db, '')) ?? { aides: [] };
