import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import type { Db } from '../platform/db/database.ts';
import { slot } from '../platform/registered.ts';
import type { DossierRow } from './dossier.sql.ts';

/** The report a dossier owes first. */
export type CrfDuDossier = {
  exercice: number;
  id: string | null;
  echeance: string;
  /** Sent back by the service: it waits, however far its deadline. */
  isRenvoye: boolean;
};

/** What a dossier is told of its financial reports: the feature that keeps them fills this when it is built. */
export type ComptesRendus = {
  /** Those it owes and those there are, exercise by exercise. */
  list: (db: Db, dossier: DossierRow) => Promise<CrfResume[]>;
  /** Of these dossiers, those that still owe one to their service, and which comes first. */
  dus: (db: Db, dossiers: readonly string[]) => Promise<ReadonlyMap<string, CrfDuDossier>>;
};

function registry() {
  const { fill, read } = slot<ComptesRendus>();
  return {
    fill,
    list: async (db: Db, dossier: DossierRow) => (await read()?.list(db, dossier)) ?? [],
    dus: async (db: Db, dossiers: readonly string[]): Promise<ReadonlyMap<string, CrfDuDossier>> =>
      (await read()?.dus(db, dossiers)) ?? new Map(),
  };
}

export const comptesRendus = registry();
