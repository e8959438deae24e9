import type { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { partRead } from '@asso/domain/dossier/dossier.rights';
import { markLuesAbout } from '../../notification/notification.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAllowed, refOf } from '../dossier-access.ts';
import { coteEcrit } from '../historique-view.ts';
import { markLus } from './message.sql.ts';
import { postMessage } from './post-message.ts';

const kindMessage = 5;

export const messageHandlers = (platform: Platform): Handlers<typeof messageEndpoints> => ({
  sendMessage: ({ actor, params, body }) => postMessage(platform, { actor, key: params.id, body }),

  markMessagesLus: async ({ actor, params, body }) => {
    const { db, clock } = platform;
    const found = await readAllowed(db, { actor, key: params.id }, 'message');
    if (!found.ok) return found;
    const dossier = found.value;
    const part = partRead(actor, refOf(dossier));
    const lus = await inTransaction(db, async (trx) => {
      const at = clock.now();
      await markLuesAbout(trx, { id_utilisateur: actor.id, kind: kindMessage, objet_id: dossier.id, at });
      return markLus(trx, {
        id_dossier: dossier.id,
        part,
        id_utilisateur: actor.id,
        cote: coteEcrit(part),
        jusqu_a: body.jusqu_a,
        at,
      });
    });
    return { ok: true, value: { lus } };
  },
});
