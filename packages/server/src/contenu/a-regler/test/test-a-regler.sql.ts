import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A mail that the mail server refused for good. */
export async function aRefusedMail(db: Db, { to, at }: { to: string; at: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into courriel (cle, destinataire, objet, texte, html, message_id, etat, erreur, cree_le)
    values (${`revenu ${to}`}, ${to}, 'Votre décision', '', '', ${`<revenu-${to}>`}, 'echec', '550 no such user', ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** A mail that the mail server does not take, after this many tries. */
export async function aWaitingMail(
  db: Db,
  { to, at, tries }: { to: string; at: string; tries: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into courriel (cle, destinataire, objet, texte, html, message_id, erreur, tentatives, cree_le)
    values (${`attend ${to}`}, ${to}, 'Votre décision', '', '', ${`<attend-${to}>`},
      'connect ECONNREFUSED 127.0.0.1:25', ${tries}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export const setTries = (db: Db, id: string, tentatives: number) =>
  db.updateTable('courriel').set({ tentatives }).where('id', '=', id).execute();
