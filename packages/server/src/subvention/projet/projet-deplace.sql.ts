// Moves a project to another dossier, and orders the projects of one.
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { sql } from 'kysely';
import { withNewVersion } from '../../dossier/dossier.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { nextNumero, projetJson } from '../dossier-subvention.sql.ts';

type Moved = { id: string; to: string; corps: Projet; at: Date; by: string };

/**
 * Moves the project to the end of another dossier, with a new number; the caller has locked both dossiers. The dossier
 * it comes to has a new version; the caller writes that of the dossier it leaves.
 */
export async function changeDossierOfProjet(trx: Tx, { id, to, corps, at, by }: Moved): Promise<void> {
  // What a service proposed for the project in the first dossier does not hold in the second.
  await trx.deleteFrom('financement').where('id_projet', '=', id).execute();
  await withNewVersion(trx, sql`${to}::uuid`)
    .updateTable('projet')
    .set({
      id_dossier: to,
      numero_projet: nextNumero(to),
      rang_dossier: nextNumero(to),
      corps: projetJson(corps),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Moves the pieces of a project with it; only those that its new campaign asks for are kept. */
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

/** Writes the ranks from first to last; a row whose rank does not change is not written. */
export const writeOrdre = (trx: Tx, ids: readonly string[]) =>
  sql`update projet p set rang_dossier = o.rang
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, rang)
    where p.id = o.id and p.rang_dossier <> o.rang`.execute(trx);
