// The catalogue is searched with one's own words: those that say nothing are left out, families of words are one, words
// that mean the same are searched together, and mistakes of typing are forgiven.
import { countFautes, plainWords } from '../../referentiel/mots.rules.ts';
import {
  findLieux,
  goesWithLieu,
  keepNarrower,
  type LieuCherche,
  type Villes,
} from './lieux-cherches.rules.ts';
import { findRacine, toSingulier } from './racine.rules.ts';
import {
  expressions,
  motsCommuns,
  motsEntraines,
  motsEquivalents,
  motsFaibles,
  motsVides,
} from './synonymes.rows.ts';

export type MotCherche = {
  /** The word as it was read, and as it was typed where that is something else. */
  mot: string;
  tape: string;
  racine: string;
  /** The words that are searched with it. */
  aussi: readonly { mot: string; racine: string }[];
  /** A word that is not awaited beside one that says more. */
  isFaible: boolean;
};

export type RechercheLue = {
  /** All that was typed, which may be the code of a subvention. */
  texte: string;
  mots: readonly MotCherche[];
  lieux: readonly LieuCherche[];
  /** A sum in euros; null when none was typed. */
  montant: number | null;
};

/** What is known when a search is read: the towns, and the words that the catalogue holds. */
export type Connu = { villes: Villes; vocabulaire: ReadonlySet<string> };

const mostMots = 20;

/** Reads what somebody looks for; without any word that tells something, nothing is asked. */
export function readMots(q: string, { villes, vocabulaire }: Connu): RechercheLue {
  const { reste, montant } = takeMontant(q);
  const mots = splitMots(reste);
  const racines = racinesOf(vocabulaire);
  const isKnown = (mot: string) => isCurrent(mot) || racines.has(findRacine(mot));
  const places = findLieux(mots, villes, isKnown);
  const isPlace = (at: number) => places.some(({ debut, long }) => at >= debut && at < debut + long);
  const others = joinPairs(
    mots.filter(
      (mot, at) => !isPlace(at) && !motsVides.has(mot) && !(places.length > 0 && goesWithLieu(mot)),
    ),
    isKnown,
  );
  const read = others.flatMap((tape) => {
    const mot = isKnown(tape) ? tape : (nearestMot(tape, vocabulaire) ?? tape);
    return isSilent(mot) ? [] : [toMotCherche(mot, findTape(q, tape))];
  });
  const unique = read.filter((one, at) => read.findIndex(({ racine }) => racine === one.racine) === at);
  const hasTelling = unique.some(({ isFaible }) => !isFaible);
  return {
    texte: plainWords(q),
    mots: hasTelling ? unique : unique.map((one) => ({ ...one, isFaible: false })),
    lieux: keepNarrower(places.map(({ lieu }) => lieu)),
    montant,
  };
}

const montantTape =
  /(\d{1,3}(?:[\s.\u00a0\u202f]\d{3}){1,3}|\d{1,9})(?:[.,]\d{1,2})?\s{0,2}(?:(k|mille)\s{0,2})?(?:€|euros?\b|eur\b)/i;

/** Takes the sum away from the words: « 5 000 euros », « 12k€ ». */
function takeMontant(q: string): { reste: string; montant: number | null } {
  const found = montantTape.exec(q);
  if (!found) return { reste: q, montant: null };
  const [all, digits = '', mille] = found;
  const montant = Number(digits.replaceAll(/\D/g, '')) * (mille ? 1000 : 1);
  return { reste: q.replace(all, ' '), montant };
}

function splitMots(text: string): string[] {
  let plain = ` ${plainWords(text)} `;
  for (const [groupe, mot] of expressions) plain = plain.replaceAll(` ${groupe} `, ` ${plainWords(mot)} `);
  return plain.split(' ').filter(Boolean).slice(0, mostMots);
}

/** Reads « pluri-annuel » as one word, when its halves are none. */
function joinPairs(mots: readonly string[], isKnown: (mot: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < mots.length; at++) {
    const [one = '', next = ''] = [mots[at], mots[at + 1]];
    const isPair = next !== '' && !(isKnown(one) && isKnown(next)) && isKnown(one + next);
    joined.push(isPair ? one + next : one);
    if (isPair) at++;
  }
  return joined;
}

/** Finds the word as it was typed, with its accents; what was joined or said by an expression has none. */
const findTape = (q: string, mot: string): string =>
  q.split(/[^\p{L}\p{N}]+/u).find((one) => plainWords(one) === mot) ?? mot;

/** What stands beside a word in the tables, by its root: its accents, and the words that it leads to with their roots. */
type Fiche = { mot: string; aussi: Map<string, string> };

const table: ReadonlyMap<string, Fiche> = (() => {
  const fiches = new Map<string, Fiche>();
  const add = (dits: readonly string[], cherches: readonly string[]) => {
    for (const dit of dits) {
      const racine = findRacine(plainWords(dit));
      const fiche = fiches.get(racine) ?? { mot: dit, aussi: new Map<string, string>() };
      fiches.set(racine, fiche);
      for (const mot of cherches) {
        if (plainWords(mot) !== plainWords(dit)) fiche.aussi.set(mot, findRacine(plainWords(mot)));
      }
    }
  };
  for (const line of motsEquivalents) add(line, line);
  for (const [dits, cherches] of motsEntraines) add(dits, cherches);
  return fiches;
})();

const currents: readonly string[] = [
  ...new Set([
    ...motsCommuns,
    ...[...motsEquivalents.flat(), ...motsEntraines.flatMap(([dits]) => dits)].map(plainWords),
    ...motsFaibles,
  ]),
];

const isCurrent = (mot: string): boolean =>
  motsVides.has(mot) || motsCommuns.has(mot) || motsFaibles.has(mot) || table.has(findRacine(mot));

const isSilent = (mot: string): boolean => motsVides.has(mot) || motsCommuns.has(mot);

const knownRacines = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function racinesOf(vocabulaire: ReadonlySet<string>): ReadonlySet<string> {
  const known = knownRacines.get(vocabulaire);
  if (known) return known;
  const racines = new Set([...vocabulaire].map(findRacine));
  knownRacines.set(vocabulaire, racines);
  return racines;
}

/**
 * Finds the word that was meant, in the tables or in the catalogue: the one with the fewest mistakes, of which the
 * first letter is seldom one.
 */
function nearestMot(tape: string, vocabulaire: ReadonlySet<string>): string | null {
  let best: { mot: string; cost: number } | null = null;
  const seul = toSingulier(tape);
  for (const list of [currents, vocabulaire]) {
    for (const mot of list) {
      const fautes = countFautes(seul, toSingulier(mot));
      if (fautes === null) continue;
      const cost = fautes + (mot[0] === seul[0] ? 0 : 0.5);
      if (best === null || cost < best.cost) best = { mot, cost };
    }
  }
  return best?.mot ?? null;
}

function toMotCherche(lu: string, tape: string): MotCherche {
  const racine = findRacine(lu);
  const fiche = table.get(racine);
  const isSame = fiche !== undefined && toSingulier(plainWords(fiche.mot)) === toSingulier(lu);
  return {
    mot: isSame ? fiche.mot : lu,
    tape,
    racine,
    aussi: [...(fiche?.aussi ?? [])]
      .map(([mot, other]) => ({ mot, racine: other }))
      .filter(({ mot }) => toSingulier(plainWords(mot)) !== toSingulier(lu)),
    isFaible: motsFaibles.has(lu),
  };
}
