import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that a page of the portal sent this; what says nothing is not believed. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === publicUrl.origin || new URL(origin).host === host;
}
