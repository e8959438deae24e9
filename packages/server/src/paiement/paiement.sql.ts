// What is asked and paid of a grant: one row a payment.
import type { Emetteur, EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { NaturePaiement } from '@asso/domain/paiement/paiement.rules';
import {
  type ColumnType,
  type Generated,
  type GeneratedAlways,
  type Insertable,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

type DemandePaiementTable = {
  id: Generated<string>;
  id_dossier: ColumnType<string, string, never>;
  id_service_instructeur: ColumnType<string, string, never>;
  etat: EtatPaiement;
  emetteur: ColumnType<Emetteur, Emetteur, never>;
  nature: ColumnType<NaturePaiement, NaturePaiement, never>;
  montant: ColumnType<number, number, never>;
  motif: string | null;
  id_siret: string;
  titulaire: string | null;
  iban: string | null;
  bic: string | null;
  engagement: string | null;
  imputation: string | null;
  reference: string | null;
  /** « YYYY-MM-DD ». */
  paye_le: string | null;
  cree_le: ColumnType<Date, Date, never>;
  cree_par: ColumnType<string, string, never>;
  modifie_le: Date;
  version: Generated<number>;
  /** In the order they were written. */
  rang: GeneratedAlways<number>;
};

declare module '../platform/db/database.ts' {
  interface Database {
    demande_paiement: DemandePaiementTable;
  }
}

export type PaiementRow = Selectable<DemandePaiementTable> & { par: string };
type InstructionKey = { id_dossier: string; id_service_instructeur: string };

/** The latest first. */
export const listPaiementsOf = (
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

export async function insertPaiement(trx: Tx, row: Insertable<DemandePaiementTable>): Promise<string> {
  const { id } = await trx
    .insertInto('demande_paiement')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The caller holds the dossier. */
export const updatePaiement = (trx: Tx, id: string, set: Updateable<DemandePaiementTable>) =>
  trx
    .updateTable('demande_paiement')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
