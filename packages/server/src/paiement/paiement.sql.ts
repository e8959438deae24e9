// The queries here are about the amounts of a subvention that are asked and paid: each payment has one row.
import { isInPaiement } from '@asso/domain/dossier/instruction.states';
import type { NaturePaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import type { Emetteur, EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { type ColumnType, type Insertable, sql, type Updateable } from 'kysely';
import { type DossierRow, selectDossiers } from '../dossier/dossier.sql.ts';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

type DemandePaiementTable = Table<
  'demande_paiement',
  {
    id_dossier: ColumnType<string, string, never>;
    id_service_instructeur: ColumnType<string, string, never>;
    etat: EtatPaiement;
    emetteur: ColumnType<Emetteur, Emetteur, never>;
    nature: ColumnType<NaturePaiement, NaturePaiement, never>;
    montant: ColumnType<number, number, never>;
    /** The day is « YYYY-MM-DD ». */
    paye_le: string | null;
    cree_le: ColumnType<Date, Date, never>;
    cree_par: ColumnType<string, string, never>;
    /** The rank follows the order of writing. */
    rang: number;
  }
>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    demande_paiement: DemandePaiementTable;
  }
}

export type PaiementRow = Row<'demande_paiement'> & { par: string };
type InstructionKey = { id_dossier: string; id_service_instructeur: string };

/** Lists the payments of one instruction, the latest first. */
export const listInstructionPaiements = (
  db: Db,
  { id_dossier, id_service_instructeur }: InstructionKey,
): Promise<PaiementRow[]> =>
  db
    .selectFrom('demande_paiement as p')
    .innerJoin('utilisateur as u', 'u.id', 'p.cree_par')
    .selectAll('p')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('p.id_dossier', '=', id_dossier)
    .where('p.id_service_instructeur', '=', id_service_instructeur)
    .orderBy('p.rang', 'desc')
    .execute();

/** Lists the payments of these dossiers, for every service, the latest first. */
export const listDossierPaiements = (db: Db, dossiers: readonly string[]): Promise<PaiementRow[]> =>
  db
    .selectFrom('demande_paiement as p')
    .innerJoin('utilisateur as u', 'u.id', 'p.cree_par')
    .selectAll('p')
    .select(sql<string>`u.prenom || ' ' || u.nom`.as('par'))
    .where('p.id_dossier', '=', sql<string>`any(${[...dossiers]}::uuid[])`)
    .orderBy('p.rang', 'desc')
    .execute();

/** Lists the dossiers of these associations that are granted and not wholly paid, the first granted first. */
export async function listToPay(
  db: Db,
  associations: readonly string[],
  limit: number,
): Promise<DossierRow[]> {
  if (associations.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select d.id from dossier d join instruction i on i.id_dossier = d.id
    where d.id_association = any(${[...associations]}::uuid[]) and ${etatIs(sql`i.etat`, isInPaiement)}
      and i.montant_accorde > i.montant_verse
    group by d.id order by min(i.accorde_le), d.id limit ${limit}`.execute(db);
  if (rows.length === 0) return [];
  return selectDossiers(db)
    .where(
      'dossier.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute() as Promise<DossierRow[]>;
}

export async function insertPaiement(trx: Tx, row: Insertable<DemandePaiementTable>): Promise<string> {
  const { id } = await trx
    .insertInto('demande_paiement')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates one payment; the caller has locked the dossier. */
export const updatePaiement = (trx: Tx, id: string, set: Updateable<DemandePaiementTable>) =>
  trx
    .updateTable('demande_paiement')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
