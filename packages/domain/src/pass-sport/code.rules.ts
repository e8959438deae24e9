// The codes of beneficiaries as they are pasted, and why one of them enrols nobody (§5 Pass'Sport code; §8).
import { codePassSport, exerciceOfCode } from '../identifiants/sport.ts';
import type { Problem } from '../kernel/result.ts';

/** No more at once: what one page shows, and one transaction holds. */
export const codesMax = 100;

/** One a line, or apart by a comma or a semicolon; the same code twice is one, the first place kept. */
export function readCodes(texte: string): string[] {
  const codes = texte
    .split(/[\n\r,;]+/)
    .map((line) => codePassSport.normalise?.(line) ?? line)
    .filter((code) => code !== '');
  return [...new Set(codes)];
}

export type CodeConnu = {
  /** False: never given, or taken back. */
  isDonne: boolean;
  /** Somebody enrolled it, here or elsewhere: where is nobody's business. */
  isInscrit: boolean;
};

type Lu = { exercice: string; connu: CodeConnu };

/** The first that counts; null when it may be enrolled [R5.118] [R5.119] [R5.120]. */
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

/** Whole years at this day, both « YYYY-MM-DD ». */
export const ageAt = (naissance: string, jour: string): number =>
  Number(jour.slice(0, 4)) - Number(naissance.slice(0, 4)) - (jour.slice(5) < naissance.slice(5) ? 1 : 0);
