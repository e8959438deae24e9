import type { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { NotificationView } from '@asso/contract/notification/notification.schemas';
import {
  isNotificationKind,
  notificationKinds,
  notificationSentence,
} from '@asso/domain/notification/notification.words';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Handlers } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countUnread,
  type InboxRow,
  inboxOrder,
  markNotificationsRead,
  readInbox,
} from './notification.sql.ts';
import { listRythmes, writeRythmes } from './preference.sql.ts';

export const notificationHandlers = ({ db, clock }: Platform): Handlers<typeof notificationEndpoints> => ({
  readUserNotifications: async ({ actor, query }) => {
    const cursor = readCursor(query.cursor, inboxOrder);
    if (!cursor.ok) return cursor;
    const inbox = await readInbox(db, {
      id_utilisateur: actor.id,
      kinds: query.kinds,
      isLue: query.lue === undefined ? undefined : query.lue === 'true',
      limit: query.limit,
      cursor: cursor.value,
    });
    const { rows, ...page } = inbox;
    const nonLues = await countUnread(db, actor.id);
    return { ok: true, value: { ...page, items: rows.map(notificationView), nonLues } };
  },

  markNotificationsLues: async ({ actor, body }) => {
    const ids = 'ids' in body ? body.ids : undefined;
    const nonLues = await inTransaction(db, async (trx) => {
      await markNotificationsRead(trx, { id_utilisateur: actor.id, ids, at: clock.now() });
      return countUnread(trx, actor.id);
    });
    return { ok: true, value: { nonLues } };
  },

  readPreferences: async ({ actor }) => ({
    ok: true,
    value: preferencesOf(await listRythmes(db, actor.id)),
  }),

  savePreferences: ({ actor, body }) =>
    inTransaction(db, async (trx) => {
      const chosen = await listRythmes(trx, actor.id);
      for (const { kind, rythme } of body.preferences) {
        if (rythme === 'aussitot') chosen.delete(kind);
        else chosen.set(kind, rythme);
      }
      await writeRythmes(trx, actor.id, chosen);
      return { ok: true, value: preferencesOf(chosen) };
    }),
});

const allKinds = Object.keys(notificationKinds).map(Number).filter(isNotificationKind);

const preferencesOf = (chosen: Awaited<ReturnType<typeof listRythmes>>) => ({
  preferences: allKinds.map((kind) => ({
    kind,
    type: notificationKinds[kind].label,
    rythme: chosen.get(kind) ?? ('aussitot' as const),
  })),
});

const motsCourriel = { a_envoyer: 'en-cours', envoye: 'remis', echec: 'non-remis' } as const;

/** Shapes a row of the inbox for its reader. */
export function notificationView(row: InboxRow): NotificationView {
  const { kind } = row;
  if (!isNotificationKind(kind)) throw new Error(`a notification of an unknown kind, ${kind}`);
  return {
    id: row.id,
    kind,
    type: notificationKinds[kind].label,
    sentence: notificationSentence(kind, row.variante, row.params),
    objet: { type: row.objet_type, id: row.objet_id, libelle: row.objet_libelle },
    lien: row.lien,
    le: row.created_at.toISOString(),
    lue: row.read_at !== null,
    courriel: row.etat_courriel && motsCourriel[row.etat_courriel],
  };
}
