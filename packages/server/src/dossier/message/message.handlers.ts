import type { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { readablePart } from '@asso/domain/dossier/dossier.rights';
import { markReadAbout } from '../../notification/notification.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { dossierRef, readAllowed } from '../dossier-access.ts';
import { writingCote } from '../historique-view.ts';
import { markMessagesRead } from './message.sql.ts';
import { postMessage } from './post-message.ts';

const kindMessage = 5;

export const messageHandlers = (platform: Platform): Handlers<typeof messageEndpoints> => ({
  sendMessage: ({ actor, params, body }) => postMessage(platform, { actor, key: params.id, body }),

  markMessagesLus: async ({ actor, params, body }) => {
    const { db, clock } = platform;
    const found = await readAllowed(db, { actor, key: params.id }, 'message');
    if (!found.ok) return found;
    const dossier = found.value;
    const part = readablePart(actor, dossierRef(dossier));
    const lus = await inTransaction(db, async (trx) => {
      const at = clock.now();
      await markReadAbout(trx, { id_utilisateur: actor.id, kind: kindMessage, objet_id: dossier.id, at });
      return markMessagesRead(trx, {
        id_dossier: dossier.id,
        part,
        id_utilisateur: actor.id,
        cote: writingCote(part),
        jusqu_a: body.jusqu_a,
        at,
      });
    });
    return { ok: true, value: { lus } };
  },
});
