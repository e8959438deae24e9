import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What the library of the widgets writes in a page by itself, to the letter: its test reads it there. */
export const stylesOfWidgets: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The styles that a page carries, as a browser counts them: any other that is slipped in is ignored. */
export function styleHashes(html: string, others: readonly string[] = []): string {
  const carried = Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, text = '']) => text);
  return [...carried, ...others].map((text) => ` '${hashOf(text)}'`).join('');
}

/** Adds them to the policy of this answer. */
export function allowStyles(reply: FastifyReply, hashes: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (own) => own + hashes),
  );
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
