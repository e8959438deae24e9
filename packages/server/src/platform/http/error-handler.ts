import type { Problem } from '@asso/domain/kernel/result';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from './handlers.ts';
import { findOutage } from './health/outage.ts';
import type { KnownMethods } from './known-methods.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { RefusedError } from './refused-error.ts';
import { sendRefusal } from './reply.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of the API's calls; undefined where this server answers none. */
    methodsAt?: KnownMethods;
  }
}

/** Answers what no handler foresaw: a request that cannot be read, or a bug, of which the caller is told no detail. */
export function handleErrors(app: FastifyInstance, problems: ProblemRegistry): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedOf(error);
    if (refused === undefined) request.log.error({ err: error }, 'request failed');
    const answer = refused ?? {
      ok: false,
      problems: [{ code: unforeseen(error) }],
    };
    return sendRefusal(problems, { request, reply, refused: answer });
  });
}

export function sendNotFound(
  problems: ProblemRegistry,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = request.server.methodsAt?.(request.url) ?? [];
  const problem: Problem =
    known.length > 0
      ? { code: 'kernel.methode', params: { methode: request.method, acceptees: known.join(', ') } }
      : { code: 'kernel.introuvable' };
  if (known.length > 0) reply.header('allow', known.join(', '));
  return sendRefusal(problems, { request, reply, refused: { ok: false, problems: [problem] } });
}

function unforeseen(error: Error): string {
  switch (findOutage(error)) {
    case 'fichiers':
      return 'kernel.fichiers-indisponibles';
    case 'portail':
      return 'kernel.momentanement-indisponible';
    default:
      return 'kernel.erreur-interne';
  }
}

function refusedOf(error: FastifyError): Refused | undefined {
  if (error instanceof RefusedError) return { ok: false, problems: error.problems };
  if (error.statusCode === undefined || error.statusCode >= 500) return undefined;
  return { ok: false, problems: [unreadable(error)] };
}

/** Says why the HTTP library itself refuses a body: it is too long, is not JSON or is cut short. */
const unreadable = (error: FastifyError): Problem =>
  error.statusCode === 413
    ? {
        code:
          error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? 'kernel.corps-trop-long' : 'kernel.trop-volumineux',
      }
    : { code: 'kernel.requete-invalide', params: { detail: error.code } };
