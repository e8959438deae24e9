import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { call } from '../platform/call/call.ts';
import { loadUser } from '../platform/session/session.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { announce } from '../ui/page/announcer.ts';

/** Reads a page of the inbox, unread first, and can mark all of it as read. */
export function useNotifications(query: { limit: number; cursor?: string }) {
  const read = useRead(notificationEndpoints.readUserNotifications, { query });
  const reread = useReread();
  const markAll = async () => {
    const outcome = await call(notificationEndpoints.markNotificationsLues, { body: { toutes: true } });
    if (!outcome.ok) return announce(outcome.problem.message, 'urgent');
    await Promise.all([reread(notificationEndpoints.readUserNotifications), loadUser({ again: true })]);
    announce('Toutes les notifications sont lues.');
  };
  return { read, markAll };
}
