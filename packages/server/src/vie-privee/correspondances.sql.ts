// Notifications, invitations, requests for help, SIRET requests and what undoes a merge of two files are erased or made
// anonymous once they have served.
import { proprietaireAide } from '@asso/domain/contenu/assistance.rules';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

export type PurgeLot = { avant: Date; limit: number };

/** Deletes the notifications written by `subtractDuree`; returns how many. */
export async function deleteNotifications(tx: Tx, { avant, limit }: PurgeLot): Promise<number> {
  const { rows } = await sql`delete from notification where id in (
    select id from notification where created_at <= ${avant} limit ${limit}) returning id`.execute(tx);
  return rows.length;
}

/** Deletes the invitations answered, taken back or expired by `subtractDuree`; returns how many. */
export async function deleteInvitations(tx: Tx, { avant, limit }: PurgeLot): Promise<number> {
  const { rows } = await sql`delete from invitation where id in (
    select id from invitation where least(coalesce(repondue_le, expire_le), expire_le) <= ${avant}
    limit ${limit}) returning id`.execute(tx);
  return rows.length;
}

/** Deletes the merges of two files made by `subtractDuree`, with the rows noted for each; returns how many merges. */
export async function deleteFusions(tx: Tx, { avant, limit }: PurgeLot): Promise<number> {
  const { rows } = await sql`delete from fusion_association where id in (
    select id from fusion_association where faite_le <= ${avant} limit ${limit} for update skip locked)
    returning id`.execute(tx);
  return rows.length;
}

/**
 * Empties the requests for help answered by `subtractDuree`, or sent by then and never answered: only their motive and days
 * stay. What was joined to them goes with them: its bytes are swept the next night, since nothing names them any more.
 */
export async function anonymiseAides(tx: Tx, { avant, limit }: PurgeLot): Promise<number> {
  const { rows } = await sql<{ id: string }>`update demande_aide set sujet = '', message = '', page = null,
      courriel = 'efface@aide.invalid', id_utilisateur = null, version = version + 1
    where id in (select id from demande_aide
      where coalesce(traitee_le, cree_le) <= ${avant} and courriel <> 'efface@aide.invalid'
      order by cree_le limit ${limit} for update)
    returning id`.execute(tx);
  await sql`delete from document where proprietaire = ${proprietaireAide}
    and id_proprietaire = any(${rows.map(({ id }) => id)}::text[])`.execute(tx);
  return rows.length;
}

/**
 * Empties the SIRET requests answered by `subtractDuree`, or last changed by then and never sent: of the form, only the group
 * `identite` stays. Those never sent are also removed from the lists.
 */
export async function anonymiseDemandesSiret(
  tx: Tx,
  { avant, at, limit }: PurgeLot & { at: Date },
): Promise<string[]> {
  const reste = sql`jsonb_build_object('identite', coalesce(corps -> 'identite', '{}'))`;
  const { rows } = await sql<{ id: string }>`
    update demande_siret set anonymise_le = ${at}, version = version + 1, corps = ${reste},
      corps_transmis = case when corps_transmis is null then null else ${reste} end,
      motif = null, est_supprime = code_etat = 'ECS'
    where id in (select id from demande_siret
      where modifie_le <= ${avant} and anonymise_le is null and code_etat in ('ECS', 'ACC', 'REJ', 'REF')
      order by modifie_le limit ${limit} for update skip locked)
    returning id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from demande_siret_partage where id_demande = any(${ids}::uuid[])`.execute(tx);
  return ids;
}
