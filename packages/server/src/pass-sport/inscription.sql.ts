// Who an association enrolled: one row an inscription, in the states of a payment request.
import type { EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface InscriptionTable {
  id: Generated<string>;
  dossier_id: ColumnType<string, string, never>;
  exercice_id: ColumnType<string, string, never>;
  id_psp: ColumnType<string, string, never>;
  /** Null: enrolled on the approval of the association. */
  siren_federation: string | null;
  nom_federation: string | null;
  id_etat: ColumnType<EtatPaiement, EtatPaiement | undefined, EtatPaiement>;
  montant: ColumnType<number, number, never>;
  motif: string | null;
  titulaire: string | null;
  iban: string | null;
  bic: string | null;
  reference: string | null;
  /** « YYYY-MM-DD ». */
  paye_le: string | null;
  cree_le: ColumnType<Date, Date, never>;
  cree_par: ColumnType<string, string, never>;
  modifie_le: Date;
  version: Generated<number>;
}

declare module '../platform/db/database.ts' {
  interface Database {
    psp_inscription: InscriptionTable;
  }
}
