// Who was given a code of Pass'Sport.
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface BeneficiaireTable {
  /** « 26-JWEL-ZKBC ». */
  id_psp: string;
  exercice_id: string;
  prenom: string;
  nom: string;
  /** « YYYY-MM-DD ». */
  date_naissance: string;
  commune: string;
  code_postal: string;
  /** False once the State took the code back. */
  statut: Generated<boolean>;
  version: Generated<number>;
  recu_le: Date;
  /** When what tells who they are was erased. */
  efface_le: ColumnType<Date | null, never, Date>;
}

declare module '../platform/db/database.ts' {
  interface Database {
    psp_beneficiaire: BeneficiaireTable;
  }
}

export type BeneficiaireRow = Selectable<BeneficiaireTable>;

/** Those of these codes that were given. */
export const readBeneficiaires = (db: Db, codes: readonly string[]): Promise<BeneficiaireRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('psp_beneficiaire')
        .selectAll()
        .where('id_psp', 'in', [...codes])
        .where('statut', '=', true)
        .execute();
