// Some people must give a code beside the password, in one of two forms (§6 Roles; decisions, Security readings ›
// Sign-in).
import { isAdminRole } from './roles.rules.ts';

/**
 * Tells whether a second factor is required: every role that ends in « .admin » requires it, and other people may
 * choose it.
 */
export const needsSecondFacteur = (roles: readonly string[]): boolean => roles.some(isAdminRole);

/** How many seconds a trusted browser needs no code. */
export const confianceSecondes = 30 * 24 * 3600;

export const codesSecoursNombre = 10;
/** I, L, O and U are left out because they are misread; sixteen characters make 80 bits. */
export const codeSecoursAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeSecoursLongueur = 16;

export type CodeRead = { kind: 'totp' | 'secours'; code: string };

/** Reads six digits or a recovery code, however it is spaced; returns null for anything else. */
export function readCode(text: string): CodeRead | null {
  const bare = text.replaceAll(/[\s.·-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(bare)) return { kind: 'totp', code: bare };
  const code = bare.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isSecours =
    code.length === codeSecoursLongueur && [...code].every((one) => codeSecoursAlphabet.includes(one));
  return isSecours ? { kind: 'secours', code } : null;
}

/** Returns for example « 0123-4567-89AB-CDEF ». */
export const showCodeSecours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
