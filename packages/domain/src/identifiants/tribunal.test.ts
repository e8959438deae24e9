import { expect, test } from 'vitest';
import { tribunal } from './tribunal.ts';

test.each([
  'Strasbourg',
  'Tribunal judiciaire de Strasbourg',
  'tribunal de proximité de SELESTAT',
  'Tribunal d’instance de Sélestat',
  'Tribunal de Saint Avold',
  'Illkirch',
  'Sarreguemines, chambre du registre',
])('« %s » holds a register of associations', (text) => {
  expect(tribunal.check(text)).toBeNull();
});

test.each(['Paris', 'Tribunal judiciaire de Nancy', 'Le tribunal', 'Préfecture', 'Metzeral'])(
  '« %s » holds none',
  (text) => {
    expect(tribunal.check(text)).toEqual({ code: 'kernel.format' });
  },
);

test('signs that no text may hold are told first', () => {
  expect(tribunal.check('Colmar ♟')).toMatchObject({ code: 'identifiant.texte' });
});
