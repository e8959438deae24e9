// The queries here are about beneficiaries, to whom the State gave a code of Pass'Sport.
import type { ColumnType } from 'kysely';
import type { Db, Row, Table } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    psp_beneficiaire: Table<
      'psp_beneficiaire',
      {
        /** The code looks like « 26-JWEL-ZKBC ». */ id_psp: string;
        /** The format is « YYYY-MM-DD ». */
        date_naissance: string;
        /** False once the State has taken the code back. */
        statut: boolean;
        /** The instant at which the data that tells who the person is was erased. */
        efface_le: ColumnType<Date | null, never, Date>;
      }
    >;
  }
}

export type BeneficiaireRow = Row<'psp_beneficiaire'>;

/** Reads the beneficiaries of these codes, without those whose code the State has taken back. */
export const readBeneficiaires = (db: Db, codes: readonly string[]): Promise<BeneficiaireRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('psp_beneficiaire')
        .selectAll()
        .where('id_psp', 'in', [...codes])
        .where('statut', '=', true)
        .execute();
