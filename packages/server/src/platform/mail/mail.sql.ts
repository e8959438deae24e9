import { type ColumnType, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

export interface CourrielTable {
  id: Generated<string>;
  cle: string;
  destinataire: string;
  repondre_a: string | null;
  objet: string;
  texte: string;
  html: string;
  message_id: string;
  etat: Generated<'a_envoyer' | 'envoye' | 'echec'>;
  tentatives: Generated<number>;
  erreur: ColumnType<string | null, string | undefined>;
  cree_le: Date;
  envoye_le: ColumnType<Date | null, Date | undefined>;
}

export interface CourrielDevTable {
  id: ColumnType<number, never, never>;
  message_id: string;
  destinataire: string;
  objet: string;
  texte: string;
  html: string;
  cree_le: Date;
}

declare module '../db/database.ts' {
  interface Database {
    courriel: CourrielTable;
    courriel_dev: CourrielDevTable;
  }
}

export type Courriel = Selectable<CourrielTable>;

/** The id of the new row, or undefined when the same cause has already written one. */
export async function insertMail(
  tx: Tx,
  mail: Omit<Insertable<CourrielTable>, 'id' | 'etat' | 'tentatives'>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('courriel')
    .values(mail)
    .onConflict((conflict) => conflict.column('cle').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Counts a try, and gives what is to be sent; undefined once it has been. */
export const beginSending = (db: Db, id: string): Promise<Courriel | undefined> =>
  db
    .updateTable('courriel')
    .set({ tentatives: sql<number>`tentatives + 1` })
    .where('id', '=', id)
    .where('etat', '<>', 'envoye')
    .returningAll()
    .executeTakeFirst();

/** Texts may hold a link that opens an account: they are not kept. */
export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ etat: 'envoye', envoye_le: at, erreur: null, texte: '', html: '' })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  db: Db,
  id: string,
  failure: { erreur: string; isForGood: boolean },
): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ erreur: failure.erreur, etat: failure.isForGood ? 'echec' : 'a_envoyer' })
    .where('id', '=', id)
    .execute();
}

export async function keepInMailbox(db: Db, mail: Courriel): Promise<void> {
  const { message_id, destinataire, objet, texte, html, cree_le } = mail;
  await db
    .insertInto('courriel_dev')
    .values({ message_id, destinataire, objet, texte, html, cree_le })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** The latest first. */
export const listMailbox = (db: Db, to: string | undefined) =>
  db
    .selectFrom('courriel_dev')
    .selectAll()
    .$if(to !== undefined, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['destinataire']), '=', (to ?? '').toLowerCase())),
    )
    .orderBy('cree_le', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Who was written to, and of what, is forgotten after a year: no cause comes back so late. */
export async function purgeMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('courriel').where('etat', '=', 'envoye').where('envoye_le', '<', before).execute();
  await db.deleteFrom('courriel_dev').where('cree_le', '<', before).execute();
}
