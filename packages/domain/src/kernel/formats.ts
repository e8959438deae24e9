// A format is how the text of one field must look (§5, first bullets); the rows name it, the walker applies it.
import type { Problem } from './result.ts';

export type FormatProblem = Pick<Problem, 'code' | 'params'>;

export type Format = {
  name: string;
  /** How the text is stored once it is right: trimmed, upper case, without spaces… */
  normalise?: (text: string) => string;
  /** Null when the normalised text is right. */
  check: (text: string) => FormatProblem | null;
  /** What looks wrong but may be right: said, never blocking. */
  warn?: (text: string) => FormatProblem | null;
  /** A made-up example, shown with the error: « Exemple : … ». */
  exemple?: string;
};
