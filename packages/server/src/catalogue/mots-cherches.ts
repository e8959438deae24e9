import { lieuxPossibles, type MotCherche, motsCherches } from '@asso/domain/catalogue/mots-cherches.rules';
import { loadCommunes } from '../referentiel/communes.ts';

/** Gives the words of a search, eight at most. */
export const splitWords = (text = ''): string[] => text.trim().split(/\s+/).filter(Boolean).slice(0, 8);

/** A smaller town often bears the name of a thing, and who types one types it with others. */
const leastPopulation = 3000;

/** Understands what somebody looks for in the catalogue, with the towns of the official list. */
export async function understandMots(q: string): Promise<MotCherche[]> {
  const names = lieuxPossibles(q);
  const found = new Map<string, { departement: string; population: number }>();
  for (const { commune, words } of q.trim() === '' ? [] : (await loadCommunes()).named) {
    const { departement, population, dans } = commune;
    if (dans || population < leastPopulation || !names.has(words)) continue;
    if (population > (found.get(words)?.population ?? 0)) found.set(words, { departement, population });
  }
  return motsCherches(q, new Map([...found].map(([name, { departement }]) => [name, departement])));
}
