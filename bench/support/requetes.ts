import type { Pool } from 'pg';
import { type AssociationInventee, associationAt, withoutAccents } from './associations.ts';
import { below, chance } from './hasard.ts';

export type Requete = { q: string; juste: string; nom: string; commune: string; id_rna: string };

const ordinaires = new Set('le la les de du des et en au aux un une pour sur d l'.split(' '));
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Makes queries as a person types who remembers two or three words of a name. The town is added when more than 20 names
 * hold those words, then the rest of the name when more than 20 still do; accents are dropped and one mistake is made:
 * a letter added, missing, replaced or swapped with the next.
 */
export async function requetes(pool: Pool, n: number, associations: number): Promise<Requete[]> {
  const made: Requete[] = [];
  for (let rank = 0; made.length < n; rank++) {
    const association = associationAt(1 + below(associations, { i: rank, what: 200 }));
    const all = tellingWords(association.nom);
    if (association.etat === 'dissoute' || all.length < 2) continue;
    const words = someOf(all, rank);
    const town = splitWords(association.commune);
    const tries = [words, distinct([...words, ...town]), distinct([...all, ...town])];
    const juste = (await firstWithFew(pool, tries)) ?? tries[2] ?? words;
    made.push({ q: withOneMistake(juste, rank).join(' '), juste: juste.join(' '), ...naming(association) });
  }
  return made;
}

const naming = ({ nom, commune, id_rna }: AssociationInventee) => ({ nom, commune, id_rna });

const splitWords = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const tellingWords = (nom: string): string[] =>
  distinct(splitWords(nom).filter((word) => word.length > 1 && !ordinaires.has(word)));

/** Keeps two words, or sometimes three when there are enough, in the name's order. */
function someOf(words: readonly string[], rank: number): string[] {
  const kept = 2 + below(2, { i: rank, what: 201 });
  const byChance = words
    .map((word, place) => ({ word, by: chance(rank, 210 + place) }))
    .toSorted((a, b) => a.by - b.by);
  const chosen = new Set(byChance.slice(0, kept).map(({ word }) => word));
  return words.filter((word) => chosen.has(word));
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

async function firstWithFew(pool: Pool, tries: readonly string[][]): Promise<string[] | undefined> {
  for (const words of tries) if ((await countHolding(pool, words)) <= 20) return words;
  return undefined;
}

async function countHolding(pool: Pool, words: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from (select from association
      where mots_recherche(cle, code_departement) @@ $1::tsquery limit 21) held`,
    [words.join(' & ')],
  );
  return rows[0]?.n ?? 0;
}

function withOneMistake(words: readonly string[], rank: number): string[] {
  const long = words.flatMap((word, place) => (word.length > 3 ? [place] : []));
  const place = long[below(Math.max(1, long.length), { i: rank, what: 202 })] ?? 0;
  return words.map((word, index) => (index === place ? mistaken(word, rank) : word));
}

function mistaken(word: string, rank: number): string {
  const at = below(word.length - 1, { i: rank, what: 203 });
  const letter = letters[below(26, { i: rank, what: 204 })] ?? 'e';
  const before = word.slice(0, at);
  const kinds = [
    before + letter + word.slice(at),
    before + word.slice(at + 1),
    before + letter + word.slice(at + 1),
    before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  const wrong = kinds[below(kinds.length, { i: rank, what: 205 })] ?? word;
  return wrong === word ? `${word}${letter}` : wrong;
}
