import { describe, expect, it } from 'vitest';
import { isUuid, uuid } from './uuid.ts';

const id = '0f3c1b52-6a7d-4e88-9b1f-2c3d4e5f6a7b';

describe('isUuid', () => {
  it('knows an identifier of the database, in small letters or capitals', () => {
    expect([id, id.toUpperCase()].map(isUuid)).toEqual([true, true]);
  });

  it('refuses what the database could not compare', () => {
    const wrong = [
      '',
      '26-000123',
      id.slice(1),
      `${id}0`,
      ` ${id}`,
      id.replace('0f', 'zz'),
      id.replaceAll('-', ''),
    ];
    expect(wrong.map(isUuid)).toEqual(wrong.map(() => false));
  });
});

describe('uuid', () => {
  it('takes what was pasted with spaces and capitals as the identifier it is', () => {
    expect(uuid.normalise?.(` ${id.toUpperCase()} `)).toBe(id);
    expect(uuid.check('26-000123')).toEqual({ code: 'identifiant.numero-interne' });
  });
});
