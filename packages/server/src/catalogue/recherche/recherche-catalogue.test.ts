import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld } from '../../subvention/test/test-dossiers.sql.ts';
import { publishAides } from './test/test-aides.sql.ts';
import { autres, soixante } from './test/test-soixante-recherches.ts';

const now = '2026-11-30T12:00:00Z';
const portal = await aPortal({ features, clock: aClock(now) });
const { api, db, inject } = portal;
const { jeanne } = await aWorld(db);
await publishAides(db, new Date(now));

/** Reads the part of the page below its form, in which spaces are plain. */
const read = async (query: string): Promise<string> =>
  (await inject({ url: `/repertoire-des-subventions?${query}` })).body
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/^.*<section aria-labelledby="resultats">|<\/section>.*$/gs, '');

const codesIn = (page: string): string[] => [
  ...new Set(
    [...page.matchAll(/<h3[^>]*><a href="\/repertoire-des-subventions\/([^/"]+)\//g)].map(
      ([, code]) => code ?? '',
    ),
  ),
];

/** What somebody without an account finds, in the page itself. */
const findPublic = async (q: string) => codesIn(await read(new URLSearchParams({ q }).toString()));

type Query = QueryInput<typeof repertoireEndpoints.searchRepertoire>;
const search = async (query: Query) =>
  (await api(repertoireEndpoints.searchRepertoire, { as: jeanne, query: { limit: 100, ...query } })).body;

async function findLost(searches: typeof soixante): Promise<string[]> {
  const lost: string[] = [];
  for (const [q, ...expected] of searches) {
    const first = (await findPublic(q)).slice(0, 3);
    if (!expected.some((code) => first.includes(code))) lost.push(`${q} → ${first.join(', ')}`);
  }
  const found = searches.length - lost.length;
  process.stdout.write([`${found} of ${searches.length} searches find`, ...lost, ''].join('\n'));
  return lost;
}

it('of sixty searches as people write them, fifty-seven at least find the subvention among the first three', async () => {
  const lost = await findLost(soixante);
  expect(soixante).toHaveLength(60);
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(3);
});

it('of fifty others, for which few words of the table were written, forty-five at least do', async () => {
  const lost = await findLost(autres);
  expect(autres).toHaveLength(50);
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(5);
});

it('who is signed in finds the same, in the same order', async () => {
  for (const [q] of soixante) {
    const codes = (await search({ q })).items.map(({ code }) => code);
    expect([q, codes]).toEqual([q, await findPublic(q)]);
  }
});

describe('how a search was understood is said above what it found', () => {
  it.each([
    ['former nos bénévoles', 'Nous avons aussi cherché : '],
    ['fonctionement', 'Nous avons lu « fonctionnement » pour « fonctionement ».'],
    [
      'sport Marseille',
      'Lieu : Marseille. Les aides de ce lieu viennent d’abord, puis celles de toute la France.',
    ],
    ['jardin 5 000 €', 'Montant : 5 000 €.'],
  ])('« %s »', async (q, said) => {
    expect(await read(new URLSearchParams({ q }).toString())).toContain(said);
    const { phrases } = (await search({ q })).compris;
    expect(phrases.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(said);
  });
});

describe('a search is never answered by an empty page', () => {
  const all = 'Aucune aide ne répond à votre recherche. Voici toutes les aides, les ouvertes d’abord.';
  it.each<[Query & { q: string }, string | null, string]>([
    [{ q: 'judo' }, null, 'SPO'],
    [{ q: 'judo zzzz' }, 'Aucune aide ne répond à toute votre recherche. Voici les plus proches.', 'SPO'],
    [{ q: 'zzzz introuvable' }, all, 'FDVA'],
    [
      { q: 'judo', themes: ['Droits'] },
      'Aucune aide ne répond à vos mots avec ces filtres. Voici celles qui y répondent sans les filtres.',
      'SPO',
    ],
    [
      { q: 'zzzz introuvable', themes: ['Droits'] },
      'Aucune aide ne répond à vos mots. Voici celles qui ont ces filtres.',
      'FEM',
    ],
  ])('%j', async (query, proches, expected) => {
    const page = await read(new URLSearchParams(query as Record<string, string>).toString());
    expect(codesIn(page)).toContain(expected);
    const found = await search(query);
    expect([found.compris.proches, found.items.map(({ code }) => code)]).toEqual([proches, codesIn(page)]);
    if (proches !== null) expect(page).toContain(proches);
  });
});
