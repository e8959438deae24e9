import type { PartageView } from '@asso/contract/dossier/partage.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { sujetDossier } from '@asso/domain/dossier/dossier.words';
import { type ChangePartage, partageProblems } from '@asso/domain/dossier/partage.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { notify } from '../../notification/notify.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, findDossier, lockDossier } from '../dossier.sql.ts';
import { allowed, inaccessibleRefusal } from '../dossier-access.ts';
import { dossierObjet, nommeRow } from '../tell-dossier.ts';
import {
  addPartages,
  listAutresGestionnaires,
  listPartageables,
  type PartageRow,
  removePartages,
} from './partage.sql.ts';

type Asked = { actor: Actor; key: string; change: (membres: readonly PartageRow[]) => ChangePartage };

/** Changes the people with whom a dossier is shared; the list, its history and the notices are written together. */
export const changePartage = (
  platform: Platform,
  { actor, key, change }: Asked,
): Promise<Answer<PartageView>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), 'share');
    if (!found.ok) return found;
    const dossier = found.value;
    const membres = await listPartageables(trx, dossier);
    const { ajoute, retire } = change(membres);
    const [first, ...others] = partageProblems(membres, { ajoute, retire });
    if (first) return refusal(first, ...others);
    const added = membres.filter(({ id, isPartage }) => ajoute.includes(id) && !isPartage);
    const removed = membres.filter(({ id, isPartage }) => retire.includes(id) && isPartage);
    const at = platform.clock.now();
    const idsOf = (rows: readonly PartageRow[]) => rows.map(({ id }) => id);
    if (added.length > 0)
      await addPartages(trx, { id_dossier: dossier.id, ids: idsOf(added), by: actor.id, at });
    if (removed.length > 0) await removePartages(trx, { id_dossier: dossier.id, ids: idsOf(removed) });
    for (const one of added) await tellPartage(platform, trx, { dossier, actor, at, one, isOpened: true });
    for (const one of removed) await tellPartage(platform, trx, { dossier, actor, at, one, isOpened: false });
    const after = await findDossier(trx, dossier.id);
    return after ? { ok: true, value: await partageView(trx, after, actor) } : inaccessibleRefusal;
  });

/**
 * Shares a dossier that was just begun with the other managers of the association, who find it in their inbox: nothing
 * is asked of them yet, so no e-mail is sent.
 */
export async function shareAtStart(
  platform: Platform,
  trx: Tx,
  { id_dossier, actor, at }: { id_dossier: string; actor: Actor; at: Date },
): Promise<void> {
  const dossier = await findDossier(trx, id_dossier);
  if (!dossier) throw new Error('a dossier that was just begun has gone');
  const others = await listAutresGestionnaires(trx, dossier);
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  await addPartages(trx, { id_dossier, ids, by: actor.id, at });
  await writeHistory(trx, {
    objet: 'dossier',
    id_objet: id_dossier,
    by: actor,
    at,
    action: 'dossier.partage',
    to: others.map(({ nom }) => nom).join(', '),
    details: { cote: 'association' },
  });
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: ids,
    objet: dossierObjet(dossier),
    id_association: dossier.id_association,
    params: { fait: `${actor.prenom} ${actor.nom} l’a commencé et vous l’a ouvert` },
    mail: false,
  });
}

export async function partageView(db: Db, dossier: DossierRow, actor: Actor): Promise<PartageView> {
  const membres = await listPartageables(db, dossier);
  return {
    id_dossier: dossier.id,
    sharedWith: dossier.shared_with,
    personnes: membres.map(({ partage_le, ...one }) => ({ ...one, isMoi: one.id === actor.id })),
  };
}

type Told = { dossier: DossierRow; actor: Actor; at: Date; one: PartageRow; isOpened: boolean };

/** Writes the history of the dossier, and tells the other person, unless they did it to themselves. */
async function tellPartage(platform: Platform, trx: Tx, told: Told): Promise<void> {
  const { dossier, actor, at, one, isOpened } = told;
  await writeHistory(trx, {
    objet: 'dossier',
    id_objet: dossier.id,
    by: actor,
    at,
    action: isOpened ? 'dossier.partage' : 'dossier.partage-retire',
    to: one.nom,
    details: { cote: 'association' },
  });
  if (one.id === actor.id) return;
  const who = `${actor.prenom} ${actor.nom}`;
  const objet = dossierObjet(dossier);
  await notify(platform, trx, {
    kind: 5,
    variante: 'acces',
    to: [one.id],
    objet: isOpened ? objet : { ...objet, lien: '/dossiers' },
    id_association: dossier.id_association,
    params: { fait: isOpened ? `${who} vous l’a ouvert` : `${who} vous en a retiré l’accès` },
    mail: isOpened
      ? {
          ...sujetDossier(`${who} partage avec vous`, nommeRow(dossier)),
          phrase: `${who} partage ce dossier avec vous.`,
          text: 'Vous pouvez le lire et le modifier, comme la personne qui l’a commencé.',
        }
      : {
          ...sujetDossier('Plus partagé avec vous', nommeRow(dossier)),
          phrase: `${who} ne partage plus ce dossier avec vous.`,
          // Who was given it on its first day was told in the inbox alone: this may be the first e-mail about it.
          text: [
            ...(one.partage_le ? [`Il vous était ouvert depuis le ${formatDate(one.partage_le)}.`] : []),
            'Vous ne pouvez plus le modifier. Ce que vous y avez écrit y reste.',
          ].join(' '),
        },
  });
}
