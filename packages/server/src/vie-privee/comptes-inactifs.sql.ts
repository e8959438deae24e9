// The queries here read accounts by their last use, with the warnings sent since.
import { sql } from 'kysely';
import type { LeaveAll } from '../compte/profil/departs.ts';
import type { Db, Tx } from '../platform/db/database.ts';

export type CompteInactif = {
  id: string;
  email: string;
  nom: string;
  prenom: string;
  roles: string[];
  dernier_usage: Date;
  avertis: { jours: number; le: string }[];
};

const usage = sql`greatest(coalesce(u.derniere_connexion_at, u.created_at), u.created_at)`;

const columns = sql`u.id, u.email::text as email, u.nom, u.prenom, u.roles, ${usage} as dernier_usage,
  coalesce((select jsonb_agg(jsonb_build_object('jours', a.jours, 'le', a.envoye_le))
    from avertissement_inactivite a where a.id_utilisateur = u.id and a.dernier_usage = ${usage}), '[]') as avertis`;

/**
 * Lists the inactive accounts in the order of their ids. An account of a service is left out: it goes with its service.
 */
export async function listInactifs(
  db: Db,
  { depuis, after, limit }: { depuis: Date; after: string | null; limit: number },
): Promise<CompteInactif[]> {
  const { rows } = await sql<CompteInactif>`
    select ${columns} from utilisateur u
    where u.supprime_at is null and not u.en_inscription and ${usage} <= ${depuis}
      and not exists (select from service s where s.auth_id = u.id)
      ${after === null ? sql`` : sql`and u.id > ${after}`}
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** Reads the account again once locked: a person who signed in since is left alone. */
export async function lockInactif(
  tx: Tx,
  { id, depuis }: { id: string; depuis: Date },
): Promise<CompteInactif | undefined> {
  const { rows } = await sql<CompteInactif>`
    select ${columns} from utilisateur u
    where u.id = ${id} and u.supprime_at is null and ${usage} <= ${depuis} for update of u`.execute(tx);
  return rows[0];
}

/** Notes that this warning is sent; returns false when it already was. */
export async function takeAvertissement(
  tx: Tx,
  sent: { id_utilisateur: string; dernier_usage: Date; jours: number; envoye_le: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into avertissement_inactivite (id_utilisateur, dernier_usage, jours, envoye_le)
    select u.id, ${usage}, ${sent.jours}, ${sent.envoye_le} from utilisateur u where u.id = ${sent.id_utilisateur}
    on conflict do nothing returning jours`.execute(tx);
  return rows.length > 0;
}

/** The tables of a person's own settings and reading marks, which serve nobody once the account is closed. */
const tablesDesReglages = [
  'abonnement_agenda',
  'vue_d_abord',
  'vue_instruction',
  'colonnes_file',
  'preference_notification',
  'arret_courriel',
  'notification_en_attente',
  'suivi_dossier',
  'alerte_ouverture',
  'note_page_masquee',
  'message_lecture',
  'visite_dossier',
  'presence_dossier',
  'lecture_gardee',
  'avertissement_inactivite',
  'programme_osiris_compte',
] as const;

/** Erases the settings of an account that closes; none of them prevents it from closing. */
export const eraseReglages: LeaveAll = async (tx, _platform, { id }) => {
  for (const table of tablesDesReglages) {
    await sql`delete from ${sql.table(table)} where id_utilisateur = ${id}`.execute(tx);
  }
  return [];
};
