import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../handlers.ts';

/**
 * Sends a file as an attachment, with the type of its content and without any permission, so that a browser never
 * shows it within the portal's origin.
 */
export function sendFile(reply: FastifyReply, { content, name, type, size }: FileAnswer): FastifyReply {
  reply.headers({
    'content-type': type,
    'content-disposition': attachment(name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
    // Parts of a file are not offered: files are small, and the rights are checked at each request.
    'accept-ranges': 'none',
  });
  const length = Buffer.isBuffer(content) ? content.length : size;
  if (length !== undefined) reply.header('content-length', length);
  return reply.send(content);
}

/** Writes both forms of RFC 6266: the plain one for old browsers, the exact one for accents. */
export function attachment(name: string): string {
  const clean = [...name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\]/gu, '_')].slice(-200).join('');
  const plain = clean
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const exact = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
