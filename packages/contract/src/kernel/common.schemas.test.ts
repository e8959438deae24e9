import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  changesSchema,
  listSchema,
  pageQuery,
  pageSchema,
  problemReplySchema,
  versionSchema,
} from './common.schemas.ts';

describe('a repeated parameter', () => {
  const query = z.object({ annees: listSchema(z.coerce.number().int()) });

  it('is a list, of one when it stands once, and may be missing [R7.14]', () => {
    expect(query.parse({ annees: ['2026', '2027'] })).toEqual({ annees: [2026, 2027] });
    expect(query.parse({ annees: '2027' })).toEqual({ annees: [2027] });
    expect(query.parse({}).annees).toBeUndefined();
    expect(query.parse({ annees: [] })).toEqual({ annees: [] });
  });

  it('is refused when one of its values is', () => {
    expect(query.safeParse({ annees: ['2026', 'x'] }).success).toBe(false);
    expect(query.safeParse({ annees: 'x' }).success).toBe(false);
  });

  it.each([
    [49, true],
    [50, true],
    [51, false],
  ])('stands at most 50 times: %i is %s', (n, expected) => {
    expect(query.safeParse({ annees: Array.from({ length: n }, () => '1') }).success).toBe(expected);
  });

  it('has the type of its values', () => {
    expectTypeOf<z.output<typeof query>['annees']>().toEqualTypeOf<number[] | undefined>();
  });
});

describe('a page', () => {
  const query = z.object(pageQuery);

  it.each([
    ['0', false],
    ['1', true],
    ['100', true],
    ['101', false],
    ['', false],
    ['1.5', false],
    ['dix', false],
  ])('of %s rows is asked for: %s', (limit, expected) => {
    expect(query.safeParse({ limit }).success).toBe(expected);
  });

  it('has 50 rows unless said', () => {
    expect(query.parse({})).toEqual({ limit: 50 });
    expect(query.parse({ limit: '20', cursor: 'abc' })).toEqual({ limit: 20, cursor: 'abc' });
  });

  it('holds its rows, a total and where to go on', () => {
    const page = pageSchema(z.object({ id: z.string() }));
    const last = { items: [{ id: 'a' }], total: 1, totalExact: true, next: null, previous: 'c' };
    expect(page.parse(last)).toEqual(last);
    expect(page.safeParse({ ...last, items: [{ id: 1 }] }).success).toBe(false);
    expect(page.safeParse({ items: [], total: 0 }).success).toBe(false);
    expectTypeOf<z.output<typeof page>['items']>().toEqualTypeOf<{ id: string }[]>();
  });
});

describe('the changes of a save', () => {
  it('say for each path where it starts and where it goes', () => {
    const changes = { titre: { from: null, to: 'Fête' }, 'lignes.l1': { to: { id: 'l1' } }, note: {} };
    expect(changesSchema.parse(changes)).toEqual(changes);
  });

  it.each([
    [{ titre: 'Fête' }],
    [{ titre: { to: 'Fête', force: true } }],
    [{ '': { to: 1 } }],
    [{ ['x'.repeat(301)]: { to: 1 } }],
    [[]],
    [null],
  ])('are nothing else: %j', (changes) => {
    expect(changesSchema.safeParse(changes).success).toBe(false);
  });
});

describe('a version', () => {
  it.each([
    [0, false],
    [1, true],
    [1.5, false],
    ['1', false],
  ])('%s is one: %s', (version, expected) => {
    expect(versionSchema.safeParse(version).success).toBe(expected);
  });
});

describe('a refusal', () => {
  it('says its first problem, all of them, and what stands now', () => {
    const problem = { code: 'kernel.conflit', message: 'Une autre personne a modifié cette page.' };
    const reply = {
      ...problem,
      type: 'about:blank',
      title: 'Conflit',
      status: 409,
      instance: '/api/demande/dossiers/1',
      problems: [problem, { ...problem, field: 'lignes.l1', params: { label: 'Ligne', n: 1 } }],
      conflicts: { 'lignes.l1': null, titre: 'Fête' },
      version: 4,
      par: 'Marc',
    };
    expect(problemReplySchema.parse(reply)).toEqual(reply);
    expect(problemReplySchema.safeParse(problem).success).toBe(false);
  });
});

describe('changes', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'x' : [nested(levels - 1)]);
  it('are as deep as a form, not deeper', () => {
    const accepts = (levels: number) => changesSchema.safeParse({ a: { to: nested(levels) } }).success;
    expect([accepts(12), accepts(13), accepts(500)]).toEqual([true, false, false]);
  });
});
