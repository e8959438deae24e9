import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a browser states that a page of the portal sent this request; without such a statement, it is not
 * trusted.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicUrl.origin || new URL(origin).host === host;
}
