import type { InvitationRecue } from '@asso/contract/association/invitation.schemas';
import { etatInvitation, reponseInvitation } from '@asso/domain/association/invitation.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { endMembre } from '../acces/end-membre.ts';
import {
  endRestreint,
  insertMembre,
  listVivants,
  type MembreRow,
  readPersonne,
  updateMembre,
} from '../acces/membre.sql.ts';
import { findPlace } from '../acces/passation.ts';
import { fullName, tellAcces, tellArrivee } from '../adhesion/tell-adhesion.ts';
import { type AssociationRow, lockAssociation } from '../association.sql.ts';
import { suitesOfDossiers } from '../suite-dossiers.ts';
import { findInvitation, type InvitationRow, lockInvitation, updateInvitation } from './invitation.sql.ts';
import { invitationRecue } from './invitation-view.ts';
import { trace } from './invite-membre.ts';

export type Designation = { id: string } | { jeton: string };

const inconnue = refused({ code: 'association.invitation-introuvable' });

export const findDesignated = (db: Db, designation: Designation): Promise<InvitationRow | undefined> =>
  findInvitation(db, 'id' in designation ? designation : { hash: hashToken(designation.jeton) });

type Asked = {
  actor: Actor;
  invitation: Designation;
  reponse: 'accepter' | 'refuser';
  motif?: string;
};

/** Answers an invitation, once, for the owner of its address; accepting it opens at once what was offered. */
export const answerInvitation = (
  platform: Platform,
  { actor, invitation: designation, reponse, motif }: Asked,
): Promise<Result<InvitationRecue>> =>
  inTransaction(platform.db, async (tx) => {
    const found = await findDesignated(tx, designation);
    const row = found && (await lockAssociation(tx, found.id_association));
    const invitation = found && (await lockInvitation(tx, found.id));
    if (!row || !invitation) return inconnue;
    const now = platform.clock.now();
    const open = reponseInvitation({
      etat: etatInvitation(invitation, now),
      emailInvite: invitation.email,
      emailRepond: actor.email,
    });
    // A person without the link learns nothing of an invitation written to somebody else.
    if (!open.ok) return 'id' in designation && !isMine(actor, invitation) ? inconnue : open;
    const isAcceptee = reponse === 'accepter';
    const written = await updateInvitation(tx, invitation.id, {
      etat: isAcceptee ? 'acceptee' : 'refusee',
      repondue_le: now,
    });
    await trace(tx, { invitation: written, actor, action: `invitation.${reponse}`, at: now }, motif);
    if (isAcceptee) await accept(tx, platform, { row, invitation: written, actor });
    else await tellRefus(tx, platform, { row, invitation: written, actor, motif });
    return ok(await invitationRecue(tx, written, { email: actor.email, now }));
  });

type Accepted = { row: AssociationRow; invitation: InvitationRow; actor: Actor };

async function accept(tx: Tx, platform: Platform, { row, invitation, actor }: Accepted): Promise<void> {
  const at = platform.clock.now();
  const membre = await enter(tx, { row, invitation, actor, at });
  await writeHistory(tx, {
    objet: 'membre',
    id_objet: membre.id,
    by: actor,
    at,
    action: 'entrer-sur-invitation',
    to: 'active',
    details: { id_association: row.id, personne: fullName(actor) },
  });
  const { id_dossiers } = invitation;
  if (id_dossiers) {
    const { par } = invitation;
    const by = { id: par, role: 'lca.association', ...(await readPersonne(tx, par)) };
    await suitesOfDossiers.give(tx, { ids: id_dossiers, id_association: row.id, a: actor.id, by, at });
    const fait = `${fullName(actor)} a accepté l’invitation et agit sur ses dossiers`;
    return tellAcces(tx, platform, { row, to: [invitation.par], fait, mail: {} });
  }
  await tellArrivee(tx, platform, { row, membre, actor });
  await takeOverPromised(tx, platform, { row, invitation, actor });
}

type Entered = Accepted & { at: Date };

/** Gives the access that was offered; a request of this person that waits for the same access becomes active. */
async function enter(tx: Tx, { row, invitation, actor, at }: Entered): Promise<MembreRow> {
  const { id_siret, fonction, par } = invitation;
  const restreint = invitation.id_dossiers !== null;
  const who = { id_utilisateur: actor.id, id_association: row.id };
  const vivants = await listVivants(tx, who, { isLocked: true });
  const known = vivants.find((one) => one.id_siret === id_siret && one.restreint === restreint);
  // A person let in by a manager to whom the past is closed sees no more of it than that manager.
  const inviter = await findPlace(tx, par, row.id);
  const ferme_avant = restreint ? null : (inviter ?? invitation).ferme_avant;
  if (!restreint) await endRestreint(tx, who, { par: actor.id, at });
  // A person who left and comes back for a few dossiers has only those, not what was shared with them before.
  if (restreint && vivants.length === 0) await suitesOfDossiers.takeBack(tx, who);
  return known
    ? updateMembre(tx, known.id, { etat: 'active', since: at, par, ferme_avant, fonction })
    : insertMembre(tx, {
        ...who,
        id_siret,
        fonction,
        etat: 'active',
        since: at,
        ferme_avant,
        restreint,
        par,
      });
}

/** Ends the access of the manager who promised to hand over, and shares what they had begun with the person invited. */
async function takeOverPromised(
  tx: Tx,
  platform: Platform,
  { row, invitation, actor }: Accepted,
): Promise<void> {
  const giver = invitation.passation_de;
  const de = giver ? await findPlace(tx, giver, row.id) : undefined;
  if (!giver || !de || giver === actor.id) return;
  const at = platform.clock.now();
  await endMembre(tx, { row, membre: de, by: actor, fin: 'passer-la-main', at, successeurs: [actor.id] });
  const fait = `${fullName(actor)} a pris la suite : votre accès est terminé`;
  await tellAcces(tx, platform, { row, to: [giver], fait, lien: null, mail: {} });
}

async function tellRefus(
  tx: Tx,
  platform: Platform,
  { row, invitation, actor, motif }: Accepted & { motif: string | undefined },
): Promise<void> {
  const fait = `${fullName(actor)} a refusé l’invitation`;
  await tellAcces(tx, platform, {
    row,
    to: [invitation.par],
    fait,
    mail: motif ? { text: `Motif : ${motif}` } : {},
  });
}

const isMine = (actor: Actor, { email }: InvitationRow): boolean =>
  email.toLowerCase() === actor.email.toLowerCase();
