import { describe, expectTypeOf, it } from 'vitest';
import type { Draft, Fields, Sent } from './fields.ts';

const fields = {
  titre: { kind: 'text', label: 'Titre', max: 10, requiredAt: 'transmission' },
  note: { kind: 'text', label: 'Note', max: 10 },
  avis: { kind: 'text', label: 'Avis', max: 10, requiredAt: 'decision' },
  precision: {
    kind: 'text',
    label: 'Précision',
    max: 10,
    requiredAt: 'saisie',
    when: [{ scope: 'parent', key: 'titre', operator: 'filled' }],
  },
  nombre: { kind: 'int', label: 'Nombre', requiredAt: 'saisie' },
  jour: { kind: 'date', label: 'Jour' },
  accord: { kind: 'bool', label: 'Accord' },
  periode: {
    kind: 'choice',
    label: 'Période',
    requiredAt: 'transmission',
    options: [
      { value: 'Annuel', label: 'Annuel' },
      { value: 'Pluriannuel', label: 'Pluriannuel' },
    ],
  },
  themes: {
    kind: 'choice',
    label: 'Thèmes',
    multiple: true,
    options: [
      { value: 'sport', label: 'Sport' },
      { value: 'culture', label: 'Culture' },
    ],
  },
  moyens: {
    kind: 'group',
    label: 'Moyens',
    fields: { etpt: { kind: 'decimal', label: 'ETPT', decimals: 1, requiredAt: 'transmission' } },
  },
  actions: {
    kind: 'list',
    label: 'Actions',
    max: 3,
    requiredAt: 'transmission',
    fields: {
      nom: { kind: 'text', label: 'Nom', max: 10, requiredAt: 'transmission' },
      dates: {
        kind: 'list',
        label: 'Dates',
        max: 3,
        fields: {
          type: { kind: 'choice', label: 'Type', options: [{ value: 'debut', label: 'Début' }] },
        },
      },
    },
  },
  charges: {
    kind: 'montants',
    label: 'Charges',
    lignes: [{ code: '60', label: 'Achats' }],
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

type D = Draft<typeof fields>;
type S = Sent<typeof fields>;

describe('the type of a draft', () => {
  it('lets everything be missing, or null', () => {
    expectTypeOf<Record<never, never>>().toExtend<D>();
    expectTypeOf<{ titre: null; moyens: null; actions: null }>().toExtend<D>();
  });

  it('narrows choices to their options', () => {
    expectTypeOf<D['periode']>().toEqualTypeOf<'Annuel' | 'Pluriannuel' | null | undefined>();
    expectTypeOf<D['themes']>().toEqualTypeOf<('sport' | 'culture')[] | null | undefined>();
  });

  it('keeps a half-typed number as text', () => {
    expectTypeOf<D['nombre']>().toEqualTypeOf<number | string | null | undefined>();
    expectTypeOf<D['charges']>().toEqualTypeOf<Record<string, number | string | null> | null | undefined>();
  });

  it('gives rows an id, two lists deep', () => {
    type Action = NonNullable<D['actions']>[number];
    expectTypeOf<Action['id']>().toEqualTypeOf<string>();
    type Jour = NonNullable<Action['dates']>[number];
    expectTypeOf<Jour['id']>().toEqualTypeOf<string>();
    expectTypeOf<Jour['type']>().toEqualTypeOf<'debut' | null | undefined>();
  });

  it('knows no other name', () => {
    // @ts-expect-error « inconnu » is no row of the form
    const draft: D = { inconnu: 1 };
    expectTypeOf(draft).toEqualTypeOf<D>();
  });
});

describe('the type of what was transmitted', () => {
  it('holds what is required by then, never null', () => {
    expectTypeOf<S['titre']>().toEqualTypeOf<string>();
    expectTypeOf<S['nombre']>().toEqualTypeOf<number>();
    expectTypeOf<S['periode']>().toEqualTypeOf<'Annuel' | 'Pluriannuel'>();
    expectTypeOf<S['charges']>().toEqualTypeOf<Record<string, number | null>>();
    expectTypeOf<S['moyens']['etpt']>().toEqualTypeOf<number>();
    expectTypeOf<S['actions'][number]['nom']>().toEqualTypeOf<string>();
  });

  it('may miss what is optional, conditional, or required later', () => {
    expectTypeOf<S['note']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<S['precision']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<S['avis']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<S['accord']>().toEqualTypeOf<boolean | null | undefined>();
    expectTypeOf<S['jour']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<undefined>().toExtend<S['actions'][number]['dates']>();
  });

  it('is a draft too, but a draft is not it', () => {
    expectTypeOf<S>().toExtend<D>();
    expectTypeOf<D>().not.toExtend<S>();
  });
});
