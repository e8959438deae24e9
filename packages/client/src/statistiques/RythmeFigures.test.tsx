// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RythmeFigures } from './RythmeFigures.tsx';

const mesure = { n: 0, mediane: null, neuviemeDecile: null, aTemps: null, lePlusLong: null };
const annee = (of: number) => ({
  ...{ annee: of, recus: 0, renvoyes: 0, mois: [] },
  ...{ decider: mesure, payer: mesure, argent: mesure },
});
const rythme = {
  annees: [annee(2027), annee(2026)],
  promesses: { decider: 60, payer: 30 },
  aRattraper: { decider: 1, payer: 6 },
};

it('what is late opens the list of exactly those dossiers, whatever the year that is compared', () => {
  render(<RythmeFigures rythme={rythme} choisi={{ exercice: '2026' }} />);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^1\sattend une décision depuis/)).toMatch(/\/dossiers\?genres=subvention&retard=oui$/);
  expect(hrefOf(/^6\ssont à payer depuis/)).toMatch(/\/dossiers\?genres=subvention&a_payer=retard$/);
});

it('what is late of nothing opens no list', () => {
  const aRattraper = { decider: 0, payer: 0 };
  render(<RythmeFigures rythme={{ ...rythme, aRattraper }} choisi={{ exercice: '2026' }} />);
  expect(screen.getByText(/^0\sattend une décision depuis/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^0/ })).toBeNull();
});
