// A format says how the text of one field must look (§5, first bullets); the rows name it, and `value-problems.ts`
// applies it.
import type { Problem } from './result.ts';

export type FormatProblem = Pick<Problem, 'code' | 'params'>;

export type Format = {
  name: string;
  /** Returns the text as it is stored once it is right: trimmed, upper case, without spaces… */
  normalise?: (text: string) => string;
  /** Returns what is wrong with the normalised text, or null when it is right. */
  check: (text: string) => FormatProblem | null;
  /** Reports what looks wrong but may be right; it never blocks. */
  warn?: (text: string) => FormatProblem | null;
  /** Returns the text without the characters that `check` refuses. */
  cleaned?: (text: string) => string;
  /** A made-up example that is shown with the error: « Exemple : … ». */
  exemple?: string;
};
