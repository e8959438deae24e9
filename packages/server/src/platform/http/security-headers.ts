import type { PortalSettings } from '@asso/contract/kernel/portal-settings';

type Policy = {
  publicUrl: URL;
  settings: Pick<PortalSettings, 'logo' | 'mesure'>;
  /** Says whether browsers must use HTTPS for the subdomains of the portal's host too. */
  hstsSubdomains: boolean;
};

/**
 * Limits what a browser may do with an answer. The headers are built once: a library that builds them for each answer
 * costs as much as a query.
 */
export function securityHeaders(policy: Policy): (url: string) => Record<string, string> {
  const { publicUrl, settings, hstsSubdomains } = policy;
  const isSecure = publicUrl.protocol === 'https:';
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...(isSecure
      ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
  const ofData = { ...everywhere, 'content-security-policy': policyOfData };
  const ofPages = { ...everywhere, 'content-security-policy': pagePolicy(isSecure, settings) };
  return (url) => (url.startsWith('/api/') && !url.startsWith('/api/docs') ? ofData : ofPages);
}

/**
 * If a browser opens as a page an answer that is none (a file, a call), that page runs nothing, loads nothing and can
 * be framed by nobody.
 */
export const policyOfData = "default-src 'none'; frame-ancestors 'none'";

/**
 * Makes the policy of a page, which may only run and load what comes from the portal, the operator's logo and its
 * audience measurement.
 */
function pagePolicy(isSecure: boolean, { logo, mesure }: Policy['settings']): string {
  const measure = originOf(mesure);
  return [
    "default-src 'self'",
    `script-src 'self'${measure}`,
    "script-src-attr 'none'",
    // A page with inline styles lists their hashes (style-hashes.ts).
    "style-src 'self'",
    `img-src 'self' data: blob:${originOf(logo)}${measure}`,
    "font-src 'self' data:",
    `connect-src 'self'${measure}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

const originOf = (url: string | null): string => (url === null ? '' : ` ${new URL(url).origin}`);
