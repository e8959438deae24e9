// When a season has been over for long enough, its bank accounts are erased; what was paid, when and under which
// reference stays.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

type Effacement = { exercice_id: string; limit: number };

/** It answers how many dossiers and inscriptions it met: zero once all is done. */
export async function eraseComptes(tx: Tx, { exercice_id, limit }: Effacement): Promise<number> {
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
