// These calls read the inbox of the signed-in person; e-mails are copies of it (§3 Notification kinds).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  notificationPageSchema,
  notificationQuerySchema,
  notificationsLuesBodySchema,
  preferencesBodySchema,
  preferencesSchema,
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
  readPreferences: endpoint({
    method: 'GET',
    path: '/lca/notifications/preferences',
    summary:
      'Pour chaque genre de notification, quand un courriel l’accompagne : aussitôt, une fois par jour ou jamais.',
    access: 'connecte',
    reply: preferencesSchema,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/lca/notifications/preferences',
    summary: 'Choisir quand un courriel accompagne chaque genre ; le portail les garde tous.',
    access: 'connecte',
    body: preferencesBodySchema,
    reply: preferencesSchema,
  }),
} as const satisfies EndpointTable;
