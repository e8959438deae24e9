// The codes of beneficiaries are pasted as text, and some of them cannot be enrolled (§5 Pass'Sport code; §8).
import { codePassSport, exerciceOfCode } from '../identifiants/sport.ts';
import type { Problem } from '../kernel/result.ts';

/** The most codes that one page shows and one transaction holds. */
export const codesMax = 100;

/**
 * Reads the codes of a text, separated by a line, a comma or a semicolon; a repeated code is kept once, at its first
 * place.
 */
export function readCodes(texte: string): string[] {
  const codes = texte
    .split(/[\n\r,;]+/)
    .map((line) => codePassSport.normalise?.(line) ?? line)
    .filter((code) => code !== '');
  return [...new Set(codes)];
}

export type CodeConnu = {
  /** False when the code was never given, or was taken back. */
  isDonne: boolean;
  /** True when somebody enrolled the code, here or elsewhere; nobody is told where. */
  isInscrit: boolean;
};

type Lu = { exercice: string; connu: CodeConnu };

/** Returns the first problem of a code, or null when it may be enrolled [R5.118] [R5.119] [R5.120]. */
export function codeProblem(code: string, { exercice, connu }: Lu): Problem | null {
  const field = 'id_psp';
  const shape = codePassSport.check(code);
  if (shape) return { ...shape, field };
  const saison = exerciceOfCode(code);
  if (saison !== exercice)
    return { code: 'pass-sport.code-autre-saison', field, params: { saison, exercice } };
  if (!connu.isDonne) return { code: 'pass-sport.code-inconnu', field };
  return connu.isInscrit ? { code: 'pass-sport.deja-inscrit', field } : null;
}

/** Counts the whole years at this day, both dates written « YYYY-MM-DD ». */
export const ageAt = (naissance: string, jour: string): number =>
  Number(jour.slice(0, 4)) - Number(naissance.slice(0, 4)) - (jour.slice(5) < naissance.slice(5) ? 1 : 0);
