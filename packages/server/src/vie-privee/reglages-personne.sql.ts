// A person's own settings and reading marks serve nobody once their account is closed.
import { sql } from 'kysely';
import type { LeaveAll } from '../compte/profil/departs.ts';

const tables = [
  'vue_d_abord',
  'vue_instruction',
  'colonnes_file',
  'preference_notification',
  'alerte_ouverture',
  'note_page_masquee',
  'message_lecture',
  'visite_dossier',
  'presence_dossier',
  'avertissement_inactivite',
  'programme_osiris_compte',
] as const;

/** None of these rows prevents the account from being closed. */
export const effaceReglages: LeaveAll = async (tx, _platform, { id }) => {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where id_utilisateur = ${id}`.execute(tx);
  }
  return [];
};
