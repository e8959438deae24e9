// The queries here read and write what shows that an association belongs to a federation: its own certificates, and
// what federations confirm.
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

export type ConfirmationTable = Table<
  'psp_confirmation',
  {
    /** The SIREN number of the club. */ id_siren: string;
    /** The affiliation number is null when the federation did not give it. */
    numero: string | null;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    psp_attestation: Table<
      'psp_attestation',
      {
        id_association: ColumnType<string, string, never>;
        exercice_id: ColumnType<string, string, never>;
        siren_federation: ColumnType<string, string, never>;
      }
    >;
    psp_confirmation: ConfirmationTable;
  }
}

export type AttestationRead = Row<'psp_attestation'> & { nom_document: string };

/**
 * Lists the certificates of every exercise, latest first, so that an old one is told apart from none; refused or
 * removed ones are left out.
 */
export const listAttestations = (db: Db, id_association: string): Promise<AttestationRead[]> =>
  db
    .selectFrom('psp_attestation as t')
    .innerJoin('document', 'document.id', 't.id_document')
    .selectAll('t')
    .select('document.nom as nom_document')
    .where('t.id_association', '=', id_association)
    .where('document.deleted', '=', false)
    .where('document.etat_analyse', '<>', 'refuse')
    .orderBy('t.exercice_id', 'desc')
    .execute();

/** Lists the federations that confirmed this club for this exercise, by any SIREN that finds it. */
export async function listConfirmations(
  db: Db,
  { id_association, exercice_id }: { id_association: string; exercice_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('psp_confirmation')
    .select('siren_federation')
    .distinct()
    .where('id_siren', 'in', sirensOf(id_association))
    .where('exercice_id', '=', exercice_id)
    .execute();
  return rows.map(({ siren_federation }) => siren_federation);
}

const sirensOf = (id_association: string) => sql<string>`(
  select id_siren from association where id = ${id_association} and id_siren is not null
  union all select siren from siren_anterieur where id_association = ${id_association})`;

type NewAttestation = Pick<
  Row<'psp_attestation'>,
  | 'id_association'
  | 'exercice_id'
  | 'siren_federation'
  | 'nom_federation'
  | 'id_document'
  | 'depose_le'
  | 'depose_par'
>;

/** Writes the certificate of a federation for an exercise; a later one replaces it. */
export const putAttestation = (tx: Tx, attestation: NewAttestation) => {
  const { nom_federation, id_document, depose_le, depose_par } = attestation;
  return tx
    .insertInto('psp_attestation')
    .values(attestation)
    .onConflict((conflict) =>
      conflict.columns(['id_association', 'exercice_id', 'siren_federation']).doUpdateSet((eb) => ({
        nom_federation,
        id_document,
        depose_le,
        depose_par,
        version: eb('psp_attestation.version', '+', 1),
      })),
    )
    .execute();
};
