import type { FastifyInstance } from 'fastify';

/** What a browser may do with an answer. Written once: a library that builds them anew costs as much as a query. */
export function securityHeaders(app: FastifyInstance, publicUrl: URL): void {
  const isSecure = publicUrl.protocol === 'https:';
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const ofData = { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  const ofPages = {
    ...everywhere,
    'content-security-policy': pagePolicy(isSecure),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
  };
  app.addHook('onRequest', async ({ url }, reply) => {
    const isData = url.startsWith('/api/') && !url.startsWith('/api/docs');
    reply.headers(isData ? ofData : ofPages);
  });
}

/** Run and load what comes from the portal, and nothing else. */
function pagePolicy(isSecure: boolean): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    // The design system sets the colour scheme, and the widgets their pressed state, by style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}
