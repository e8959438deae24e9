// The search of the help forgives: accents, plurals, mistakes of typing, and words that mean the same (§2 /faq).
import { isNear, plainWords } from '../../referentiel/mots.rules.ts';
import { situations } from './situations.rows.ts';

type Cherchable = {
  question?: string | null;
  reponse?: string | null;
  mots?: string | null;
  situation?: string | null;
};

/** Words too common to tell one question from another, so the search ignores them. */
const vides = new Set(
  'est les des une mon mes que qui quoi comment pour dans sur avec pas notre nos nous vous votre suis peut puis faut faire mais son ses aux'.split(
    ' ',
  ),
);

/** Words of one line mean the same to somebody who looks for help. */
const synonymes: readonly (readonly string[])[] = [
  'argent paye payer paiement versement verser virement toucher',
  'rib iban banque bancaire',
  'courriel mail email mel',
  'bilan crf',
  'subvention aide financement',
  'papier document piece justificatif fichier',
  'bloque coince impossible',
  'supprimer effacer enlever',
  'refus refuse rejet rejete',
  'renvoye retourne',
  'president presidente representant',
  'tresorier tresoriere comptable',
  'inviter ajouter',
  'delai attente attendre',
  'modifier corriger changer',
  'benevole benevolat volontaire',
  'connexion connecter identifier login',
  'photo scan scanner heic heif jpg jpeg',
  'renouveler renouvellement reconduire',
].map((line) => line.split(' '));

/** Words that are in so many questions that they are ignored when other words are typed beside them. */
const communs = ['subvention', 'demande', 'dossier', 'association'];

/** Returns the words of a text without accents, plurals and the words that are ignored. */
export const splitMots = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((mot) => mot.length >= 3 && !vides.has(mot))
    .map((mot) => mot.replace(/[sx]$/, ''));

/**
 * Returns 3 when one of the words begins with what was typed, 2 when one means the same, 1 when one is written nearly
 * so, else 0.
 */
function likeness(typed: string, words: readonly string[]): number {
  if (words.some((word) => word.startsWith(typed))) return 3;
  const same = synonymes.find((line) => line.includes(typed)) ?? [];
  if (words.some((word) => same.includes(word))) return 2;
  return words.some((word) => isNear(typed, word)) ? 1 : 0;
}

const labelOf = (situation: string | null | undefined): string =>
  situations.find(({ value }) => value === situation)?.label ?? '';

/**
 * Returns the questions that hold every word typed, the nearest first; when none does, those that hold more than half
 * of them; all of them when no word was typed. The words that most questions have are ignored when others are typed
 * beside them.
 */
export function questionsTrouvees<Q extends Cherchable>(questions: readonly Q[], text: string): Q[] {
  const all = splitMots(text);
  if (all.length === 0) return [...questions];
  const telling = all.filter((mot) => !communs.some((commun) => isNear(mot, commun)));
  const typed = telling.length > 0 ? telling : all;
  const scored = questions.map((one) => {
    const said = splitMots(`${one.question ?? ''} ${one.mots ?? ''} ${labelOf(one.situation)}`);
    const answered = splitMots(one.reponse ?? '');
    const found = typed.map((mot) => Math.max(2 * likeness(mot, said), likeness(mot, answered)));
    return { one, held: found.filter((score) => score > 0).length, score: found.reduce((a, b) => a + b, 0) };
  });
  const whole = scored.filter(({ held }) => held === typed.length);
  const kept = whole.length > 0 ? whole : scored.filter(({ held }) => held > typed.length / 2);
  return kept.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
}
