import type { FastifyReply } from 'fastify';
import type { CookieChange } from './handlers.ts';

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Makes the function that sets and removes cookies; a browser sends each of them back only with requests that come from
 * pages of the portal (SameSite=Strict).
 */
export function cookieWriter(
  publicUrl: URL,
): (reply: FastifyReply, changes: readonly CookieChange[]) => void {
  const everyCookie = {
    path: '/',
    sameSite: 'strict',
    secure: publicUrl.protocol === 'https:' || !localHosts.has(publicUrl.hostname),
  } as const;
  return (reply, changes) => {
    for (const { name, value, httpOnly = false, maxAgeSeconds } of changes) {
      if (value === null) reply.clearCookie(name, { ...everyCookie, httpOnly });
      else reply.setCookie(name, value, { ...everyCookie, httpOnly, maxAge: maxAgeSeconds });
    }
  };
}
