// Some questions are suggested before a person asks for help (§2 /faq; screens, Aide).
import { splitMots } from './questions/recherche.rules.ts';

type Question = {
  question?: string | null;
  reponse?: string | null;
  mots?: string | null;
  motif?: string | null;
};

const suggereesAuPlus = 3;

/**
 * Returns the questions of this motif, at most `suggereesAuPlus`, those that share most words with the typed text
 * first; none without a motif.
 */
export function questionsSuggerees<Q extends Question>(
  questions: readonly Q[],
  { motif, text }: { motif: string | null; text: string },
): Q[] {
  const mots = new Set(splitMots(text));
  const score = (one: Q) =>
    splitMots([one.question, one.mots].join(' ')).filter((mot) => mots.has(mot)).length;
  return questions
    .filter((one) => motif !== null && one.motif === motif)
    .map((one) => ({ one, score: score(one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, suggereesAuPlus)
    .map(({ one }) => one);
}
