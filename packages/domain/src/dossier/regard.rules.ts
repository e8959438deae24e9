// An association may show one of its dossiers to a person who helps it, by a code given by telephone that soon expires
// (ADR 0322).

/** How many hours a code can be used. */
export const regardHeures = 24;

/** The characters of a code, chosen so that none is taken for another when it is spelled: no I, L, O, 0 or 1. */
export const codeSignes = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 10;

export const regardExpiry = (at: Date): Date => new Date(at.getTime() + regardHeures * 3_600_000);

/** Reads a code as people type it: small letters, spaces and dashes count for nothing. Null when it cannot be one. */
export function parseCode(text: string): string | null {
  const code = text.toLocaleUpperCase('fr').replaceAll(/[\s\u00a0\u202f-]/g, '');
  return code.length === codeLength && [...code].every((signe) => codeSignes.includes(signe)) ? code : null;
}

/** Writes the code in two halves: « ABCDE-FGH23 ». */
export const sayCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;

export type EtatRegard = 'ouvert' | 'termine' | 'retire';

export const etatRegard = (
  { retire_le, expire_le }: { retire_le: Date | null; expire_le: Date },
  now: Date,
): EtatRegard => (retire_le ? 'retire' : expire_le <= now ? 'termine' : 'ouvert');
