// The queries here are about what Sirepa reads: the SIRET requests and the payments that changed in a period, without
// bank details.
import {
  type EtatPaiement,
  filterEtatsPaiement,
  isPayee,
  isVivante,
} from '@asso/domain/paiement/demande-paiement.states';
import { sql } from 'kysely';
import { cursorBatches } from '../platform/db/cursor.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { SheetCell } from '../platform/sheet/sheet.ts';

/** Days are those of Paris, both included. */
export type Periode = { du: string; au: string };
export type LigneSirepa = Record<string, SheetCell>;

const jour = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
const dans = (
  column: string,
  { du, au }: Periode,
) => sql`${sql.ref(column)} >= (${du}::date)::timestamp at time zone 'Europe/Paris'
  and ${sql.ref(column)} < (${au}::date + 1)::timestamp at time zone 'Europe/Paris'`;

/** The SIRET requests of the period; one that is still being typed does not leave. */
const demandes = (periode: Periode) => sql`from demande_siret n join association a on a.id = n.id_association
  where not n.est_supprime and n.code_etat <> 'ECS' and ${dans('n.modifie_le', periode)}`;
const paiements = (periode: Periode) => sql`from demande_paiement p
  join instruction i on i.id_dossier = p.id_dossier and i.id_service_instructeur = p.id_service_instructeur
  join service s on s.id = p.id_service_instructeur
  where ${dans('p.modifie_le', periode)}`;

const isIn = (is: (etat: EtatPaiement) => boolean) =>
  sql`p.etat in (${sql.join(filterEtatsPaiement(is).map((one) => sql.lit(one)))})`;

/** Counts what the two files hold; a payment that was refused or removed is in its file and in no sum. */
export async function sumSirepa(db: Db, periode: Periode) {
  const { rows } = await sql<{ demandes: number; paiements: number; montant: number; paye: number }>`
    select (select count(*)::int ${demandes(periode)}) as demandes, count(*)::int as paiements,
      coalesce(sum(p.montant) filter (where ${isIn(isVivante)}), 0)::float8 as montant,
      coalesce(sum(p.montant) filter (where ${isIn(isPayee)}), 0)::float8 as paye ${paiements(periode)}`.execute(
    db,
  );
  return rows[0] ?? { demandes: 0, paiements: 0, montant: 0, paye: 0 };
}

export const readDemandesSirepa = (db: Db, periode: Periode) =>
  cursorBatches<LigneSirepa>(
    db,
    sql`select n.id_fo_fonctionnel as demande, a.nom as association, a.id_rna as rna, a.code_departement as departement,
      n.code_etat as etat, ${jour('n.transmis_le')} as transmise_le, n.id_siret as siret, n.motif
      ${demandes(periode)} order by n.ordre`,
  );

export const readPaiementsSirepa = (db: Db, periode: Periode) =>
  cursorBatches<LigneSirepa>(
    db,
    sql`select p.reference as sirepa, i.id_fo as numero, i.exercice, s.nom as service, p.id_siret as siret,
      i.nom_association as association, p.nature, p.montant, p.etat, p.engagement,
      ${jour('p.modifie_le')} as change_le, to_char(p.paye_le, 'YYYY-MM-DD') as paye_le
      ${paiements(periode)} order by p.rang`,
  );
