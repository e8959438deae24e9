import type { AidePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import type { Db } from '../../platform/db/database.ts';
import { remembered } from '../../platform/db/memory.ts';
import { listAidesPubliques, listAidesReprises } from './catalogue-public.sql.ts';

export type CataloguePublic = {
  aides: readonly AidePublique[];
  /** What was published by mistake, then taken back, and has no publication now. */
  reprises: readonly AidePublique[];
};

/**
 * Reads the whole catalogue once and keeps it in memory until something in it is published or changed, so that visits
 * cost the database nothing.
 */
const kept = remembered<CataloguePublic>({
  subject: 'catalogue-public',
  most: 1,
  read: async (db) => {
    const [aides, reprises] = [await listAidesPubliques(db), await listAidesReprises(db)].map((rows) =>
      rows.map(({ publieeLe, repriseLe, ...row }) => ({
        ...row,
        publieeLe: publieeLe.toISOString(),
        ...(repriseLe && { repriseLe: repriseLe.toISOString() }),
      })),
    );
    return { aides: aides ?? [], reprises: reprises ?? [] };
  },
});

export const cataloguePublic = async (db: Db): Promise<CataloguePublic> =>
  (await kept(db, '')) ?? { aides: [], reprises: [] };
