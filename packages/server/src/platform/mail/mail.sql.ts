import { type ColumnType, type Generated, type Insertable, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../db/database.ts';

export type CourrielTable = Table<
  'courriel',
  {
    etat: Generated<'a_envoyer' | 'envoye' | 'echec'>;
    erreur: ColumnType<string | null, string | undefined>;
    envoye_le: ColumnType<Date | null, Date | undefined>;
    /** An administrator put it aside: it is no longer counted among what waits. */
    classe_le: ColumnType<Date | null, never, Date>;
  }
>;

declare module '../db/database.ts' {
  interface PreciseTables {
    courriel: CourrielTable;
  }
}

export type Courriel = Row<'courriel'>;

/** Gives the id of the new row, or undefined when the same cause has already written one. */
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

/** Counts a try and gives the mail to send; gives undefined when it has already been sent. */
export const beginSending = (db: Db, id: string): Promise<Courriel | undefined> =>
  db
    .updateTable('courriel')
    .set({ tentatives: sql<number>`tentatives + 1` })
    .where('id', '=', id)
    .where('etat', '<>', 'envoye')
    .returningAll()
    .executeTakeFirst();

/** Marks a mail as sent, and erases its texts and addresses, because they may hold a link that opens an account. */
export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('courriel')
    .set({ etat: 'envoye', envoye_le: at, erreur: null, texte: '', html: '', desabonnement: null })
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

/** Tells whether a mail failed twice at least and still waits; the condition is written like that of the index. */
export async function hasMailThatFails(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('courriel')
    .select('id')
    .where('etat', '<>', sql.lit('envoye'))
    .where('etat', '=', 'a_envoyer')
    .where('classe_le', 'is', null)
    .where('erreur', 'is not', null)
    .where('tentatives', '>=', 2)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function keepInMailbox(db: Db, mail: Courriel): Promise<void> {
  const { message_id, destinataire, objet, texte, html, cree_le } = mail;
  await db
    .insertInto('courriel_dev')
    .values({ message_id, destinataire, objet, texte, html, cree_le })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** Lists the mails of the portal's own mailbox, the latest first. */
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

/**
 * Deletes the mails sent before this date, those written before it and given up, and what the development mailbox
 * received before it, so that the names of those written to are not kept for ever. A mail that still waits to be sent
 * is kept.
 */
export async function purgeMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('courriel')
    .where((eb) =>
      eb.or([
        eb.and([eb('etat', '=', 'envoye'), eb('envoye_le', '<', before)]),
        eb.and([eb('etat', '=', 'echec'), eb('cree_le', '<', before)]),
      ]),
    )
    .execute();
  await db.deleteFrom('courriel_dev').where('cree_le', '<', before).execute();
}

/**
 * Counts the mails that wait to leave and those that never will; the condition is written like that of their index.
 */
export const countMails = (db: Db): Promise<{ etat: string; total: number }[]> =>
  db
    .selectFrom('courriel')
    .select((eb) => ['etat', eb.fn.countAll<number>().as('total')])
    .where('etat', '<>', sql.lit('envoye'))
    .groupBy('etat')
    .execute();
