import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { isWithin } from '@asso/domain/association/association.rights';
import { decideReponse, type MembreReponse, type SuiteReponse } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPreuves } from '../adhesion/preuve.sql.ts';
import { tellDesaccord, tellRemplace } from '../adhesion/tell-desaccord.ts';
import { tellReponse } from '../adhesion/tell-reponse.ts';
import { type AssociationRow, lockAssociation, reopenCorps } from '../association.sql.ts';
import { isBefore, type OpenAssociation, openAssociation } from '../association-access.ts';
import { endMembre, takeOver } from './end-membre.ts';
import {
  endRestreint,
  listGestionnaires,
  listSittingMembres,
  lockMembre,
  type MembreRow,
  readNom,
  saveDesaccord,
  updateMembre,
} from './membre.sql.ts';
import { readMembreView } from './membre-view.ts';

type Asked = {
  actor: Actor;
  id_asso: string;
  id: string;
  decision: MembreReponse;
  motif?: string;
  /** The memberships of the former board, which end when an administrator accepts the new board. */
  remplaces?: readonly string[];
  ifMatch: number;
};

const disparu = refused({ code: 'association.element-disparu' });

/**
 * Decides about a membership, as a manager or an administrator: a request is accepted or refused, an access taken back,
 * maintained or opened to the past. A refusal may become a disagreement (`contester`), left to the administration.
 */
export const decideMembre = (
  platform: Platform,
  { actor, id_asso, id, decision, motif, remplaces = [], ifMatch }: Asked,
): Promise<Result<MembreView> | Refused> =>
  inTransaction(platform.db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'manageMembres');
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    const membre = recogniseReference(id)?.kind === 'uuid' ? await lockMembre(tx, id) : undefined;
    const { acces, perimetre } = opened.value;
    const isTheirs = membre?.id_association === row?.id && isWithin(acces, membre?.id_siret);
    if (!row || !membre || !isTheirs) return disparu;
    if (membre.etat === 'active' && isBefore(membre.since, perimetre)) return disparu;
    if (membre.version !== ifMatch) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: membre.version };
    }
    const now = platform.clock.now();
    const by = acces.profil === 'administration' ? 'administration' : 'gestionnaire';
    const decided = decideReponse(decision, {
      by,
      membre: {
        ...membre,
        isPasseFerme: membre.ferme_avant !== null,
        isMoi: membre.id_utilisateur === actor.id,
        isConteste: membre.conteste_le !== null,
        installeLe: membre.installe_le,
      },
      gestionnaires: (await listGestionnaires(tx, membre)).length,
      preuves: (await listPreuves(tx, [membre.id])).length,
      motif,
      now,
    });
    if (!decided.ok) return decided;
    const suite = decided.value;
    const sortants = await findSortants(tx, membre, remplaces);
    const canReplace = by === 'administration' && decision === 'accepter';
    if (sortants === null || (sortants.length > 0 && !canReplace)) return disparu;
    const made = { row, membre, opened: opened.value, decision, suite, actor, at: now, motif };
    await carryOut(tx, made);
    // The members who are replaced leave and are told first: the answer below, sent to the managers, no longer reaches
    // them.
    for (const sortant of sortants) await replace(tx, platform, { ...made, sortant });
    const told = { row, membre, actor, motif };
    if (suite.acte === 'contester') await tellDesaccord(tx, platform, told);
    else await tellReponse(tx, platform, { ...told, decision, by });
    return ok(await readMembreView(tx, membre.id, { actor, now }));
  });

/** Finds the memberships named in `remplaces`; null when one of these people no longer manages this place. */
async function findSortants(
  tx: Tx,
  membre: MembreRow,
  remplaces: readonly string[],
): Promise<MembreRow[] | null> {
  if (remplaces.length === 0) return [];
  const found = (await listSittingMembres(tx, membre)).filter(({ id }) => remplaces.includes(id));
  return found.length === new Set(remplaces).size ? found : null;
}

type Made = {
  row: AssociationRow;
  membre: MembreRow;
  opened: OpenAssociation;
  decision: MembreReponse;
  suite: SuiteReponse;
  actor: Actor;
  at: Date;
  motif: string | undefined;
};

async function carryOut(tx: Tx, made: Made): Promise<void> {
  const { row, membre, suite, actor, at, motif } = made;
  switch (suite.acte) {
    case 'contester':
      await saveDesaccord(tx, membre.id, {
        conteste_le: at,
        conteste_par: actor.id,
        conteste_motif: motif ?? '',
      });
      return trace(tx, made, { action: membre.etat === 'demandee' ? 'desaccord' : 'contester' });
    case 'maintenir':
      await saveDesaccord(tx, membre.id, null);
      return trace(tx, made, { action: 'maintenir' });
    case 'finir':
      if (suite.etat === 'quittee') {
        await endMembre(tx, { row, membre, by: actor, fin: 'retirer', at, motif });
        return;
      }
      await updateMembre(tx, membre.id, {
        etat: suite.etat,
        since: at,
        par: actor.id,
        ferme_avant: null,
      });
      return trace(tx, made, { action: 'refuser', to: suite.etat });
    case 'ouvrir':
      return open(tx, made, suite);
  }
}

async function open(
  tx: Tx,
  made: Made,
  { isPasseOuvert, isReprise }: Extract<SuiteReponse, { acte: 'ouvrir' }>,
): Promise<void> {
  const { row, membre, opened, decision, actor, at } = made;
  await updateMembre(tx, membre.id, {
    etat: 'active',
    since: decision === 'ouvrir' ? membre.since : at,
    par: actor.id,
    // A person let in by a manager to whom the past is closed sees no more of it than that manager.
    ferme_avant: isPasseOuvert ? null : opened.perimetre.depuis,
    ...(isPasseOuvert ? { installe_le: at } : {}),
  });
  await trace(tx, made, { action: decision, to: 'active' });
  await endRestreint(tx, membre, { par: actor.id, at });
  if (isPasseOuvert) await reopenCorps(tx, row.id);
  if (isReprise) await takeOver(tx, { row, membre, by: actor, at });
}

const trace = async (
  tx: Tx,
  { row, membre, actor, at, motif }: Made,
  { action, to = membre.etat }: { action: string; to?: string },
): Promise<void> =>
  writeHistory(tx, {
    objet: 'membre',
    id_objet: membre.id,
    by: actor,
    at,
    action,
    from: membre.etat,
    to,
    why: motif ?? null,
    details: { id_association: row.id, personne: await readNom(tx, membre.id_utilisateur) },
  });

/** Ends the access of a member of the former board, shares with the new member what they had begun, and tells them. */
async function replace(
  tx: Tx,
  platform: Platform,
  { row, membre, actor, at, sortant }: Made & { sortant: MembreRow },
): Promise<void> {
  const nouveau = await readNom(tx, membre.id_utilisateur);
  const motif = `${nouveau} a prouvé le nouveau bureau.`;
  const successeurs = [membre.id_utilisateur];
  await endMembre(tx, { row, membre: sortant, by: actor, fin: 'remplacer', at, motif, successeurs });
  await tellRemplace(tx, platform, { row, membre: sortant, nouveau });
}
