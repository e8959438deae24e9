import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { prefixeCle } from '@asso/domain/partenaire/cle.rules';
import type { FastifyRequest } from 'fastify';
import type { Credentials } from './access.ts';
import { isSameOrigin } from './origin.ts';

/**
 * Reads what authenticates a request: its header; the `token` cookie, only for a file opened as a link from a page of
 * the portal; or a key of other software, only as `Authorization: Bearer`.
 */
export function readCredentials(request: FastifyRequest, row: Endpoint, publicUrl: URL): Credentials {
  const { headers } = request;
  const header = headers['access-token'];
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const opensFile = row.reply === 'fichier' && row.method === 'GET' && isSameOrigin(headers, publicUrl);
  const token = ofPerson(header) || bearer || (opensFile && ofPerson(request.cookies.token));
  const { role } = request.query as { role?: unknown };
  return {
    token: token || undefined,
    // A role named twice becomes a text that matches no role.
    role: role === undefined || role === '' ? undefined : String(role),
  };
}

const ofPerson = (token: unknown): string | undefined =>
  typeof token === 'string' && !token.startsWith(prefixeCle) ? token : undefined;
