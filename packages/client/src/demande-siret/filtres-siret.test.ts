import { describe, expect, it } from 'vitest';
import { demandesQuery, filtresSiret, valeursFiltres } from './filtres-siret.ts';

const paramsOf = (query: string) => {
  const search = new URLSearchParams(query);
  return { get: (name: string) => search.get(name), all: (name: string) => search.getAll(name) };
};

describe('the administrators’ list of SIRET requests', () => {
  it('filters by every state, by its own name', () => {
    expect(filtresSiret[0]?.options.map(({ label }) => label)).toEqual([
      'en cours de saisie',
      'à émettre',
      'invalidé',
      'en cours de traitement',
      'accordé',
      'rejeté',
      'refusé',
    ]);
  });

  it.each([
    ['', {}],
    ['etat=ENCT&etat=AEM', { etat: ['AEM', 'ENCT'] }],
    ['etat=ZZZ', {}],
  ])('reads the states of « %s », those it knows', (query, expected) => {
    expect(valeursFiltres(paramsOf(query))).toEqual(expected);
  });

  it('asks what the address says', () => {
    expect(demandesQuery(paramsOf('etat=AEM&q=velo&page=suite'))).toEqual({
      etats: ['AEM'],
      searchQuery: 'velo',
      limit: 50,
      cursor: 'suite',
    });
  });
});
