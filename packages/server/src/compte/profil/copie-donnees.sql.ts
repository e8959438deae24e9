// These queries follow the copy of their data that a person asked for: whether it is ready, and until when.

import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    copie_donnees: Table<'copie_donnees', { etat: 'en_cours' | 'prete' | 'echec' }>;
  }
}

export type CopieRow = Row<'copie_donnees'>;

export const findCopie = (db: Db, id_utilisateur: string): Promise<CopieRow | undefined> =>
  db.selectFrom('copie_donnees').selectAll().where('id_utilisateur', '=', id_utilisateur).executeTakeFirst();

/** Begins a copy; returns undefined while one is already being made, which answers this request too. */
export const beginCopie = (tx: Tx, id_utilisateur: string, at: Date): Promise<CopieRow | undefined> =>
  tx
    .insertInto('copie_donnees')
    .values({ id_utilisateur, etat: 'en_cours', demandee_le: at })
    .onConflict((conflict) =>
      conflict
        .column('id_utilisateur')
        .doUpdateSet({
          etat: 'en_cours',
          demandee_le: at,
          prete_le: null,
          expire_le: null,
          sha256: null,
          taille: null,
        })
        .where('copie_donnees.etat', '<>', 'en_cours'),
    )
    .returningAll()
    .executeTakeFirst();

type Ready = { sha256: string; taille: number; prete_le: Date; expire_le: Date };

/** Writes that the copy is ready, or has failed (null); returns false when another try of the job ended it first. */
export async function endCopie(tx: Tx, id_utilisateur: string, ready: Ready | null): Promise<boolean> {
  const row = await tx
    .updateTable('copie_donnees')
    .set(ready === null ? { etat: 'echec' } : { etat: 'prete', ...ready })
    .where('id_utilisateur', '=', id_utilisateur)
    .where('etat', '=', 'en_cours')
    .returning('id_utilisateur')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCopies(tx: Tx, now: Date, limit: number): Promise<number> {
  const rows = await tx
    .deleteFrom('copie_donnees')
    .where('id_utilisateur', 'in', (eb) =>
      eb.selectFrom('copie_donnees').select('id_utilisateur').where('expire_le', '<=', now).limit(limit),
    )
    .returning('id_utilisateur')
    .execute();
  return rows.length;
}

export const bytesOfCopies = async (db: Db, hashes: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('copie_donnees')
    .select('sha256')
    .where('sha256', 'in', [...hashes])
    .execute();
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
};
