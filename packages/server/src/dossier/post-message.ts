import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Answer } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { lockDossier } from './dossier.sql.ts';
import { allowed } from './dossier-access.ts';
import { messageView } from './historique-view.ts';
import { insertMessage } from './message.sql.ts';
import { tellMessage } from './tell-dossier.ts';

type Post = { actor: Actor; key: string; message: string; id_service_instructeur?: string };

/** The message, the inbox of the other side and the e-mails that copy it, all or nothing. */
export const postMessage = (platform: Platform, post: Post): Promise<Answer<MessageDossier>> =>
  inTransaction(platform.db, async (trx) => {
    const { actor } = post;
    const found = allowed(actor, await lockDossier(trx, post.key), 'message');
    if (!found.ok) return found;
    const texte = post.message.normalize('NFC').trim();
    if (texte === '') return { ok: false, problems: [{ code: 'dossier.message-vide', field: 'message' }] };
    const dossier = found.value;
    const mine = dossier.instructions.find((one) => isInChargeOf(actor, one));
    const cote = mine ? 'service' : 'association';
    const named = dossier.instructions.find(
      (one) => one.id_service_instructeur === post.id_service_instructeur,
    );
    const row = await insertMessage(trx, {
      id_dossier: dossier.id,
      id_service: (mine ?? named)?.id_service_instructeur ?? null,
      par: actor.id,
      cote,
      texte,
      le: platform.clock.now(),
    });
    await tellMessage(platform, trx, { dossier, actor, cote, texte });
    return { ok: true, value: messageView(row) };
  });
