// The queries here are about what a dossier opens to its readers (its pieces, its association) and the bank detail
// that it keeps from changing, or that its services pay.
import type { Actor } from '@asso/domain/compte/actor';
import { sql } from 'kysely';
import type { RibsPayes } from '../../association/collection/rib-usages.ts';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { instructionsSeen } from '../../dossier/liste/perimetre.sql.ts';
import { readPerimetre } from '../../dossier/liste/perimetre.ts';
import { readVisibleVersion } from '../../dossier/renvoi/version-lue.ts';
import type { Db } from '../../platform/db/database.ts';

/** A paper of the vault is joined to many dossiers over the years. */
const most = 500;

/**
 * Tells whether this person may read the document through a dossier that they may read: it is joined to the dossier, or
 * it was sent with it, even if it was removed since. The dossiers of their own services are looked at first.
 */
export async function readsThroughDossier(
  db: Db,
  { actor, document }: { actor: Actor; document: { id: string; deleted: boolean } },
): Promise<boolean> {
  const { rows } = await sql<{ id_dossier: string; is_sent: boolean }>`
    select joint.id_dossier, bool_or(joint.is_sent) as is_sent from (
      select id_dossier, true as is_sent from piece_transmise where id_document = ${document.id}
      union all
      select id_dossier, false from piece_dossier p where id_document = ${document.id}
        and (not ${document.deleted}::boolean or exists (
          select from instruction i where i.id_dossier = p.id_dossier and i.transmis_le is not null))) joint
    group by joint.id_dossier
    order by exists (select from instruction i where i.id_dossier = joint.id_dossier
      and i.id_service_instructeur = any(${actor.services.map(({ id_service }) => id_service)}::uuid[])) desc
    limit ${most}`.execute(db);
  for (const { id_dossier, is_sent } of rows) {
    const found = await readAllowed(db, { actor, key: id_dossier });
    if (!found.ok) continue;
    // What is joined while the dossier is corrected waits to be sent, as the corrections do.
    const recue = is_sent ? null : await readVisibleVersion(db, found.value, actor);
    if (!recue || Object.values(recue.pieces).some(({ uuid }) => uuid === document.id)) return true;
  }
  return false;
}

/**
 * Tells whether the person's services may read the association, because one of its dossiers has reached them. The
 * association must have sent that dossier, or have taken it over: a dossier that services began and sent among
 * themselves opens nothing.
 */
export async function readsThroughInstruction(
  db: Db,
  { actor, id_association }: { actor: Actor; id_association: string },
): Promise<boolean> {
  const perimetre = readPerimetre(actor);
  if (perimetre.kind !== 'services' || perimetre.services.length === 0) return false;
  const { rows } = await sql`
    select 1 from instruction i join dossier d on d.id = i.id_dossier
    where d.id_association = ${id_association} and i.transmis_le is not null
      and (d.created_by_type = 'association' or d.pris_en_charge_le is not null)
      and i.id_service_instructeur = any(${perimetre.services}::uuid[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Tells whether a transmitted dossier names this bank detail. */
export async function isRibTransmitted(db: Db, id_rib: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dossier d join instruction i on i.id_dossier = d.id
    join rib on rib.id = ${id_rib} and rib.id_association = d.id_association
    where d.tete->'demandeur'->>'id_rib' = ${id_rib} and i.etat not in ('A', 'B')
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The RIB of a dossier is read whole by the services to which it was sent: they pay it. */
export const dossierRibs: RibsPayes = async (db, { actor, id_association }) => {
  const { rows } = await sql<{ id: string }>`
    select distinct d.tete -> 'demandeur' ->> 'id_rib' as id
    from dossier d
    join lateral (select from instruction i where i.id_dossier = d.id and i.etat not in ('A', 'B')
      and ${instructionsSeen(readPerimetre(actor))} limit 1) seen on true
    where d.id_association = ${id_association}::uuid and not d.est_supprime
      and d.tete -> 'demandeur' ->> 'id_rib' is not null`.execute(db);
  return rows.map(({ id }) => id);
};
