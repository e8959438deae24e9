// The queries of an import: they lock the rows that the file names, and write each batch in one statement.

import { filterEtatsPaiement, isVivante } from '@asso/domain/paiement/demande-paiement.states';
import type { Exercice } from '@asso/domain/pass-sport/exercice.rules';
import type {
  BeneficiaireImporte,
  ConfirmationImportee,
  FederationImportee,
} from '@asso/domain/pass-sport/import-pass-sport.rules';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { ConfirmationTable } from '../attestation.sql.ts';
import type { BeneficiaireRow } from '../beneficiaire/beneficiaire.sql.ts';
import type { ExerciceRow, FederationTable } from '../exercice.sql.ts';

type At = { at: Date };
/** An SQL list of texts; values are compared as text, byte by byte, like those of the file. */
const among = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;

/** Reads and locks the exercises until the import ends, so that two files at once are imported one after the other. */
export const lockExercices = (tx: Tx): Promise<ExerciceRow[]> =>
  tx.selectFrom('psp_exercice').selectAll().orderBy('id').forUpdate().execute();

export const listIdsExercices = async (tx: Tx): Promise<ReadonlySet<string>> =>
  new Set((await tx.selectFrom('psp_exercice').select('id').execute()).map(({ id }) => id));

export const writeExercice = (tx: Tx, { regles, ...exercice }: Exercice, { at }: At) =>
  tx
    .insertInto('psp_exercice')
    .values({ ...exercice, regles: JSON.stringify(regles), modifie_le: at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        libelle: eb.ref('excluded.libelle'),
        active: eb.ref('excluded.active'),
        date_debut: eb.ref('excluded.date_debut'),
        date_fin: eb.ref('excluded.date_fin'),
        montant: eb.ref('excluded.montant'),
        regles: eb.ref('excluded.regles'),
        modifie_le: eb.ref('excluded.modifie_le'),
        version: eb('psp_exercice.version', '+', 1),
      })),
    )
    .execute();

export const lockFederations = (tx: Tx, sirens: readonly string[]): Promise<Selectable<FederationTable>[]> =>
  tx
    .selectFrom('psp_federation')
    .selectAll()
    .where('siren', '=', among(sirens))
    .orderBy('siren')
    .forUpdate()
    .execute();

export const writeFederations = (tx: Tx, federations: readonly FederationImportee[], { at }: At) =>
  tx
    .insertInto('psp_federation')
    .values(federations.map((one) => ({ ...one, modifie_le: at })))
    .onConflict((conflict) =>
      conflict.column('siren').doUpdateSet((eb) => ({
        nom: eb.ref('excluded.nom'),
        code: eb.ref('excluded.code'),
        modifie_le: eb.ref('excluded.modifie_le'),
      })),
    )
    .execute();

export const lockBeneficiaires = (tx: Tx, codes: readonly string[]): Promise<BeneficiaireRow[]> =>
  tx
    .selectFrom('psp_beneficiaire')
    .selectAll()
    .where('id_psp', '=', among(codes))
    .orderBy('id_psp')
    .forUpdate()
    .execute();

/**
 * Lists, among these codes, those that an association enrolled and whose inscription was neither refused nor removed.
 */
export async function listCodesInscrits(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('psp_inscription')
    .select('id_psp')
    .where('id_psp', '=', among(codes))
    .where('id_etat', 'in', filterEtatsPaiement(isVivante))
    .execute();
  return new Set(rows.map(({ id_psp }) => id_psp));
}

export const writeBeneficiaires = (tx: Tx, beneficiaires: readonly BeneficiaireImporte[], { at }: At) =>
  tx
    .insertInto('psp_beneficiaire')
    .values(beneficiaires.map((one) => ({ ...one, recu_le: at })))
    .onConflict((conflict) =>
      conflict.column('id_psp').doUpdateSet((eb) => ({
        prenom: eb.ref('excluded.prenom'),
        nom: eb.ref('excluded.nom'),
        date_naissance: eb.ref('excluded.date_naissance'),
        commune: eb.ref('excluded.commune'),
        code_postal: eb.ref('excluded.code_postal'),
        statut: eb.ref('excluded.statut'),
        recu_le: eb.ref('excluded.recu_le'),
        version: eb('psp_beneficiaire.version', '+', 1),
      })),
    )
    .execute();

export const lockConfirmations = (
  tx: Tx,
  clubs: readonly string[],
): Promise<Selectable<ConfirmationTable>[]> =>
  tx
    .selectFrom('psp_confirmation')
    .selectAll()
    .where('id_siren', '=', among(clubs))
    .orderBy('exercice_id')
    .orderBy('siren_federation')
    .orderBy('id_siren')
    .forUpdate()
    .execute();

export const writeConfirmations = (
  tx: Tx,
  confirmations: readonly Omit<ConfirmationImportee, 'isRetiree'>[],
  { at }: At,
) =>
  tx
    .insertInto('psp_confirmation')
    .values(confirmations.map((one) => ({ ...one, recue_le: at })))
    .onConflict((conflict) =>
      conflict.columns(['exercice_id', 'siren_federation', 'id_siren']).doUpdateSet((eb) => ({
        nom_federation: eb.ref('excluded.nom_federation'),
        numero: eb.ref('excluded.numero'),
        recue_le: eb.ref('excluded.recue_le'),
      })),
    )
    .execute();

type Cle = Pick<ConfirmationImportee, 'exercice_id' | 'siren_federation' | 'id_siren'>;

export const deleteConfirmation = (tx: Tx, { exercice_id, siren_federation, id_siren }: Cle) =>
  tx
    .deleteFrom('psp_confirmation')
    .where('exercice_id', '=', exercice_id)
    .where('siren_federation', '=', siren_federation)
    .where('id_siren', '=', id_siren)
    .execute();
