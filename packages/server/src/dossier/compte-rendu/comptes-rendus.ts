import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import type { Db } from '../../platform/db/database.ts';
import { slot } from '../../platform/registered.ts';
import type { DossierRow } from '../dossier.sql.ts';

/** The financial report that a dossier owes first. */
export type DossierCrf = {
  exercice: number;
  id: string | null;
  echeance: string;
  /** True when the service sent the report back: it is to be corrected now, even if its deadline is far away. */
  isRenvoye: boolean;
};

/** What a dossier knows of its financial reports: the feature that keeps them fills it when it is built. */
export type ComptesRendus = {
  /** Lists the reports this dossier owes and those that exist, exercise by exercise. */
  list: (db: Db, dossier: DossierRow) => Promise<CrfResume[]>;
  /**
   * Names, among these dossiers, those that still owe a report to their service, each with the report that is due
   * first.
   */
  dus: (db: Db, dossiers: readonly string[]) => Promise<ReadonlyMap<string, DossierCrf>>;
};

function registry() {
  const { fill, read } = slot<ComptesRendus>();
  return {
    fill,
    list: async (db: Db, dossier: DossierRow) => (await read()?.list(db, dossier)) ?? [],
    dus: async (db: Db, dossiers: readonly string[]): Promise<ReadonlyMap<string, DossierCrf>> =>
      (await read()?.dus(db, dossiers)) ?? new Map(),
  };
}

export const comptesRendus = registry();
