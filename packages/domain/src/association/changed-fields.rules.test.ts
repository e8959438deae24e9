import { describe, expect, it } from 'vitest';
import type { Fields } from '../kernel/fields.ts';
import { changesOf, readList } from './changed-fields.rules.ts';

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 10 },
  jours: { kind: 'choice', label: 'Jours', multiple: true, options: [{ value: 'a', label: 'A' }] },
} as const satisfies Fields;

describe('the changed fields of a body', () => {
  const target = { fields, stored: { nom: 'un' }, isPresentVersion: true };

  it('are taken as they are when they say from and to', () => {
    const changes = { nom: { from: 'un', to: 'deux' } };
    expect(changesOf({ changes }, target)).toEqual(changes);
  });

  it('start from what is stored when the version is the present one [R7.9]', () => {
    expect(changesOf({ nom: 'deux' }, target)).toEqual({ nom: { from: 'un', to: 'deux' } });
  });

  it('conflict with what is stored when the version is older', () => {
    const older = { ...target, isPresentVersion: false };
    expect(changesOf({ nom: 'deux' }, older).nom?.from).not.toBe('un');
    expect(changesOf({ nom: 'un' }, older)).toEqual({ nom: { from: 'un', to: 'un' } });
  });

  it('read a list sent as one string, and leave a text that begins with ! as it is [R7.10]', () => {
    expect(changesOf({ jours: '!a#b', nom: '!bravo' }, target)).toEqual({
      jours: { from: undefined, to: ['a', 'b'] },
      nom: { from: 'un', to: '!bravo' },
    });
  });
});

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
    expect(readList(sent)).toEqual(expected);
  });
});
