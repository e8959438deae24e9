// The queries here erase, once a season has been over for long enough, who its beneficiaries were and, later, the bank
// accounts; what was paid, when and under which reference stays.
import { personneEffacee } from '@asso/domain/pass-sport/conservation.rules';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** A season that is over; a batch erases at most `limit` rows of it. */
export type Fini = { exercice_id: string; at: Date; limit: number };

/** Erases who these beneficiaries were; returns how many rows were met, zero once all is done. */
export async function eraseBeneficiaires(tx: Tx, { exercice_id, at, limit }: Fini): Promise<number> {
  const { prenom, nom, date_naissance, commune, code_postal } = personneEffacee;
  const { rows } = await sql<{ n: number }>`
    with vus as (
      select b.id_psp, exists (select from psp_inscription i where i.id_psp = b.id_psp) as inscrit
      from psp_beneficiaire b where b.exercice_id = ${exercice_id} and b.efface_le is null
      order by b.id_psp limit ${limit} for update
    ), otes as (
      delete from psp_beneficiaire where id_psp in (select id_psp from vus where not inscrit)
    ), effaces as (
      update psp_beneficiaire set prenom = ${prenom}, nom = ${nom}, date_naissance = ${date_naissance},
        commune = ${commune}, code_postal = ${code_postal}, statut = false, efface_le = ${at},
        version = version + 1
      where id_psp in (select id_psp from vus where inscrit)
    )
    select count(*)::int as n from vus`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Erases the bank accounts of a season; returns how many dossiers and inscriptions were met, zero once all is done. */
export async function eraseComptes(tx: Tx, { exercice_id, limit }: Fini): Promise<number> {
  const dossiers = await sql`
    update psp_dossier set id_rib = null, version = version + 1
    where id in (select id from psp_dossier where exercice_id = ${exercice_id} and id_rib is not null
      order by id limit ${limit} for update)
    returning id`.execute(tx);
  const inscriptions = await sql`
    update psp_inscription set titulaire = null, iban = null, bic = null, version = version + 1
    where id in (select id from psp_inscription
      where exercice_id = ${exercice_id} and num_nonnulls(titulaire, iban, bic) > 0
      order by id limit ${limit} for update)
    returning id`.execute(tx);
  return dossiers.rows.length + inscriptions.rows.length;
}
