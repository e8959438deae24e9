import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

type Expected = {
  key: KeyObject;
  /** The type that the header must say. */
  type: string;
  /** The name that must be both the issuer and the audience. */
  party: string;
  maxAgeSeconds: number;
  now: Date;
};

export type Claims = { sub: string; sid: string; jti: string };

/**
 * Reads a token that this portal signed by HMAC-SHA-256, the only algorithm accepted whatever the header says; gives
 * null for any other text. Runs at each call, without leaving the thread (ADR 0023).
 */
export function readJwt(token: string, { key, ...expected }: Expected): Claims | null {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !isSigned(`${head}.${body}`, signature, key)) return null;
  const [header, claims] = [jsonOf(head), jsonOf(body)];
  return header && claims && isExpectedHeader(header, expected) ? claimsOf(claims, expected) : null;
}

/**
 * Tells whether the signature is the portal's; it is compared as it is written, so another spelling of the same bytes
 * is refused.
 */
function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const ours = Buffer.from(createHmac('sha256', key).update(text).digest('base64url'));
  const theirs = Buffer.from(signature);
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

/** Checks the header; one that asks for an extension (`crit`) is refused, because none is known here. */
const isExpectedHeader = (
  { alg, typ, ...header }: Readonly<Record<string, unknown>>,
  { type }: Pick<Expected, 'type'>,
): boolean => alg === 'HS256' && typ === type && !('crit' in header);

function claimsOf(
  { sub, sid, jti, iss, aud, iat, exp, nbf }: Readonly<Record<string, unknown>>,
  { party, maxAgeSeconds, now }: Omit<Expected, 'key'>,
): Claims | null {
  const seconds = Math.floor(now.getTime() / 1000);
  if (iss !== party || aud !== party) return null;
  if (!isInstant(iat) || !isInstant(exp) || iat > seconds + aheadSeconds) return null;
  if (Math.min(exp, iat + maxAgeSeconds) <= seconds) return null;
  if (nbf !== undefined && !(isInstant(nbf) && nbf <= seconds)) return null;
  return isName(sub) && isName(sid) && isName(jti) ? { sub, sid, jti } : null;
}

/** How far in the future a token may have been issued: the clock of the server that made it may be ahead of ours. */
const aheadSeconds = 60;

const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

function jsonOf(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
