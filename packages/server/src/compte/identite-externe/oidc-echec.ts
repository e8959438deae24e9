import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/**
 * The reason why a provider did not identify the person: it is down, the person gave up, its answer is not valid, or
 * its authentication was too weak.
 */
export type EchecOidc = 'indisponible' | 'abandon' | 'refus' | 'niveau';

const left = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);
const down = new Set(['server_error', 'temporarily_unavailable']);
/** Codes that the library throws when the answer is not usable: a page instead of JSON, or nothing in time. */
const silent = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
]);

export function toEchecOidc(error: unknown): EchecOidc {
  if (error instanceof AuthorizationResponseError) {
    if (left.has(error.error)) return 'abandon';
    return down.has(error.error) ? 'indisponible' : 'refus';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'indisponible' : 'refus';
  if (error instanceof ClientError) return silent.has(error.code ?? '') ? 'indisponible' : 'refus';
  // `fetch` throws such an error when nobody answers; its cause is the network error.
  return error instanceof TypeError && error.cause !== undefined ? 'indisponible' : 'refus';
}
