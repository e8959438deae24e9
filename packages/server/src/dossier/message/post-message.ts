import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { parseEcheance } from '@asso/domain/dossier/completude/completude.rules';
import { isReadable, type PartRead, readablePart } from '@asso/domain/dossier/dossier.rights';
import { paris } from '@asso/domain/identifiants/dates-affichees';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, lockDossier } from '../dossier.sql.ts';
import { allowed, dossierRef } from '../dossier-access.ts';
import { messageView, writingCote } from '../historique-view.ts';
import { attachFichiers, findSendable, insertMessage, readMessage } from './message.sql.ts';
import { tellMessage } from './tell-message.ts';

type Body = BodyOf<typeof messageEndpoints.sendMessage>;
type Post = { actor: Actor; key: string; body: Body };

/**
 * Posts a message; its files, the other side's inbox and the e-mails that copy it are written with it or not at all.
 */
export const postMessage = (platform: Platform, post: Post): Promise<Answer<MessageDossier>> =>
  inTransaction(platform.db, (trx) => postMessageIn(platform, trx, post));

/** Posts a message as `postMessage` does, in the caller's transaction. */
export async function postMessageIn(
  platform: Platform,
  trx: Tx,
  { actor, key, body }: Post,
): Promise<Answer<MessageDossier>> {
  const found = allowed(actor, await lockDossier(trx, key), 'message');
  if (!found.ok) return found;
  const dossier = found.value;
  const at = platform.clock.now();
  const part = readablePart(actor, dossierRef(dossier));
  const read = messageOf(body, { part, dossier, at });
  if (!read.ok) return read;
  const fichiers = await fichiersOf(trx, {
    ids: body.fichiers ?? [],
    id_dossier: dossier.id,
    par: actor.id,
  });
  if (!fichiers.ok) return fichiers;
  const message = read.value;
  const id = await insertMessage(trx, { id_dossier: dossier.id, par: actor.id, le: at, ...message });
  if (fichiers.value.length > 0) await attachFichiers(trx, id, fichiers.value);
  if (!message.interne) {
    const nombreFichiers = fichiers.value.length;
    await tellMessage(platform, trx, { dossier, actor, at, nombreFichiers, ...message });
  }
  return { ok: true, value: messageView(await readMessage(trx, id, actor.id), { actor, part }) };
}

type Given = { part: PartRead; dossier: DossierRow; at: Date };

/**
 * Tells which side writes, to whom, and by when an answer is awaited; an internal note stays with the service that
 * writes it.
 */
function messageOf(body: Body, { part, dossier, at }: Given) {
  const texte = body.message.normalize('NFC').trim();
  if (isBlank(texte)) return refused({ code: 'dossier.message-vide', field: 'message' });
  const named = body.id_service_instructeur;
  const mine = part.charges.find((one) => one === named) ?? part.charges[0];
  const isThere =
    isReadable(part, { id_service: named }) &&
    dossier.instructions.some((one) => one.id_service_instructeur === named);
  if (named !== undefined && !isThere) {
    return refused({ code: 'dossier.destinataire-inconnu', field: 'id_service_instructeur' });
  }
  const interne = body.isInterne ?? false;
  if (interne && !mine) return refused({ code: 'dossier.note-interne' });
  const reponse_avant = body.reponse_avant
    ? parseEcheance(body.reponse_avant, { now: at, zone: paris })
    : null;
  if (body.reponse_avant && (!reponse_avant || !mine || interne)) {
    return refused({ code: 'dossier.echeance-invalide', field: 'reponse_avant' });
  }
  return ok({
    texte,
    interne,
    reponse_avant,
    cote: writingCote(part),
    id_service: mine ?? named ?? null,
  });
}

async function fichiersOf(
  trx: Tx,
  asked: { ids: readonly string[]; id_dossier: string; par: string },
): Promise<Result<string[]>> {
  const ids = [...new Set(asked.ids)];
  if (ids.length === 0) return ok([]);
  const sendable = await findSendable(trx, { ...asked, ids });
  return sendable.length === ids.length
    ? ok(sendable)
    : refused({ code: 'dossier.fichier-message', field: 'fichiers' });
}
