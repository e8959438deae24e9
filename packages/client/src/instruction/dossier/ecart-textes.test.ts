import { expect, it } from 'vitest';
import { compareTextes } from './ecart-textes.ts';

const long =
  'Une benne est posée sur trois quais. Les pêcheurs y déposent leurs filets, démontés avec l’aide de travailleurs.';

it('reads a short text whole, before and after', () => {
  expect(compareTextes('30/04/2027', '30/06/2027')).toEqual({
    ...{ debut: '', retire: '30/04/2027', ajoute: '30/06/2027', fin: '' },
  });
});

it('shows only the sentence that a long text gained, with the words before it', () => {
  expect(compareTextes(long, `${long} Le calendrier est arrêté.`)).toEqual({
    debut: '… filets, démontés avec l’aide de travailleurs. ',
    retire: '',
    ajoute: 'Le calendrier est arrêté.',
    fin: '',
  });
});

it('shows the words that changed in the middle, and the nearest ones on both sides', () => {
  const { debut, retire, ajoute, fin } = compareTextes(long, long.replace('trois quais', 'deux pontons'));
  expect([debut, retire, ajoute]).toEqual(['Une benne est posée sur ', 'trois quais.', 'deux pontons.']);
  expect(fin).toBe(' Les pêcheurs y déposent leurs filets, …');
});

it('says what was taken out where nothing replaced it', () => {
  const { retire, ajoute } = compareTextes(`${long} Fin.`, long);
  expect([retire, ajoute]).toEqual(['Fin.', '']);
  expect(compareTextes(long, '')).toEqual({ debut: '', retire: long, ajoute: '', fin: '' });
});

it('is not slow on fifty thousand words', () => {
  const huge = 'mot '.repeat(50_000);
  expect(compareTextes(huge, `${huge}autre`).ajoute).toBe('autre');
});
