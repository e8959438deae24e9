import { expect, it } from 'vitest';
import { findPartieRead, type PartieService, readPartie, sayEchanges } from './service-parties.ts';

it.each([
  [null, 'resume'],
  ['pieces', 'pieces'],
  ['autre', 'resume'],
  ['demande', 'resume'],
  ['projets', 'projet'],
  ['decision', 'resume'],
] as const)('the address that names %s leads to the part %s', (name, expected) => {
  expect(readPartie(name)).toBe(expected);
});

it.each([
  ['the first one while all are below the head of the page', { resume: 300, projet: 700 }, 'resume'],
  [
    'the last one that has reached the upper quarter',
    { resume: -900, projet: -200, budget: 180, pieces: 400 },
    'budget',
  ],
  ['the one in which one is, however long it is', { resume: -900, projet: -700, budget: 2400 }, 'projet'],
  [
    'the first one again once the page is back at its top',
    { resume: 240, projet: 600, budget: 1200 },
    'resume',
  ],
] as [string, Partial<Record<PartieService, number>>, PartieService][])(
  'the part read is %s',
  (_, tops, part) => {
    expect(findPartieRead(new Map(Object.entries(tops) as [PartieService, number][]), 900)).toBe(part);
  },
);

const message = (texte: string, more: { isInterne?: boolean; isNew?: boolean } = {}) => ({
  le: '2027-02-01T12:00:00Z',
  par: 'Jeanne Roux',
  texte,
  isInterne: false,
  isNew: false,
  ...more,
});

it('the folded messages say how many they are, those not read, and how the last one begins', () => {
  expect(sayEchanges([], 'Les Pions')).toBe('aucun message, écrire à Les Pions');
  const said = (messages: Parameters<typeof sayEchanges>[0]) =>
    sayEchanges(messages, 'Les Pions').replaceAll(/\s/g, ' ');
  expect(said([message('Bonjour.'), message('Voici\nle devis.', { isNew: true })])).toBe(
    '2 messages, 1 nouveau. Jeanne Roux, le 01/02/2027 : « Voici le devis. »',
  );
  expect(said([message('Bonjour.'), message('Pour nous seuls.', { isInterne: true })])).toContain(
    '« Bonjour. »',
  );
  expect(said([message('mot '.repeat(200))])).toMatch(/mot… »$/);
});
