import { describe, expect, it } from 'vitest';
import { readSentList } from './list-as-text.ts';

describe('a list as one string', () => {
  it.each([
    ['!a#b', ['a', 'b']],
    ['!a', ['a']],
    ['!', []],
    ['!a\\#1#b', ['a#1', 'b']],
    ['!\\!a#b', ['!a', 'b']],
    ['a,b', 'a,b'],
    [['a'], ['a']],
  ])('reads %j as %j [R7.10]', (sent, expected) => {
    expect(readSentList({ kind: 'choice', label: 'Jours', multiple: true, options: [] }, sent)).toEqual(
      expected,
    );
  });
});

it('leaves a text that begins with ! as it is', () => {
  expect(readSentList({ kind: 'text', label: 'Titre', max: 20 }, '!bravo')).toBe('!bravo');
});
