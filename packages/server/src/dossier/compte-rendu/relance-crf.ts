import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { slot } from '../../platform/registered.ts';
import type { DossierRow } from '../dossier.sql.ts';

type Asked = { dossier: DossierRow; isService: boolean; by: string };

/** Reminds the other side of a report; returns how many people were told, null when no report is owed or sent now. */
export type RelanceCrf = (platform: Platform, trx: Tx, asked: Asked) => Promise<number | null>;

function registry() {
  const { fill, read } = slot<RelanceCrf>();
  return {
    fill,
    tell: async (platform: Platform, trx: Tx, asked: Asked): Promise<number | null> =>
      (await read()?.(platform, trx, asked)) ?? null,
  };
}

/** The feature of financial reports fills this registry when it is built. */
export const crfRelanceRegistry = registry();
