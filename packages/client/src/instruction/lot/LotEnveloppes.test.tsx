// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LotEnveloppes } from './LotEnveloppes.tsx';

afterEach(cleanup);

const enveloppe = {
  ...{
    id: 'e',
    nom: 'FDVA 2027',
    exercice: 2027,
    avant: 26_600,
    lot: 25_100,
    apres: 1500,
    isDepassee: false,
  },
};
const annees = [
  { annee: 2027, accorde: 25_100 },
  { annee: 2028, accorde: 12_700 },
];
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));

it('says what is left, what the lot takes and what is left after, and the year that no envelope holds', () => {
  render(<LotEnveloppes lot={{ action: 'grant', etat: 'prepare', enveloppes: [enveloppe], annees }} />);
  expect(lines()).toEqual([
    'Enveloppe FDVA 2027 : reste 26 600 €, ce lot 25 100 €, après 1 500 €',
    '12 700 € pour 2028 : aucune enveloppe n’est fixée pour cette année.',
  ]);
});

it('says only what is left once the lot is done', () => {
  const done = { ...enveloppe, avant: 0, lot: 0, apres: 0 };
  render(<LotEnveloppes lot={{ action: 'grant', etat: 'fini', enveloppes: [done], annees: [] }} />);
  expect(lines()).toEqual(['Enveloppe FDVA 2027 : reste 0 €']);
});
