import { randomBytes } from 'node:crypto';
import type { InvitationView, InviterBody } from '@asso/contract/association/invitation.schemas';
import { isWithin } from '@asso/domain/association/association.rights';
import { type Invitation, invitationFields } from '@asso/domain/association/invitation.fields';
import {
  actionInvitation,
  etatInvitation,
  invitationExpiry,
  invitationProblems,
} from '@asso/domain/association/invitation.rules';
import { siretUnlessSiege } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { formats } from '@asso/domain/identifiants/formats';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { fonctionFor } from '@asso/domain/referentiel/fonction.rules';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import { quotedName } from '../../platform/mail/typed-name.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes, refusedChoices } from '../../referentiel/listes.ts';
import { listGestionnaires } from '../acces/membre.sql.ts';
import { invitationMail } from '../adhesion/adhesion.mail.ts';
import { fullName, tellAcces } from '../adhesion/tell-adhesion.ts';
import { type AssociationRow, lockAssociation } from '../association.sql.ts';
import { isBefore, type OpenAssociation, openAssociation } from '../association-access.ts';
import { withOwnSiret } from '../collection/ligne-access.ts';
import { findEtablissement } from '../fiche/etablissement.sql.ts';
import { suitesOfDossiers } from '../suite-dossiers.ts';
import {
  findAccountId,
  hasInvitation,
  type InvitationRow,
  insertInvitation,
  isMembreWithEmail,
  lockInvitation,
  updateInvitation,
} from './invitation.sql.ts';
import { invitationView } from './invitation-view.ts';

type Asked = { actor: Actor; id_asso: string; body: InviterBody };

/** Sends an invitation to the address, whether it has an account or not. */
export const invite = (
  platform: Platform,
  { actor, id_asso, body }: Asked,
): Promise<Result<InvitationView> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'manageMembres');
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    if (!row) return refused({ code: 'association.introuvable' });
    if (await isReserved(tx, opened.value)) return reserved;
    const email = (formats.courriel.normalise?.(body.email) ?? body.email).toLowerCase();
    const at = platform.clock.now();
    const planned = await plan(tx, { opened: opened.value, row, actor, body: { ...body, email }, at });
    if (!planned.ok) return planned;
    const place = { id_association: row.id, ...planned.value, email };
    if (await hasInvitation(tx, { ...place, isRestreint: place.id_dossiers !== null }, at)) {
      return refused({ code: 'association.deja-invitee', field: 'email' });
    }
    const jeton = randomBytes(32).toString('base64url');
    const invitation = await insertInvitation(tx, {
      ...place,
      fonction: body.fonction,
      jeton: hashToken(jeton),
      par: actor.id,
      ferme_avant: opened.value.perimetre.depuis,
      invitee_le: at,
      envoyee_le: at,
      expire_le: invitationExpiry(at),
    });
    await trace(tx, { invitation, actor, action: 'inviter', at });
    await send(tx, platform, { row, invitation, actor, jeton });
    return ok(invitationView(invitation, at));
  });

const reserved = refused({ code: 'association.invitation-reservee' });

/**
 * Tells whether inviting is left to the managers: where there are some, the administration only accepts requests with
 * a proof, after the 15 days given to the managers.
 */
const isReserved = async (tx: Tx, { acces, row }: OpenAssociation): Promise<boolean> =>
  acces.profil === 'administration' &&
  (await listGestionnaires(tx, { id_association: row.id, id_siret: null })).length > 0;

type Planned = { id_siret: string | null; id_dossiers: string[] | null };
type ToPlan = { opened: OpenAssociation; row: AssociationRow; actor: Actor; body: InviterBody; at: Date };

/** Gives what the invitation offers, if the inviter may give it. */
async function plan(tx: Tx, { opened, row, actor, body, at }: ToPlan): Promise<Result<Planned> | Refused> {
  const { email, fonction } = body;
  const value: Invitation = { email, fonction, portee: 'association' };
  const [wrong, ...more] = problems(invitationFields, value, { stage: 'saisie' });
  if (wrong) return refused(wrong, ...more);
  const closed = await refusedChoices(tx, { fields: invitationFields, stored: {}, value, at });
  if (closed) return closed;
  const cles = body.dossiers ?? null;
  // A few dossiers may be given whatever their establishment; otherwise the establishment, or the whole association,
  // must be one that the inviter manages.
  const said = cles ? { id_siret: null } : withOwnSiret({ id_siret: body.id_siret }, opened.acces);
  const id_siret = siretUnlessSiege(said.id_siret, row.id_siret_siege);
  const ids = cles && (await suitesOfDossiers.givable(tx, { actor, id_association: row.id, cles }));
  const place = { id_association: row.id, id_siret, isRestreint: cles !== null, email };
  const found: Problem[] = invitationProblems({
    isMoi: email === actor.email.toLowerCase(),
    isDejaMembre: await isMembreWithEmail(tx, place),
    isDejaInvitee: false,
    id_siret,
    etablissement: id_siret === null ? undefined : await findEtablissement(tx, row.id, id_siret),
    dossiers: cles && { nommes: new Set(cles).size, donnables: ids?.length ?? 0 },
  });
  if (!cles && !isWithin(opened.acces, id_siret)) {
    found.push({ code: 'association.etablissement-inconnu', field: 'id_siret' });
  }
  const [first, ...others] = found;
  return first ? refused(first, ...others) : ok({ id_siret, id_dossiers: ids });
}

type Changed = {
  actor: Actor;
  id_asso: string;
  id: string;
  action: 'relancer' | 'annuler';
  ifMatch: number;
};

/** Sends the invitation again with a new link and a new delay, or cancels it. */
export const changeInvitation = (
  platform: Platform,
  { actor, id_asso, id, action, ifMatch }: Changed,
): Promise<Result<InvitationView> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'manageMembres');
    if (!opened.ok) return opened;
    const { row, acces, perimetre } = opened.value;
    const invitation = formats.uuid.check(id) === null ? await lockInvitation(tx, id) : undefined;
    const isTheirs = invitation?.id_association === row.id && isWithin(acces, invitation.id_siret);
    // An old invitation is not sent again by someone who may not see the association's past.
    if (!isTheirs || isBefore(invitation.invitee_le, perimetre)) {
      return refused({ code: 'association.element-disparu' });
    }
    if (invitation.version !== ifMatch) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: invitation.version };
    }
    const at = platform.clock.now();
    const open = actionInvitation(etatInvitation(invitation, at));
    if (!open.ok) return open;
    if (action === 'relancer' && (await isReserved(tx, opened.value))) return reserved;
    const jeton = randomBytes(32).toString('base64url');
    const written = await updateInvitation(
      tx,
      id,
      action === 'annuler'
        ? { etat: 'annulee', repondue_le: at }
        : { jeton: hashToken(jeton), envoyee_le: at, expire_le: invitationExpiry(at) },
    );
    await trace(tx, { invitation: written, actor, action: `invitation.${action}`, at });
    if (action === 'relancer') await send(tx, platform, { row, invitation: written, actor, jeton });
    return ok(invitationView(written, at));
  });

type Sent = { row: AssociationRow; invitation: InvitationRow; actor: Actor; jeton: string };

async function send(tx: Tx, platform: Platform, { row, invitation, actor, jeton }: Sent): Promise<void> {
  const { id, email, fonction, expire_le, version, id_siret, id_dossiers } = invitation;
  const nom = quotedName(row.nom);
  const portee = id_dossiers
    ? `agir sur ${id_dossiers.length === 1 ? 'un dossier' : `${id_dossiers.length} dossiers`} ${withElision(nom)}`
    : id_siret
      ? `gérer un établissement ${withElision(nom)}`
      : `gérer ${nom}`;
  const draft = invitationMail({
    email,
    association: row,
    par: actor,
    fonction: fonctionFor(fonction, null, await readListes(tx, ['fonctions'])),
    portee,
    jeton,
    expire: formatDate(expire_le),
    publicUrl: platform.config.publicUrl,
  });
  await platform.mail.write(tx, { cle: `invitation/${id}/${version}`, ...draft });
  const account = await findAccountId(tx, email);
  if (!account) return;
  const fait = `${fullName(actor)} vous invite à agir pour l’association`;
  await tellAcces(tx, platform, { row, to: [account], fait, lien: '/invitation', mail: false });
}

type Traced = { invitation: InvitationRow; actor: Actor; action: string; at: Date };

export const trace = (tx: Tx, { invitation, actor, action, at }: Traced, why?: string): Promise<void> =>
  writeHistory(tx, {
    objet: 'invitation',
    id_objet: invitation.id,
    by: actor,
    at,
    action,
    to: invitation.etat,
    why: why ?? null,
    details: { id_association: invitation.id_association, personne: invitation.email },
  });
