import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The very styles that the widget library injects into a page; the test reads them from its code. */
export const stylesOfWidgets: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/**
 * Computes the hashes of the styles that a page holds and of `others`, as a browser does: with these in the policy, the
 * browser ignores any other style.
 */
export function styleHashes(html: string, others: readonly string[] = []): string {
  const carried = Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, text = '']) => text);
  return [...carried, ...others].map((text) => ` '${hashOf(text)}'`).join('');
}

/** Adds these hashes to the content security policy of this answer. */
export function allowStyles(reply: FastifyReply, hashes: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (own) => own + hashes),
  );
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
