import { expect, test } from 'vitest';
import { notificationKinds } from './notification.words.ts';
import { alwaysEssential, isEssentiel, rythmeArrete } from './rythme.rows.ts';

test('decisions, accesses and bank accounts are essential; reminders and messages are not', () => {
  expect([isEssentiel(1, 'defaut'), isEssentiel(5, 'acces'), isEssentiel(6, 'defaut')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isEssentiel(1, 'rappel'), isEssentiel(5, 'defaut'), isEssentiel(7, 'lot')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a kind stopped in one press keeps its essential, if it has some', () => {
  const left = Object.keys(notificationKinds).map((kind) => rythmeArrete(Number(kind)));
  expect(left).toEqual([
    'essentiel',
    'essentiel',
    'essentiel',
    'essentiel',
    'essentiel',
    'essentiel',
    'jamais',
    'essentiel',
  ]);
});

test('each essential sentence exists', () => {
  const sentences: Readonly<Record<number, { sentences: object }>> = notificationKinds;
  for (const { kind, variante } of alwaysEssential)
    expect(Object.keys(sentences[kind]?.sentences ?? {})).toContain(variante);
});
