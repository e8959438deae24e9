import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { prefixeCle } from '@asso/domain/partenaire/cle.rules';
import type { FastifyRequest } from 'fastify';
import type { Credentials } from './access.ts';
import { isSameOrigin } from './origin.ts';

/**
 * The header is what authenticates. The `token` cookie does so for one thing only: a file opened as a link
 * from a page of the portal. A key of other software comes as `Authorization: Bearer` alone.
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
    // Named twice, it names nothing that is held.
    role: role === undefined || role === '' ? undefined : String(role),
  };
}

const ofPerson = (token: unknown): string | undefined =>
  typeof token === 'string' && !token.startsWith(prefixeCle) ? token : undefined;
