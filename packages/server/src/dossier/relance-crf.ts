import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { DossierRow } from './dossier.sql.ts';

type Asked = { dossier: DossierRow; isService: boolean; by: string };

/** How many were told; null when no report is owed, or sent, now. */
export type RelanceCrf = (platform: Platform, trx: Tx, asked: Asked) => Promise<number | null>;

function registry() {
  let tell: RelanceCrf = async () => null;
  return {
    fill: (relance: RelanceCrf) => {
      tell = relance;
    },
    tell: (platform: Platform, trx: Tx, asked: Asked): Promise<number | null> => tell(platform, trx, asked),
  };
}

/** Filled by the feature above, which knows the reports of a grant. */
export const relanceDesCrf = registry();
