import { describe, expect, it } from 'vitest';
import { draftSchema } from './draft-schema.ts';
import type { Fields } from './fields.ts';

const courriel = { name: 'courriel', check: () => ({ code: 'identifiant.courriel' }) };
const fields = {
  titre: { kind: 'text', label: 'Titre', max: 10, min: 3, requiredAt: 'saisie' },
  courriel: { kind: 'text', label: 'Courriel', max: 300, format: courriel },
  nombre: { kind: 'int', label: 'Nombre', min: 1, max: 9 },
  montant: { kind: 'euros', label: 'Montant' },
  taux: { kind: 'decimal', label: 'Taux', decimals: 2 },
  jour: { kind: 'date', label: 'Jour' },
  accord: { kind: 'bool', label: 'Accord', mustBeTrue: true, requiredAt: 'transmission' },
  periode: { kind: 'choice', label: 'Période', options: [{ value: 'Annuel', label: 'Annuel' }] },
  themes: {
    kind: 'choice',
    label: 'Thèmes',
    multiple: true,
    options: [
      { value: 'sport', label: 'Sport' },
      { value: 'culture', label: 'Culture' },
    ],
  },
  id_rib: { kind: 'id', of: 'rib', label: 'RIB' },
  moyens: {
    kind: 'group',
    label: 'Moyens',
    fields: { etpt: { kind: 'decimal', label: 'ETPT', decimals: 1, requiredAt: 'saisie' } },
  },
  actions: {
    kind: 'list',
    label: 'Actions',
    max: 2,
    requiredAt: 'transmission',
    fields: {
      nom: { kind: 'text', label: 'Nom', max: 20 },
      dates: {
        kind: 'list',
        label: 'Dates',
        max: 2,
        fields: { jour: { kind: 'date', label: 'Jour' } },
      },
    },
  },
  charges: {
    kind: 'montants',
    label: 'Charges',
    lignes: [
      { code: '60', label: 'Achats' },
      { code: '61', label: 'Services' },
    ],
  },
  customs: { kind: 'custom', label: 'Questions', bloc: 'custom-bloc' },
} as const satisfies Fields;

const custom = {
  'custom-bloc': {
    nb_equipes: { kind: 'int', label: 'Équipes' },
    note: { kind: 'text', label: 'Note', max: 5 },
  },
} as const;
const schema = draftSchema(fields, custom);
const isKept = (draft: unknown) => schema.safeParse(draft).success;

/** Returns the path of each refusal, with the unknown names found there. */
const refusalOf = (draft: unknown): string[] =>
  (schema.safeParse(draft).error?.issues ?? []).map((issue) =>
    [issue.path.join('.'), ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join(' '),
  );

describe('a draft', () => {
  it('may miss everything, at every depth', () => {
    expect(isKept({})).toBe(true);
    expect(isKept(Object.fromEntries(Object.keys(fields).map((name) => [name, null])))).toBe(true);
    expect(isKept({ moyens: {}, actions: [{ id: 'a1' }], charges: {}, customs: {} })).toBe(true);
    expect(
      isKept({ actions: [{ id: 'a1', dates: [{ id: 'd1', jour: null }] }], charges: { 60: null } }),
    ).toBe(true);
  });

  it('keeps what is badly typed, so that nothing is lost', () => {
    const half = {
      titre: 'x',
      courriel: 'marie@',
      nombre: '12 env.',
      montant: '1 200,5 ',
      taux: 'abc',
      jour: '31/02/2027',
      accord: false,
      charges: { 60: '12 euros' },
      customs: { nb_equipes: 'deux', note: 'trop longue' },
    };
    expect(schema.parse(half)).toEqual(half);
  });

  it('keeps a number outside its bounds', () => {
    expect(isKept({ nombre: 10, montant: -1, taux: 1.005 })).toBe(true);
  });

  it.each([
    ['titre', 110],
    ['courriel', 600],
    ['jour', 100],
    ['nombre', 100],
    ['id_rib', 64],
  ])('refuses a text in « %s » beyond %i characters', (name, max) => {
    expect(isKept({ [name]: 'x'.repeat(max) })).toBe(true);
    expect(refusalOf({ [name]: 'x'.repeat(max + 1) })).toEqual([name]);
  });

  it('says of a text that is too long how long its field may be, and not how long a draft keeps it', () => {
    expect(schema.safeParse({ titre: 'x'.repeat(111) }).error?.issues).toMatchObject([
      { path: ['titre'], params: { code: 'kernel.trop-long', label: 'Titre', n: 10 } },
    ]);
  });

  it.each([
    ['titre', 12],
    ['titre', ['x']],
    ['nombre', true],
    ['montant', Number.NaN],
    ['montant', Number.POSITIVE_INFINITY],
    ['accord', 'oui'],
    ['periode', 'Mensuel'],
    ['periode', ['Annuel']],
    ['themes', 'sport'],
    ['themes', ['jeunesse']],
    ['themes', ['sport', 'sport', 'sport']],
    ['moyens', 'texte'],
    ['moyens', []],
    ['actions', {}],
    ['charges', [1]],
    ['charges', { 60: true }],
    ['customs', { nb_equipes: [1] }],
  ])('refuses in « %s » a value of another kind: %j', (name, value) => {
    expect(refusalOf({ [name]: value })[0]).toMatch(new RegExp(`^${name}`));
  });

  it('refuses unknown names, by their name and where they stand', () => {
    expect(refusalOf({ inconnu: 1 })).toEqual([' inconnu']);
    expect(refusalOf({ moyens: { inconnu: null } })).toEqual(['moyens inconnu']);
    expect(refusalOf({ actions: [{ id: 'a1', dates: [{ id: 'd1', inconnu: 1 }] }] })).toEqual([
      'actions.0.dates.0 inconnu',
    ]);
    expect(refusalOf({ customs: { inconnu: 1 } })).toEqual(['customs inconnu']);
    expect(refusalOf(JSON.parse('{"__proto__":{"admin":true}}'))).toEqual([' __proto__']);
    expect(refusalOf({ constructor: 1 })).toEqual([' constructor']);
  });

  it('refuses an amount on an account that the form does not have', () => {
    expect(isKept({ charges: { 60: 100, 61: null } })).toBe(true);
    expect(refusalOf({ charges: { 60: 100, 99: 1 } })).toEqual(['charges 99']);
  });

  it.each(['a\0b', 'a\ud800b', '\udc00'])('refuses the text %j, that no database can keep', (text) => {
    for (const draft of [
      { titre: text },
      { jour: text },
      { nombre: text },
      { id_rib: text },
      { charges: { 60: text } },
    ]) {
      expect(isKept(draft)).toBe(false);
    }
    expect(schema.safeParse({ titre: text }).error?.issues[0]).toMatchObject({
      params: { code: 'kernel.caracteres', label: 'Titre' },
    });
    expect(isKept({ titre: 'œuvre 😀\n\tfin' })).toBe(true);
  });
});

describe('the rows of a list', () => {
  it('are as many as the form allows, n−1, n, n+1', () => {
    const lines = (n: number) => Array.from({ length: n }, (_, index) => ({ id: `a${index}` }));
    expect([1, 2, 3].map((n) => isKept({ actions: lines(n) }))).toEqual([true, true, false]);
    expect([1, 2, 3].map((n) => isKept({ actions: [{ id: 'a1', dates: lines(n) }] }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('each have an id of their own, that can stand in a path', () => {
    expect(isKept({ actions: [{ id: 'a1' }, { id: 'a1' }] })).toBe(false);
    expect(isKept({ actions: [{ nom: 'Sans id' }] })).toBe(false);
    for (const id of [null, '', 'a.b', 'a b', '__proto__', 'constructor', 'x'.repeat(65), 1]) {
      expect(isKept({ actions: [{ id }] }), String(id)).toBe(false);
    }
    for (const id of ['2027', 'x'.repeat(64), '2027-0b61f7a0-6f3c-4f6e-9d55-1f0c2f6f8f00']) {
      expect(isKept({ actions: [{ id }] }), id).toBe(true);
    }
  });
});

describe('custom fields', () => {
  it('come from the campaign version, and are unknown without one', () => {
    expect(isKept({ customs: { nb_equipes: 3 } })).toBe(true);
    expect(draftSchema(fields).safeParse({ customs: { nb_equipes: 3 } }).success).toBe(false);
    expect(draftSchema(fields).safeParse({ customs: {} }).success).toBe(true);
  });
});

describe('a schema', () => {
  it('is built once for a table and a campaign version', () => {
    expect(draftSchema(fields, custom)).toBe(schema);
    expect(draftSchema(fields, { ...custom })).not.toBe(schema);
    expect(draftSchema({ ...fields }, custom)).not.toBe(schema);
    expect(draftSchema(fields)).toBe(draftSchema(fields));
  });
});

it.each(['\u0001', ' \u0007\u001b\n', '\u000b', '\u0085', 'a\u0001b', 'a\u007f'])(
  'refuses the control characters of %j as soon as they are saved',
  (text) => {
    const schema = draftSchema({ nom: { kind: 'text', label: 'Nom', max: 20 } });
    expect(schema.safeParse({ nom: text }).success).toBe(false);
    expect(schema.safeParse({ nom: ` \n` }).success).toBe(true);
  },
);
