import { expect, it } from 'vitest';
import { notificationKinds } from './notification.words.ts';
import type { RythmeCourriel } from './rythme.rows.ts';
import { chooseRythme, rythmeCommun, sujetsCourriel } from './sujets-courriel.rows.ts';

it('every kind has a name that people know and an example', () => {
  expect(Object.keys(sujetsCourriel)).toEqual(Object.keys(notificationKinds));
  for (const { nom, exemples } of Object.values(sujetsCourriel)) {
    expect(nom).not.toMatch(/statut|complétude|siret\b|état du/);
    expect(exemples).toMatch(/\.$/);
  }
});

it.each<[RythmeCourriel[], RythmeCourriel | null]>([
  [['aussitot', 'aussitot', 'aussitot'], 'aussitot'],
  [['jour', 'jour', 'jour'], 'jour'],
  [['jour', 'aussitot', 'jour'], null],
  // Nothing is essential in the seventh kind, which is then never sent.
  [['essentiel', 'jamais', 'essentiel'], 'essentiel'],
  [['jamais', 'jamais', 'jamais'], 'jamais'],
  [['essentiel', 'aussitot', 'essentiel'], null],
])('of the kinds 1, 7 and 8 at %j, all follow %s', (rythmes, expected) => {
  const kinds = [1, 7, 8];
  expect(rythmeCommun(rythmes.map((rythme, at) => ({ kind: kinds[at] ?? 0, rythme })))).toBe(expected);
});

it('a choice for all is one that each kind offers', () => {
  expect([chooseRythme(1, 'essentiel'), chooseRythme(7, 'essentiel'), chooseRythme(7, 'jour')]).toEqual([
    'essentiel',
    'jamais',
    'jour',
  ]);
});
