// The calls here, answered only in a demonstration, list the mails that a development mailbox kept instead of sending
// them.
import { z } from 'zod';
import { type EndpointTable, endpoint } from './endpoint.ts';

const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  at: z.iso.datetime(),
});

export const mailboxEndpoints = {
  listMails: endpoint({
    method: 'GET',
    path: '/dev/mails',
    summary: 'Lire les courriels gardés par la démonstration, le plus récent d’abord.',
    access: 'public',
    query: z.object({ to: z.string().max(320).optional() }),
    reply: z.array(keptMailSchema),
  }),
} as const satisfies EndpointTable;
