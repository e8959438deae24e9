// The questions can be searched, and some are suggested before a person asks for help (§2 /faq; screens, Aide).
import { plainWords } from '../referentiel/mots.rules.ts';

type Question = {
  question?: string | null;
  reponse?: string | null;
  mots?: string | null;
  motif?: string | null;
};

/** These words are in every question, so the search ignores them. */
const vides = new Set([
  'est',
  'les',
  'des',
  'une',
  'mon',
  'mes',
  'que',
  'qui',
  'quoi',
  'comment',
  'pour',
  'dans',
  'sur',
  'avec',
  'pas',
]);

const motsOf = (text: string): string[] =>
  plainWords(text)
    .split(/[^a-z0-9]+/)
    .filter((mot) => mot.length >= 3 && !vides.has(mot));

/** Returns the questions that hold every word, ignoring accents and case; a plural finds its singular. */
export function questionsTrouvees<Q extends Question>(questions: readonly Q[], text: string): Q[] {
  const mots = motsOf(text).map((mot) => mot.replace(/[sx]$/, ''));
  return questions.filter((one) => {
    const whole = plainWords([one.question, one.reponse, one.mots].join(' '));
    return mots.every((mot) => whole.includes(mot));
  });
}

const suggereesAuPlus = 3;

/** Returns the questions of this subject, those that share most words with the typed text first. */
export function questionsSuggerees<Q extends Question>(
  questions: readonly Q[],
  { motif, text }: { motif: string | null; text: string },
): Q[] {
  const mots = new Set(motsOf(text));
  const score = (one: Q) => motsOf([one.question, one.mots].join(' ')).filter((mot) => mots.has(mot)).length;
  return questions
    .filter((one) => motif !== null && one.motif === motif)
    .map((one) => ({ one, score: score(one) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, suggereesAuPlus)
    .map(({ one }) => one);
}
