import type { webhookEndpoints } from '@asso/contract/partenaire/webhook.endpoints';
import type { Coffre } from '../compte/coffre.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { listLivraisons, livraisonOrder } from './livraison.sql.ts';
import { openWebhook } from './open-webhook.ts';
import { openOwner } from './proprietaire.ts';
import { countReplay, replay, tryWebhook } from './replay-livraisons.ts';
import { createWebhook, removeWebhook, renewSecret, type Saving, updateWebhook } from './save-webhook.ts';
import type { Sortie } from './webhook.adapter.ts';
import { listWebhooks } from './webhook.sql.ts';
import { livraisonView, webhookView } from './webhook-view.ts';

export function webhookHandlers(
  { db, clock, jobs }: Platform,
  { coffre, sortie }: { coffre: Coffre; sortie: Sortie },
): Handlers<typeof webhookEndpoints> {
  const saving: Saving = { db, clock, jobs, coffre, sortie };
  return {
    listWebhooks: async ({ actor, query }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      return { ok: true, value: { items: (await listWebhooks(db, owner.value.by)).map(webhookView) } };
    },
    createWebhook: (asked) => createWebhook(saving, asked),
    updateWebhook: (asked) => updateWebhook(saving, asked),
    deleteWebhook: (asked) => removeWebhook(saving, asked),
    renewSecret: (asked) => renewSecret(saving, asked),
    tryWebhook: (asked) => tryWebhook(saving, asked),
    listLivraisons: async (asked) => {
      const found = await openWebhook(db, asked);
      if (!found.ok) return found;
      const { limit, cursor: text } = asked.query;
      const cursor = readCursor(text, livraisonOrder);
      if (!cursor.ok) return cursor;
      const asking = { id_webhook: found.value.row.id, limit, cursor: cursor.value };
      const { rows, ...page } = await listLivraisons(db, asking);
      return { ok: true, value: { ...page, items: rows.map(livraisonView) } };
    },
    countReplay: (asked) => countReplay(saving, asked),
    replay: (asked) => replay(saving, asked),
  };
}
