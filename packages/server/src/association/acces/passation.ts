import { decidePassation } from '@asso/domain/association/depart.rules';
import { sayDossiersConfies } from '@asso/domain/association/depart.words';
import { actionInvitation, etatInvitation } from '@asso/domain/association/invitation.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { findDestinataires } from '../../notification/notification.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { fullName, tellAcces, tellGestionnaires } from '../adhesion/tell-adhesion.ts';
import { type AssociationRow, lockAssociation } from '../association.sql.ts';
import { openAssociation } from '../association-access.ts';
import { lockInvitation, updateInvitation } from '../invitation/invitation.sql.ts';
import { endMembre } from './end-membre.ts';
import { listVivants, lockMembre, type MembreRow } from './membre.sql.ts';

type Asked = { actor: Actor; id_asso: string; vers: { id_membre: string } | { id_invitation: string } };
type Passed = { faite: boolean; dossiers_confies: number };

const disparu = refused({ code: 'association.element-disparu' });
const impossible = refused({ code: 'association.passation-impossible' });

/** Hands over at once to a member; an invited person takes over once they have accepted. */
export const handOverAcces = (platform: Platform, { actor, id_asso, vers }: Asked) =>
  inTransaction(platform.db, async (tx): Promise<Result<Passed>> => {
    const opened = await openAssociation(tx, { actor, id_asso });
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    const mine = row && (await findPlace(tx, actor.id, row.id));
    if (!row || !mine) return impossible;
    if ('id_invitation' in vers) return promise(tx, platform, { row, mine, actor, id: vers.id_invitation });
    const lui = await lockMembre(tx, vers.id_membre);
    if (lui?.id_association !== row.id) return disparu;
    const decided = decidePassation({
      deMoi: mine,
      versLui: {
        ...lui,
        isRestreint: lui.restreint,
        isMoi: lui.id_utilisateur === actor.id,
        isCompteFerme: (await findDestinataires(tx, [lui.id_utilisateur])).length === 0,
      },
    });
    if (!decided.ok) return decided;
    const suite = { row, de: mine, a: lui.id_utilisateur, by: actor };
    return ok({ faite: true, dossiers_confies: await handOver(tx, platform, suite) });
  });

/** Gives the active membership that this person may hand over, the one for the whole association first. */
export async function findPlace(tx: Tx, id_utilisateur: string, id_association: string) {
  const mine = await listVivants(tx, { id_utilisateur, id_association }, { isLocked: true });
  const places = mine.filter(({ etat, restreint }) => etat === 'active' && !restreint);
  return places.find(({ id_siret }) => id_siret === null) ?? places[0];
}

type HandOver = { row: AssociationRow; de: MembreRow; a: string; by: Actor };

/**
 * Ends the access of the person who leaves, shares their open dossiers with the one who takes over, and tells the
 * latter and the other managers; returns the number of dossiers.
 */
async function handOver(tx: Tx, platform: Platform, { row, de, a, by }: HandOver): Promise<number> {
  const at = platform.clock.now();
  const confies = await endMembre(tx, { row, membre: de, by, fin: 'passer-la-main', at, successeurs: [a] });
  const nom = fullName(by);
  const mail = { text: sayDossiersConfies(confies, 1) };
  await tellAcces(tx, platform, { row, to: [a], fait: `${nom} vous passe la main`, mail });
  const fait = `${nom} a passé la main et ne gère plus l’association`;
  await tellGestionnaires(tx, platform, { row, membre: de, sauf: [a], fait });
  return confies;
}

type Promised = { row: AssociationRow; mine: MembreRow; actor: Actor; id: string };

async function promise(
  tx: Tx,
  platform: Platform,
  { row, mine, actor, id }: Promised,
): Promise<Result<Passed>> {
  const invitation = await lockInvitation(tx, id);
  if (invitation?.id_association !== row.id) return disparu;
  const at = platform.clock.now();
  const open = actionInvitation(etatInvitation(invitation, at));
  if (!open.ok) return open;
  const isEnough = invitation.id_siret === null || invitation.id_siret === mine.id_siret;
  if (invitation.id_dossiers !== null || !isEnough) return impossible;
  await updateInvitation(tx, id, { passation_de: actor.id });
  await writeHistory(tx, {
    objet: 'invitation',
    id_objet: id,
    by: actor,
    at,
    action: 'promettre-la-main',
    details: { id_association: row.id, personne: invitation.email },
  });
  return ok({ faite: false, dossiers_confies: 0 });
}
