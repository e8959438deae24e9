import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Before and after, for a telephone that is late or early. */
const window = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says to the application. */
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/** Which step of time this code belongs to, of the three that hold now; null for none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** What the application shows then. */
export const codeAt = (secret: string, at: Date): string =>
  totp(secret).generate({ timestamp: at.getTime() });

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Portail Asso',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
