import { createHash } from 'node:crypto';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { FastifyRequest } from 'fastify';
import type { IdempotencyKey } from './idempotency.sql.ts';

/** What makes two requests the same; null when the row or the request asks for nothing of the kind. */
export function idempotencyOf(
  request: FastifyRequest,
  row: Endpoint,
): Result<{ key: IdempotencyKey; empreinte: string }> | null {
  const cle = request.headers['idempotency-key'];
  if (!row.idempotent || cle === undefined || request.actor === null) return null;
  if (typeof cle !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(cle)) {
    return refused({ code: 'kernel.requete-invalide', field: 'Idempotency-Key' });
  }
  const content = JSON.stringify([request.url, request.body ?? null]);
  return ok({
    key: { id_utilisateur: request.actor.id, route: `${row.method} ${row.path}`, cle },
    empreinte: createHash('sha256').update(content).digest('hex'),
  });
}
