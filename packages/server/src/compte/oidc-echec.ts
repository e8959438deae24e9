import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** Why a provider did not say who somebody is: it is down, it was left, what it said does not hold, or too weak. */
export type EchecOidc = 'indisponible' | 'abandon' | 'refus' | 'niveau';

const left = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);
const down = new Set(['server_error', 'temporarily_unavailable']);
/** What the library says of an answer that is none: a page, a status of breakdown, nothing in time. */
const silent = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
]);

export function echecOf(error: unknown): EchecOidc {
  if (error instanceof AuthorizationResponseError) {
    if (left.has(error.error)) return 'abandon';
    return down.has(error.error) ? 'indisponible' : 'refus';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'indisponible' : 'refus';
  if (error instanceof ClientError) return silent.has(error.code ?? '') ? 'indisponible' : 'refus';
  // What `fetch` throws when nobody listens: its cause is the network's.
  return error instanceof TypeError && error.cause !== undefined ? 'indisponible' : 'refus';
}
