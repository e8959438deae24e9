// The inbox of the signed-in person: e-mail is a copy of it (§3 Notification kinds).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  notificationPageSchema,
  notificationQuerySchema,
  notificationsLuesBodySchema,
} from './notification.schemas.ts';

export const notificationEndpoints = {
  readUserNotifications: endpoint({
    method: 'GET',
    path: '/lca/notifications',
    summary: 'Ses notifications, les non lues d’abord.',
    access: 'connecte',
    query: notificationQuerySchema,
    reply: notificationPageSchema,
  }),
  markNotificationsLues: endpoint({
    method: 'POST',
    path: '/lca/notifications/lues',
    summary: 'Marquer des notifications comme lues, ou toutes.',
    access: 'connecte',
    body: notificationsLuesBodySchema,
    reply: z.object({ nonLues: z.int() }),
  }),
} as const satisfies EndpointTable;
