import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** How many time steps before and after the present one are accepted, for a telephone whose clock is late or early. */
const window = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Gives the content of the QR code that the application reads. */
export const totpUri = (secret: string, email: string): string => totp(secret, email).toString();

/** Gives the time step of this code, among the three that are accepted now, or null. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** Gives the code that the application shows at this time. */
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
