import { describe, expect, it } from 'vitest';
import { chosenIn, toQuery } from '../ui/table/filters.ts';
import { filtresSiret } from './filtres-siret.ts';

const paramsOf = (query: string) => {
  const search = new URLSearchParams(query);
  return { all: (name: string) => search.getAll(name) };
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
    ['etat=ENCT&etat=AEM', { etats: ['ENCT', 'AEM'] }],
    ['etat=ZZZ', {}],
  ])('asks the states of « %s », those it knows', (query, expected) => {
    expect(toQuery(filtresSiret, chosenIn(filtresSiret, paramsOf(query)))).toEqual(expected);
  });
});
