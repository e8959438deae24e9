// The communes of the official geographic code are found by name and postcode, and give their INSEE code (§5, §7
// geographic service).

import { plainWords } from './mots.rules.ts';
import { departementOfCodePostal } from './territoires.rules.ts';

export type Commune = {
  /** The INSEE code. */
  code: string;
  nom: string;
  codesPostaux: readonly string[];
  departement: string;
  population: number;
  /**
   * For an arrondissement of Paris, Lyon or Marseille, or a commune that became part of another, this is the
   * commune to which mail is sent.
   */
  dans?: { code: string; nom: string; lien: 'arrondissement' | 'deleguee' | 'associee' };
};

/** The list, indexed once for searching. */
export type Communes = {
  byCodePostal: ReadonlyMap<string, readonly Commune[]>;
  named: readonly { commune: Commune; words: string }[];
};

export function indexCommunes(list: readonly Commune[]): Communes {
  const byCodePostal = new Map<string, Commune[]>();
  for (const commune of list) {
    for (const codePostal of commune.codesPostaux) {
      const there = byCodePostal.get(codePostal);
      if (there) there.push(commune);
      else byCodePostal.set(codePostal, [commune]);
    }
  }
  return { byCodePostal, named: list.map((commune) => ({ commune, words: plainName(commune.nom) })) };
}

type Asked = { q?: string; codePostal?: string; limit: number };

const codeFromDigits = 3;
const codeLength = 5;

/** Returns the postcode, whole or partial, typed where a name is asked; null for words. */
export const codePostalTape = (q: string): string | null => {
  const digits = q.replaceAll(/\s/g, '');
  return digits.length >= codeFromDigits && digits.length <= codeLength && /^\d+$/.test(digits)
    ? digits
    : null;
};

export const isCodePostalEntier = (code: string | null): code is string => code?.length === codeLength;

/**
 * Finds the communes of a postcode, whole or partial, or whose name has these words: the exact name first, then the
 * names that begin so, and the most populated first among equals.
 */
export function findCommunes(communes: Communes, { q = '', codePostal, limit }: Asked): Commune[] {
  const typed = codePostal === undefined ? codePostalTape(q) : null;
  if (isCodePostalEntier(typed)) return findCommunes(communes, { codePostal: typed, limit });
  if (typed !== null) return deCodesEn(communes, typed).slice(0, limit);
  const words = plainName(q);
  if (words === '' && codePostal === undefined) return [];
  const among = codePostal === undefined ? communes.named : namesOf(communes, codePostal);
  const found = among.flatMap(({ commune, words: name }) => {
    const rank = rankOf(name, words);
    return rank === null ? [] : [{ commune, rank }];
  });
  found.sort((a, b) => a.rank - b.rank || b.commune.population - a.commune.population);
  const list = found.map(({ commune }) => commune);
  return (codePostal === undefined ? list : withoutWholes(list)).slice(0, limit);
}

/** Returns the communes whose postcode begins so, the most populated first. */
function deCodesEn({ byCodePostal }: Communes, debut: string): Commune[] {
  const found = [...byCodePostal].flatMap(([code, list]) => (code.startsWith(debut) ? list : []));
  return withoutWholes([...new Set(found)]).toSorted((a, b) => b.population - a.population);
}

/**
 * Returns the name of the whole commune, for an arrondissement or a former commune too, as the town line of a letter
 * has it.
 */
export const nomPostal = ({ nom, dans }: Commune): string => dans?.nom ?? nom;

/**
 * Returns the INSEE code of an address there: that of the present commune, except that an arrondissement keeps its own,
 * which registers use.
 */
export const findCodeInsee = ({ code, dans }: Commune): string =>
  dans === undefined || dans.lien === 'arrondissement' ? code : dans.code;

/**
 * Returns the INSEE code of a commune and a postcode [R5.44], or null when they do not match or several would. A
 * postcode that belongs to no commune (CEDEX, the « 13000 » people write) is searched by name in its département.
 */
export function lookUpCodeInsee(
  communes: Communes,
  { commune, codePostal }: { commune: string; codePostal: string },
): string | null {
  const name = plainName(commune);
  if (name === '') return null;
  const own = communes.byCodePostal.get(codePostal);
  const named = own
    ? withoutWholes(own).filter((one) => isCalled(one, name))
    : calledInDepartement(communes, name, codePostal);
  const [first] = preferPresent(named).map(findCodeInsee);
  return first !== undefined && preferPresent(named).every((one) => findCodeInsee(one) === first)
    ? first
    : null;
}

/** Returns a name as the list writes it, from « St Denis », « SAINT-DENIS CEDEX 2 » or « Marseille 11ème ». */
export const plainName = (text: string): string =>
  plainWords(text)
    .replace(/ cedex\b.*$/, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bs\b(?= )/g, 'sur')
    .replace(/^(paris|lyon|marseille) 0?(\d{1,2})( ?(er|e|eme|ieme))?( arrondissement)?$/, '$1 $2');

/**
 * Returns 0 for the exact name, 1 when it begins so, 2 when each word begins one of its words, null for another
 * name.
 */
function rankOf(name: string, words: string): number | null {
  if (words === '' || name === words) return 0;
  if (name.startsWith(words)) return 1;
  const spaced = ` ${name}`;
  return words.split(' ').every((word) => spaced.includes(` ${word}`)) ? 2 : null;
}

const namesOf = ({ byCodePostal }: Communes, codePostal: string) =>
  (byCodePostal.get(codePostal) ?? []).map((commune) => ({ commune, words: searched(commune) }));

/** Returns the words searched within a postcode: an arrondissement is also found by the name of its town. */
const searched = ({ nom, dans }: Commune): string =>
  dans?.lien === 'arrondissement' ? `${plainName(dans.nom)} ${plainName(nom)}` : plainName(nom);

/** Drops a town when one of its arrondissements is in the list. */
function withoutWholes(list: readonly Commune[]): Commune[] {
  const wholes = new Set(list.flatMap(({ dans }) => (dans?.lien === 'arrondissement' ? [dans.code] : [])));
  return list.filter(({ code, dans }) => dans !== undefined || !wholes.has(code));
}

const isCalled = ({ nom, dans }: Commune, name: string): boolean =>
  plainName(nom) === name || (dans?.lien === 'arrondissement' && plainName(dans.nom) === name);

/** Keeps the present communes when there are some: they come before former ones of the same name. */
function preferPresent(list: readonly Commune[]): readonly Commune[] {
  const present = list.filter(({ dans }) => dans === undefined || dans.lien === 'arrondissement');
  return present.length > 0 ? present : list;
}

function calledInDepartement({ named }: Communes, name: string, codePostal: string): Commune[] {
  const departement = departementOfCodePostal(codePostal)?.value;
  return named.flatMap(({ commune, words }) =>
    words === name && commune.departement === departement && !commune.dans ? [commune] : [],
  );
}
