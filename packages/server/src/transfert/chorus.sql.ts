// The queries here are about what is sent to Chorus: what a service granted and put in payment, each line once.
import type { TypeChorus } from '@asso/domain/transfert/chorus.rows';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export type LigneChorus = {
  /** The key by which a line that has already left is recognised. */
  cle: string;
  type: TypeChorus;
  id_fo: string;
  exercice: number;
  service: string;
  association: string;
  siret: string | null;
  titulaire: string | null;
  iban: string | null;
  bic: string | null;
  montant: number;
  nature: string | null;
  engagement: string | null;
  imputation: string | null;
  date: string | null;
};

type Which = { id_service: string; exercice: number | null };

/** Locks the lines of a service, so that two files made at once come one after the other and share no line. */
export const holdChorus = (trx: Tx, id_service: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${id_service}, 43))`.execute(trx);

const jour = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;
const jamaisParti = (cle: ReturnType<typeof sql>) =>
  sql`not exists (select from lot_transfert_ligne l where l.cle = ${cle})`;
const cleAccord = sql`'accord:' || i.id_dossier || ':' || i.id_service_instructeur`;
const clePaiement = sql`'paiement:' || p.id`;

/**
 * Lists the lines that have not left yet. An amount granted and not wholly paid carries the account of its dossier; a
 * payment that was ordered carries the account noted when it was ordered.
 */
export async function listLignesChorus(db: Db, { id_service, exercice }: Which): Promise<LigneChorus[]> {
  const of = sql`i.id_service_instructeur = ${id_service} and i.genre = 'subvention'
    and ${exercice === null ? sql`true` : sql`i.exercice = ${exercice}`}`;
  const { rows } = await sql<LigneChorus>`
    select ${cleAccord} as cle, 'accord' as type, i.id_fo, i.exercice, s.nom as service, i.nom_association as association,
      d.id_siret as siret, r.titulaire, r.iban, r.bic, i.montant_accorde::float8 as montant, null as nature,
      null as engagement, null as imputation, ${jour('i.accorde_le')} as date
    from instruction i join dossier d on d.id = i.id_dossier join service s on s.id = i.id_service_instructeur
    left join rib r on r.id::text = d.tete -> 'demandeur' ->> 'id_rib' and r.id_association = d.id_association
    where ${of} and i.etat in ('6', '7', '8') and i.montant_accorde > 0 and ${jamaisParti(cleAccord)}
    union all
    select ${clePaiement}, 'paiement', i.id_fo, i.exercice, s.nom, i.nom_association, p.id_siret, p.titulaire, p.iban, p.bic,
      p.montant::float8, p.nature, p.engagement, p.imputation, ${jour('p.modifie_le')}
    from demande_paiement p join instruction i
      on i.id_dossier = p.id_dossier and i.id_service_instructeur = p.id_service_instructeur
    join service s on s.id = i.id_service_instructeur
    where ${of} and p.etat = '3' and ${jamaisParti(clePaiement)}
    order by id_fo, type, cle`.execute(db);
  return rows;
}
