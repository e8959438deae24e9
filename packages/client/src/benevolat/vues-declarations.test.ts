import type { DeclarationCec, ResultatCec } from '@asso/contract/benevolat/declaration.schemas';
import { describe, expect, it } from 'vitest';
import { toListQuery } from '../platform/list/list-address.ts';
import { describeFaites } from './faites.ts';
import { filtresDeclarations, listesDeclarations, readVueDeclarations } from './vues-declarations.ts';

const paramsOf = (text: string) => {
  const search = new URLSearchParams(text);
  return { get: (name: string) => search.get(name), all: (name: string) => search.getAll(name) };
};
const of = { idAsso: '1000001', idSiret: undefined, session: '2027' };
const places = [
  { siret: '66307152000014', nom: 'Les Goudes' },
  { siret: '66307152000022', nom: 'La Ciotat' },
];

describe('the views of a valideur', () => {
  it.each([
    [null, 'a-decider'],
    ['decidees', 'decidees'],
    ['sessions', 'sessions'],
    ['autre', 'a-decider'],
  ])('%s opens %s', (text, vue) => {
    expect(readVueDeclarations(text)).toBe(vue);
  });

  it('ask each for its statuses, and for what the address filters', () => {
    const asked = (vue: Parameters<typeof readVueDeclarations>[0], text: string) =>
      toListQuery(listesDeclarations[readVueDeclarations(vue)], paramsOf(text), of) ?? {};
    expect(asked(null, 'statut=Refusée').status).toEqual(['En attente de décision']);
    expect(asked('decidees', '').status).toEqual(['Validée', 'Refusée']);
    expect(asked('decidees', 'statut=Refusée').status).toEqual(['Refusée']);
    expect(asked('sessions', 'statut=Autre').status).toHaveLength(4);
    expect(asked(null, 'q=lina&etablissement=66307152000022&page=next')).toMatchObject({
      searchQuery: 'lina',
      etab_siret: '66307152000022',
      cursor: 'next',
      session: '2027',
    });
  });

  it('offer a place when there are two, a status where there are several', () => {
    const keys = (vue: Parameters<typeof readVueDeclarations>[0], n: number) =>
      filtresDeclarations(readVueDeclarations(vue), places.slice(0, n))
        .filter(({ options }) => options.length > 0)
        .map(({ key }) => key);
    expect([keys(null, 1), keys(null, 2), keys('decidees', 0), keys('sessions', 2)]).toEqual([
      [],
      ['etablissement'],
      ['statut'],
      ['statut', 'etablissement'],
    ]);
  });
});

it('counts what was decided, and names what could not be', () => {
  const declarations = [{ id: 'a' }, { id: 'b' }] as DeclarationCec[];
  const resultats = [
    { id: 'a', declaration: declarations[0], problem: null },
    { id: 'b', declaration: null, problem: { code: 'benevolat.deja-decidee', message: 'Déjà décidée.' } },
  ] as ResultatCec[];
  expect(describeFaites({ decision: 'Refusée', declarations }, resultats)).toEqual({
    decision: 'Refusée',
    faites: 1,
    refusees: [{ declaration: declarations[1], message: 'Déjà décidée.' }],
  });
});
