// When a season has been over for long enough, nobody needs to know who its beneficiaries were.
import { personneEffacee } from '@asso/domain/pass-sport/conservation.rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

type Effacement = { exercice_id: string; at: Date; limit: number };

/** It answers how many rows it met: zero once all is done. */
export async function eraseBeneficiaires(tx: Tx, { exercice_id, at, limit }: Effacement): Promise<number> {
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
