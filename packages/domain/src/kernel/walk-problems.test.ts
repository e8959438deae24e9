import { describe, expect, it } from 'vitest';
import type { Scopes } from './asks.ts';
import type { Fields, Stage } from './fields.ts';
import { isShown, problems } from './walk-problems.ts';

/** Returns « path: code » for each problem that blocks. */
const found = (
  fields: Fields,
  value: unknown,
  given: { stage?: Stage; scopes?: Scopes; custom?: Record<string, Fields> } = {},
) =>
  problems(fields, value, { stage: 'transmission', ...given }).map(
    (problem) => `${problem.field}: ${problem.code.replace('kernel.', '')}`,
  );

const text = (label: string) => ({ kind: 'text', label, max: 20 }) as const;
const required = (label: string) => ({ ...text(label), requiredAt: 'transmission' }) as const;

describe('a stage', () => {
  const fields = {
    nom: { ...text('Nom'), requiredAt: 'saisie' },
    objet: { ...text('Objet'), requiredAt: 'transmission' },
    avis: { ...text('Avis'), requiredAt: 'decision' },
    note: text('Note'),
  } as const satisfies Fields;

  it.each([
    ['saisie', ['nom: obligatoire']],
    ['transmission', ['nom: a-renseigner', 'objet: a-renseigner']],
    ['decision', ['nom: a-renseigner', 'objet: a-renseigner', 'avis: a-renseigner']],
  ] as const)('%s asks for what is required by then, and before [R5.14]', (stage, expected) => {
    for (const value of [undefined, null, {}, { nom: ' ', objet: null, avis: '' }]) {
      expect(found(fields, value, { stage })).toEqual(expected);
    }
    expect(found(fields, { nom: 'a', objet: 'b', avis: 'c' }, { stage })).toEqual([]);
  });

  it('says what is wrong with a filled value whatever the stage', () => {
    for (const stage of ['saisie', 'transmission'] as const) {
      expect(found({ note: text('Note') }, { note: 'x'.repeat(21) }, { stage })).toEqual(['note: trop-long']);
    }
  });

  it('gives each problem the label of its field', () => {
    expect(problems({ objet: required('Objet') }, {}, { stage: 'transmission' })).toEqual([
      { code: 'kernel.a-renseigner', field: 'objet', params: { label: 'Objet' } },
    ]);
  });
});

describe('a path', () => {
  const fields = {
    moyens: { kind: 'group', label: 'Moyens', fields: { objet: required('Objet') } },
    projets: {
      kind: 'list',
      label: 'Projets',
      max: 3,
      fields: {
        nom: required('Nom'),
        aides: { kind: 'list', label: 'Aides', max: 3, fields: { nom: required('Nom') } },
        charges: { kind: 'montants', label: 'Charges', lignes: [{ code: '60', label: 'Achats' }] },
      },
    },
    customs: { kind: 'custom', label: 'Questions', bloc: 'custom-bloc' },
  } as const satisfies Fields;

  it('names sections, and rows by their id, as deep as they go', () => {
    const value = {
      projets: [{ id: 'p1', nom: 'A', aides: [{ id: 'a9' }], charges: { 60: 'x' } }, { id: 'p2' }],
    };
    expect(found(fields, value)).toEqual([
      'moyens.objet: a-renseigner',
      'projets.p1.aides.a9.nom: a-renseigner',
      'projets.p1.charges.60: format',
      'projets.p2.nom: a-renseigner',
    ]);
  });

  it('names custom fields below the row where they stand', () => {
    const custom = { 'custom-bloc': { licence: required('Licence'), note: text('Note') } };
    expect(found(fields, { moyens: { objet: 'x' }, customs: { note: 'x'.repeat(21) } }, { custom })).toEqual([
      'customs.licence: a-renseigner',
      'customs.note: trop-long',
    ]);
  });
});

describe('an ask', () => {
  const when = [{ scope: 'projet', key: 'recrutement', operator: 'eq', value: true }] as const;
  const row = { ...required('Nombre'), when };
  const projet = (recrutement?: boolean): Scopes => ({ projet: { recrutement } });

  it('hides the field, and what it holds, when it says no', () => {
    expect(isShown(row, projet(false))).toBe(false);
    expect(found({ row }, {}, { scopes: projet(false) })).toEqual([]);
    expect(found({ row }, { row: 'x'.repeat(21) }, { scopes: projet(false) })).toEqual([]);
  });

  it('shows and requires the field when it holds', () => {
    expect(isShown(row, projet(true))).toBe(true);
    expect(found({ row }, {}, { scopes: projet(true) })).toEqual(['row: a-renseigner']);
  });

  it('shows the field but cannot make it required when its input is missing', () => {
    for (const scopes of [projet(), {}]) {
      expect(isShown(row, scopes)).toBe(true);
      expect(found({ row }, {}, { scopes })).toEqual([]);
      expect(found({ row }, { row: 'x'.repeat(21) }, { scopes })).toEqual(['row: trop-long']);
    }
  });

  const inner = { nom: required('Nom') };
  it.each([
    ['a section', { kind: 'group', label: 'S', when, fields: inner }, {}, 's.nom: a-renseigner'],
    ['custom fields', { kind: 'custom', label: 'S', when, bloc: 'b' }, {}, 's.nom: a-renseigner'],
    [
      'a row',
      { kind: 'list', label: 'S', when, max: 2, fields: inner },
      [{ id: 'l1' }],
      's.l1.nom: a-renseigner',
    ],
    [
      'a list',
      { kind: 'list', label: 'S', when, max: 2, fields: {}, requiredAt: 'transmission' },
      [],
      's: pas-assez-de-lignes',
    ],
    [
      'amounts',
      { kind: 'montants', label: 'S', when, lignes: [], requiredAt: 'transmission' },
      {},
      's: a-renseigner',
    ],
  ] as const)('decides in the same way for %s', (_, s, value, problem) => {
    const given = { custom: { b: inner } };
    expect(found({ s }, { s: value }, { ...given, scopes: projet(false) })).toEqual([]);
    expect(found({ s }, { s: value }, { ...given, scopes: projet(true) })).toEqual([problem]);
    expect(found({ s }, { s: value }, { ...given, scopes: projet() })).toEqual([]);
  });

  it('reads its nearest enclosing row as « parent »', () => {
    const fields = {
      type: text('Type'),
      lignes: {
        kind: 'list',
        label: 'Lignes',
        max: 5,
        fields: {
          type: text('Type'),
          precision: {
            ...required('Précision'),
            when: [{ scope: 'parent', key: 'type', operator: 'eq', value: 'autre' }],
          },
        },
      },
    } as const satisfies Fields;
    const lignes = [{ id: 'l1', type: 'autre' }, { id: 'l2', type: 'achat' }, { id: 'l3' }];
    expect(found(fields, { type: 'autre', lignes })).toEqual(['lignes.l1.precision: a-renseigner']);
  });
});

describe('a list', () => {
  const list = (more: object) => ({
    lignes: { kind: 'list' as const, label: 'Lignes', max: 3, fields: { nom: text('Nom') }, ...more },
  });
  const lines = (n: number) => ({ lignes: Array.from({ length: n }, (_, index) => ({ id: `l${index}` })) });

  it.each([
    [0, ['lignes: pas-assez-de-lignes']],
    [1, ['lignes: pas-assez-de-lignes']],
    [2, []],
    [3, []],
    [4, ['lignes: trop-de-lignes']],
  ])('required with 2 to 3 rows and given %i', (n, expected) => {
    expect(found(list({ min: 2, requiredAt: 'transmission' }), lines(n))).toEqual(expected);
  });

  it('that is required needs one row when it says no minimum, from the stage it names', () => {
    expect(found(list({ requiredAt: 'transmission' }), {})).toEqual(['lignes: pas-assez-de-lignes']);
    expect(found(list({ requiredAt: 'transmission' }), {}, { stage: 'saisie' })).toEqual([]);
    expect(found(list({ requiredAt: 'saisie' }), {}, { stage: 'saisie' })).toEqual([
      'lignes: pas-assez-de-lignes',
    ]);
    expect(found(list({ min: 2 }), lines(1))).toEqual([]);
  });

  it('says the number of rows it wants', () => {
    const said = problems(list({ min: 2, requiredAt: 'transmission' }), lines(0), { stage: 'transmission' });
    expect(said[0]?.params).toEqual({ label: 'Lignes', n: 2 });
    expect(problems(list({}), lines(4), { stage: 'saisie' })[0]?.params).toEqual({ label: 'Lignes', n: 3 });
  });
});

describe('the key of a list', () => {
  const format = {
    name: 'iban',
    normalise: (one: string) => one.replaceAll(' ', '').toUpperCase(),
    check: () => null,
  };
  const fields = {
    lignes: {
      kind: 'list',
      label: 'Lignes',
      max: 9,
      key: ['annee', 'iban'],
      fields: { annee: { kind: 'int', label: 'Année' }, iban: { ...text('IBAN'), format }, nom: text('Nom') },
    },
  } as const satisfies Fields;
  const rows = (...keys: [number | null, string][]) => ({
    lignes: keys.map(([annee, iban], index) => ({ id: `l${index}`, annee, iban, nom: 'même' })),
  });

  it('is carried by one row only: the later ones are said', () => {
    expect(found(fields, rows([2027, 'A'], [2027, 'B'], [2028, 'A']))).toEqual([]);
    expect(
      found(fields, rows([2027, 'A'], [2028, 'A'], [2027, 'A'], [2027, 'A']), { stage: 'saisie' }),
    ).toEqual(['lignes.l2: ligne-en-double', 'lignes.l3: ligne-en-double']);
  });

  it('is compared as it will be stored', () => {
    expect(found(fields, rows([2027, 'FR76 42'], [2027, 'fr7642']))).toEqual(['lignes.l1: ligne-en-double']);
  });

  it('is not compared while part of it is missing', () => {
    expect(found(fields, rows([null, 'A'], [null, 'A'], [2027, ''], [2027, ' ']))).toEqual([]);
  });
});

describe('amounts by account', () => {
  const charges = {
    kind: 'montants',
    label: 'Charges',
    lignes: [
      { code: '60', label: 'Achats' },
      { code: '61', label: 'Services' },
    ],
    requiredAt: 'transmission',
  } as const;

  it('are required as one: any amount fills them, zero included', () => {
    expect(found({ charges }, { charges: { 60: null, 61: '' } })).toEqual(['charges: a-renseigner']);
    expect(found({ charges }, { charges: { 60: 0 } })).toEqual([]);
    expect(found({ charges }, {}, { stage: 'saisie' })).toEqual([]);
  });

  it.each([
    [-1, ['charges.60: trop-petit']],
    [0, []],
    [500, []],
    [500.5, ['charges.60: format']],
    ['500 env.', ['charges.60: format']],
    [999_999_999_999, []],
    [1_000_000_000_000, ['charges.60: trop-grand']],
  ])('are whole euros, not negative: %s', (amount, expected) => {
    expect(found({ charges }, { charges: { 60: amount } })).toEqual(expected);
  });

  it('name the account that is wrong', () => {
    expect(problems({ charges }, { charges: { 61: 'x' } }, { stage: 'saisie' })[0]?.params?.label).toBe(
      'Services',
    );
  });
});

describe('boxes', () => {
  const attestation = {
    kind: 'bool',
    label: 'J’atteste',
    mustBeTrue: true,
    requiredAt: 'transmission',
  } as const;
  const themes = {
    kind: 'choice',
    label: 'Thèmes',
    multiple: true,
    options: [{ value: 'sport', label: 'Sport' }],
    requiredAt: 'transmission',
  } as const;

  it('that must be ticked are asked for when their stage comes, not before [R5.133]', () => {
    for (const value of [{}, { attestation: null }, { attestation: false }]) {
      expect(found({ attestation }, value, { stage: 'saisie' })).toEqual([]);
      expect(found({ attestation }, value)).toEqual(['attestation: case-a-cocher']);
    }
    expect(found({ attestation }, { attestation: true })).toEqual([]);
  });

  it('that must be ticked at no stage in particular are refused unticked, and may be left alone', () => {
    const { requiredAt: _, ...always } = attestation;
    expect(found({ always }, { always: false }, { stage: 'saisie' })).toEqual(['always: case-a-cocher']);
    expect(found({ always }, {})).toEqual([]);
  });

  it('of which one must be ticked say so in the same words [R5.133]', () => {
    for (const value of [{}, { themes: [] }])
      expect(found({ themes }, value)).toEqual(['themes: case-a-cocher']);
    expect(found({ themes }, { themes: ['sport'] })).toEqual([]);
  });

  it('that ask yes or no are answered by no', () => {
    const recrutement = { kind: 'bool', label: 'Recrutement', requiredAt: 'transmission' } as const;
    expect(found({ recrutement }, { recrutement: false })).toEqual([]);
    expect(found({ recrutement }, {})).toEqual(['recrutement: a-renseigner']);
  });
});

describe('a group whose rows are checked together', () => {
  const fields = {
    lieu: {
      kind: 'group',
      label: 'Lieu',
      fields: { cp: text('Code postal') },
      when: [{ scope: 'parent', key: 'fixe', operator: 'eq', value: 'oui' }],
      check: (value) => {
        const cp = (value as { cp?: string } | undefined)?.cp;
        return cp === 'faux' ? [{ code: 'kernel.format', field: 'cp' }, { code: 'kernel.inchange' }] : [];
      },
    },
    fixe: text('Fixe'),
  } as const satisfies Fields;

  it('says its problems below its own path, beside those of its rows', () => {
    expect(found(fields, { fixe: 'oui', lieu: { cp: 'faux' } })).toEqual([
      'lieu.cp: format',
      'lieu: inchange',
    ]);
    expect(found(fields, { fixe: 'oui', lieu: { cp: 'x'.repeat(21) } })).toEqual(['lieu.cp: trop-long']);
    expect(found(fields, { fixe: 'oui' })).toEqual([]);
  });

  it('is silent where it is not asked', () => {
    expect(found(fields, { fixe: 'non', lieu: { cp: 'faux' } })).toEqual([]);
  });
});
