import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Credentials } from './access.ts';
import { isSameOrigin } from './origin.ts';

/**
 * The header is what authenticates. The `token` cookie does so for one thing only: a file opened as a link
 * from a page of the portal.
 */
export function readCredentials(request: FastifyRequest, row: Endpoint, publicUrl: URL): Credentials {
  const { headers } = request;
  const header = headers['access-token'];
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const opensFile = row.reply === 'fichier' && row.method === 'GET' && isSameOrigin(headers, publicUrl);
  const token = (typeof header === 'string' && header) || bearer || (opensFile && request.cookies.token);
  const { role } = request.query as { role?: unknown };
  return {
    token: token || undefined,
    // Named twice, it names nothing that is held.
    role: role === undefined || role === '' ? undefined : String(role),
  };
}
