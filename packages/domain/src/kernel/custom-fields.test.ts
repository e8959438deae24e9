import { describe, expect, it } from 'vitest';
import { askSchema, readCustomFields } from './custom-fields.ts';
import { type CustomFields, draftSchema } from './draft-schema.ts';
import type { Fields } from './fields.ts';
import { problems } from './walk-problems.ts';

const equipes = { kind: 'int', label: 'Équipes', min: 1, max: 9, requiredAt: 'transmission' } as const;
const niveau = {
  kind: 'choice',
  label: 'Niveau',
  options: [
    { value: 'dep', label: 'Départemental' },
    { value: 'reg', label: 'Régional' },
  ],
} as const;

const read = (row: object) => readCustomFields({ bloc: { champ: { label: 'Champ', ...row } } });

describe('the custom fields of a campaign version', () => {
  it('are read as they are written', () => {
    const blocs = {
      'custom-bloc': { nb_equipes: equipes, niveau },
      suite: { note: { kind: 'text', label: 'Note', max: 5 } },
    };
    expect(readCustomFields(blocs)).toEqual({ ok: true, value: blocs });
    expect(readCustomFields({})).toEqual({ ok: true, value: {} });
  });

  it('work like the rows in code', () => {
    const custom = readCustomFields({ 'custom-bloc': { nb_equipes: equipes } });
    const fields = {
      customs: { kind: 'custom', label: 'Questions', bloc: 'custom-bloc' },
    } as const satisfies Fields;
    if (!custom.ok) throw new Error('refused');
    expect(draftSchema(fields, custom.value).safeParse({ customs: { nb_equipes: 12 } }).success).toBe(true);
    expect(
      problems(fields, { customs: { nb_equipes: 12 } }, { stage: 'transmission', custom: custom.value }),
    ).toEqual([
      { code: 'kernel.trop-grand', field: 'customs.nb_equipes', params: { label: 'Équipes', n: 9 } },
    ]);
  });

  it('each have a code of their own, in all the blocks of the version', () => {
    expect(readCustomFields({ un: { nb: equipes }, deux: { nb: niveau } })).toEqual({
      ok: false,
      problems: [{ code: 'kernel.ligne-en-double', params: { label: 'nb' } }],
    });
  });

  it('never take the code of an earlier field with another kind', () => {
    const before: CustomFields[] = [{ un: { nb: equipes } }, { un: { autre: niveau } }];
    expect(readCustomFields({ deux: { nb: { ...equipes, max: 99 }, autre: niveau } }, before).ok).toBe(true);
    expect(readCustomFields({ un: { nb: niveau } }, before)).toEqual({
      ok: false,
      problems: [{ code: 'kernel.champ-non-modifiable', params: { champ: 'nb' } }],
    });
    expect(readCustomFields({ un: { autre: equipes } }, before).ok).toBe(false);
  });

  it.each(['a', 'Nb', '1nb', 'nb-equipes', 'nb.equipes', '', 'constructor', 'prototype', 'x'.repeat(42)])(
    'cannot be called « %s »',
    (code) => {
      expect(readCustomFields({ bloc: { [code]: equipes } }).ok).toBe(false);
    },
  );

  it('may be called with 2 to 41 characters', () => {
    for (const code of ['nb', 'x'.repeat(41), 'nb_2'])
      expect(readCustomFields({ bloc: { [code]: equipes } }).ok).toBe(true);
  });

  it.each([
    ['an unknown kind', { kind: 'iban' }],
    ['a section', { kind: 'group', fields: {} }],
    ['a text without a limit', { kind: 'text' }],
    ['a text beyond 5000 characters', { kind: 'text', max: 5001 }],
    ['bounds in the wrong order', { kind: 'int', min: 2, max: 1 }],
    ['euros with bounds in the wrong order', { kind: 'euros', min: 2, max: 1 }],
    ['decimals with bounds in the wrong order', { kind: 'decimal', decimals: 1, min: 2, max: 1 }],
    ['five decimals', { kind: 'decimal', decimals: 5 }],
    ['no option', { kind: 'choice', options: [] }],
    ['the same option twice', { kind: 'choice', options: [niveau.options[0], niveau.options[0]] }],
    ['an unknown stage', { kind: 'date', requiredAt: 'demain' }],
    ['a writer', { kind: 'date', writtenBy: 'server' }],
    ['a right', { kind: 'date', right: 'decide' }],
    ['an unknown name', { kind: 'bool', mustBeTrue: true }],
  ])('are refused with %s', (_, row) => {
    expect(read(row)).toMatchObject({ ok: false, problems: [{ code: 'kernel.requete-invalide' }] });
  });

  it.each([
    { kind: 'text', max: 5000, multiline: true },
    { kind: 'int', min: 1, max: 1 },
    { kind: 'euros' },
    { kind: 'decimal', decimals: 4, min: -1 },
    { kind: 'date', requiredAt: 'saisie' },
    { kind: 'bool', aide: 'Une phrase.' },
    { ...niveau, multiple: true },
  ])('may be %j', (row) => {
    expect(read(row).ok).toBe(true);
  });

  it('say where the first mistake is', () => {
    expect(read({ kind: 'int', min: 'un' })).toMatchObject({ problems: [{ field: 'bloc.champ.min' }] });
  });
});

describe('an ask written by people', () => {
  const base = { scope: 'projet', key: 'description.periode', operator: 'eq' };
  it.each([
    { ...base, value: 'Annuel' },
    { ...base, value: 0 },
    { ...base, value: false },
    { ...base, operator: 'in', value: ['a', 2] },
    { ...base, scope2: 'dossier', key2: 'exercice' },
    { ...base, operator: 'filled' },
    { ...base, operator: 'empty' },
  ])('is accepted: %j [R3.5]', (ask) => {
    expect(askSchema.safeParse(ask).success).toBe(true);
  });

  it.each([
    base,
    { ...base, value: '' },
    { ...base, operator: 'in', value: [] },
    { ...base, scope2: 'dossier' },
    { ...base, key2: 'exercice' },
    { ...base, value: 'Annuel', scope2: 'dossier' },
    { ...base, operator: 'like', value: 'x' },
    { ...base, scope: 'window', value: 'x' },
    { ...base, key: 'a b', value: 'x' },
    { ...base, value: 'x', code: 'eval' },
  ])('is refused when it can never be answered, or is not one: %j', (ask) => {
    expect(askSchema.safeParse(ask).success).toBe(false);
  });
});
