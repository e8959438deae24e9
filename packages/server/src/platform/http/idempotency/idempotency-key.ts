import { createHash } from 'node:crypto';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { FastifyRequest } from 'fastify';
import type { PrintedForm } from './form-print.ts';
import type { IdempotencyKey } from './idempotency.sql.ts';

/**
 * Two requests with one key must have the same fingerprint. `debut` is known at once; `entiere` of a form is known
 * only once the form has been read.
 */
export type RequestEmpreinte = { debut: string; entiere: () => Promise<string> };

/** Returns null when the row is not idempotent or the request names no key. */
export function readIdempotency(
  request: FastifyRequest,
  row: Endpoint,
  form: PrintedForm | null,
): Result<{ key: IdempotencyKey; empreinte: RequestEmpreinte }> | null {
  const cle = request.headers['idempotency-key'];
  if (!row.idempotent || cle === undefined || request.actor === null) return null;
  if (typeof cle !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(cle)) {
    return refused({ code: 'kernel.requete-invalide', field: 'Idempotency-Key' });
  }
  const debut = hashOf(request.url, form === null ? (request.body ?? null) : 'form');
  return ok({
    key: { id_utilisateur: request.actor.id, route: routeOf(row, request.actor), cle },
    empreinte: {
      debut,
      entiere: async () => (form === null ? debut : hashOf(request.url, await form.print())),
    },
  });
}

/**
 * Names the route and the caller of a key: two API keys of one person count as two callers, so neither receives the
 * answer given to the other.
 */
const routeOf = ({ method, path }: Endpoint, { cle }: Actor): string =>
  cle === undefined ? `${method} ${path}` : `${method} ${path} ${cle.id}`;

const hashOf = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
