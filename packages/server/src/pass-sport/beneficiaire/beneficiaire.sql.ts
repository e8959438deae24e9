// A beneficiary is a person whom the State gave a code of Pass'Sport.
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface BeneficiaireTable {
  /** The code looks like « 26-JWEL-ZKBC ». */
  id_psp: string;
  exercice_id: string;
  prenom: string;
  nom: string;
  /** The format is « YYYY-MM-DD ». */
  date_naissance: string;
  commune: string;
  code_postal: string;
  /** It is false once the State took the code back. */
  statut: Generated<boolean>;
  version: Generated<number>;
  recu_le: Date;
  /** At this instant, the data that tells who the person is was erased. */
  efface_le: ColumnType<Date | null, never, Date>;
}

declare module '../../platform/db/database.ts' {
  interface Database {
    psp_beneficiaire: BeneficiaireTable;
  }
}

export type BeneficiaireRow = Selectable<BeneficiaireTable>;

/** It reads the beneficiaries who hold one of these codes. */
export const readBeneficiaires = (db: Db, codes: readonly string[]): Promise<BeneficiaireRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('psp_beneficiaire')
        .selectAll()
        .where('id_psp', 'in', [...codes])
        .where('statut', '=', true)
        .execute();
