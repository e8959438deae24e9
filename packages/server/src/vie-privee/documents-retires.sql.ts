// The rows of files that nothing names any more are deleted here; the sweep then deletes their bytes
// (document/sweep.job.ts).
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { PurgeLot } from './correspondances.sql.ts';

/**
 * Deletes the files removed or replaced by `subtractDuree`, or deposited for something that was never sent; returns how many.
 */
export async function deleteDocumentsRetires(tx: Tx, { avant, limit }: PurgeLot): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select d.id from document d
    where d.updated_at <= ${avant}
      and (d.deleted or d.etat = 'remplace' or d.proprietaire in ('message', 'avis'))
      and not exists (select from piece_dossier p where p.id_document = d.id)
      and not exists (select from piece_transmise p where p.id_document = d.id)
      and not exists (select from crf_piece p where p.id_document = d.id)
      and not exists (select from message_fichier m where m.id_document = d.id)
      and not exists (select from avis a where a.id_document = d.id)
      and not exists (select from agrement_accord a where a.id_document = d.id)
      and not exists (select from psp_attestation a where a.id_document = d.id)
      and not exists (select from demande_siret s where not s.est_supprime and s.anonymise_le is null
        and jsonb_path_query_array(s.corps -> 'documents', '$.*') @> to_jsonb(d.id::text))
    order by d.updated_at, d.id limit ${limit} for update of d skip locked`.execute(tx);
  const these = sql`any(${rows.map(({ id }) => id)}::uuid[])`;
  await sql`update document set remplace = null where remplace = ${these}`.execute(tx);
  await sql`delete from rappel_document where id_document = ${these}`.execute(tx);
  await sql`delete from document where id = ${these}`.execute(tx);
  return rows.length;
}

/** An account number in SQL without spaces and in capitals, so that numbers compare however they were typed. */
const compte = (column: string) => sql`upper(replace(${sql.ref(column)}, ' ', ''))`;

/**
 * Withdraws the scans of accounts that are being deleted, as of the day each account was withdrawn, unless the
 * association still has the account (in another establishment, or again). A scan that a dossier shows stays as long as
 * that dossier.
 */
export const withdrawScans = (tx: Tx, ribs: readonly string[]) =>
  sql`update document d set deleted = true, version = d.version + 1, updated_at = greatest(d.updated_at, r.updated_at)
    from rib r
    where r.id = any(${[...ribs]}::uuid[]) and d.proprietaire = 'association'
      and d.id_proprietaire = r.id_association::text and d.type = 'RIB' and ${compte('d.iban')} = ${compte('r.iban')}
      and not d.deleted
      and not exists (select from rib o where o.id_association = r.id_association and ${compte('o.iban')} = ${compte('r.iban')}
        and o.id <> all(${[...ribs]}::uuid[]))`.execute(tx);
