import { describe, expect, it } from 'vitest';
import { readPageQuery } from './page-query.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readPageQuery((name) => params.get(name));
};
const nothing = { exercice: null, mode: null, token: null };

describe('the query of a page', () => {
  it('says the exercise, the mode and the token [R2.3]', () => {
    expect(read('exercice=2027&mode=edit&token=a-b_c')).toEqual({
      exercice: 2027,
      mode: 'edit',
      token: 'a-b_c',
    });
    expect(read('etape=pieces')).toEqual(nothing);
  });

  it.each([
    ['read', 'read'],
    ['edit', 'edit'],
    ['write', null],
    ['EDIT', null],
    ['', null],
  ])('reads mode=%s as %s [R2.4]', (mode, expected) => {
    expect(read(`mode=${mode}`)).toEqual({ ...nothing, mode: expected });
  });

  it.each(['27', '20270', 'deux', '1899', '2200', ''])('takes « %s » for no exercise', (exercice) => {
    expect(read(`exercice=${exercice}`)).toEqual(nothing);
  });
});
