// A project that goes to another dossier, and the order of those of one.
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { jsonDeProjet, nextNumero } from './dossier-subvention.sql.ts';

type Moved = { id: string; to: string; corps: Projet; at: Date; by: string };

/** To another dossier, at its end, with a number of its own; both are held by the caller. */
export async function changeDossierOfProjet(trx: Tx, { id, to, corps, at, by }: Moved): Promise<void> {
  // What a service proposed on it there is not proposed here.
  await trx.deleteFrom('financement').where('id_projet', '=', id).execute();
  await trx
    .updateTable('projet')
    .set({
      id_dossier: to,
      numero_projet: nextNumero(to),
      rang_dossier: nextNumero(to),
      corps: jsonDeProjet(corps),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** What a project joined goes with it; only what its new campaign asks stays. */
export async function movePiecesOfProjet(
  trx: Tx,
  { id, to, codes }: { id: string; to: string; codes: readonly string[] },
): Promise<void> {
  const kept = codes.map((code) => `${id}.${code}`);
  await sql`delete from piece_dossier where code like ${`${id}.%`} and code <> all(${kept}::text[])`.execute(
    trx,
  );
  await sql`update piece_dossier set id_dossier = ${to} where code like ${`${id}.%`}`.execute(trx);
}

/** First to last; whose rank does not change is not written. */
export const writeOrdre = (trx: Tx, ids: readonly string[]) =>
  sql`update projet p set rang_dossier = o.rang
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, rang)
    where p.id = o.id and p.rang_dossier <> o.rang`.execute(trx);
