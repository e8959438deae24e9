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
