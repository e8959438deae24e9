import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { Format } from '@asso/domain/kernel/formats';
import type { Hand } from '@asso/domain/kernel/writable';
import { describe, expect, it } from 'vitest';
import { saveFields } from './save-fields.ts';

const majuscules: Format = {
  name: 'test',
  normalise: (text) => text.trim().toUpperCase(),
  check: (text) => (/^[A-Z]+$/.test(text) ? null : { code: 'kernel.format' }),
};

const fields = {
  nom: { kind: 'text', label: 'Nom', max: 10, format: majuscules },
  ville: { kind: 'text', label: 'Ville', max: 10 },
  numero: { kind: 'text', label: 'Numéro', max: 10, writtenBy: 'server' },
  compte: { kind: 'text', label: 'Compte', max: 10, right: 'editRib' },
  bloc: {
    kind: 'group',
    label: 'Bloc',
    fields: {
      texte: { kind: 'text', label: 'Texte', max: 10 },
      accorde: { kind: 'euros', label: 'Accordé', writtenBy: 'service' },
    },
  },
  lignes: {
    kind: 'list',
    label: 'Lignes',
    max: 3,
    fields: {
      montant: { kind: 'euros', label: 'Montant' },
      accorde: { kind: 'euros', label: 'Accordé', writtenBy: 'service' },
    },
  },
} as const satisfies Fields;

const hand: Hand = { rights: { edit: true }, writer: 'association' };
const stored: Draft<typeof fields> = {
  nom: 'CLUB',
  numero: '12',
  bloc: { texte: 'ici', accorde: 5 },
  lignes: [{ id: 'l1', montant: 10, accorde: 8 }],
};
type Changes = Parameters<typeof saveFields>[0]['changes'];
const save = (changes: Changes, more: { hand?: Hand; locked?: string[] } = {}) =>
  saveFields({ fields, stored, version: 3, changes, hand, ...more });

describe('saving a form', () => {
  it('writes what this hand may write and leaves the rest as it was', () => {
    expect(save({ ville: { from: null, to: 'Arles' } })).toEqual({
      ok: true,
      value: { ...stored, ville: 'Arles' },
      isChanged: true,
    });
  });

  it('keeps a right text in its normal form and a badly typed one as it was typed', () => {
    expect(save({ nom: { from: 'CLUB', to: ' voile ' } })).toMatchObject({ value: { nom: 'VOILE' } });
    expect(save({ nom: { from: 'CLUB', to: ' voile 2' } })).toMatchObject({ value: { nom: ' voile 2' } });
  });

  it('composes accents', () => {
    expect(save({ ville: { to: 'Ale\u0300s' } })).toMatchObject({ value: { ville: 'Alès' } });
  });

  it('gives the present value of what somebody else changed, and saves nothing of the rest', () => {
    const saved = save({ nom: { from: 'AUTRE', to: 'VOILE' }, ville: { to: 'Arles' } });
    expect(saved).toEqual({
      ok: false,
      problems: [{ code: 'kernel.conflit' }],
      conflicts: { nom: 'CLUB' },
      version: 3,
    });
  });

  it('takes a save sent twice for one', () => {
    expect(save({ nom: { from: 'AVANT', to: 'CLUB' } })).toEqual({
      ok: true,
      value: stored,
      isChanged: false,
    });
  });

  it('says in French what kind of value is expected', () => {
    const saved = save({ ville: { to: 3 } });
    const [detail] = saved.ok ? [] : saved.problems.map(({ params }) => String(params?.detail));
    expect(detail).toMatch(/attendu/);
    expect(detail).not.toMatch(/expected|received/);
  });

  it('refuses a value longer than any draft', () => {
    expect(save({ ville: { to: 'x'.repeat(111) } })).toMatchObject({ ok: false });
    expect(save({ ville: { to: 'x'.repeat(110) } })).toMatchObject({ ok: true });
  });
});

describe('what a hand may not write', () => {
  const refused = (changes: Changes, more = {}) => {
    const saved = save(changes, more);
    return saved.ok ? [] : saved.problems.map(({ code, field }) => `${code} ${field}`);
  };

  it('refuses a server row that differs and accepts it when equal', () => {
    expect(refused({ numero: { from: '12', to: '13' } })).toEqual(['kernel.champ-non-modifiable numero']);
    expect(refused({ numero: { from: '12', to: '12' }, ville: { to: 'Arles' } })).toEqual([]);
  });

  it('refuses an unknown name by its name, even empty', () => {
    expect(refused({ surnom: { to: 'x' } })).toEqual(['kernel.champ-inconnu surnom']);
    expect(refused({ surnom: { to: null } })).toEqual(['kernel.champ-inconnu surnom']);
    expect(refused({ __proto__x: { to: 1 } })).toEqual(['kernel.champ-inconnu __proto__x']);
  });

  it('refuses a row whose right is closed', () => {
    expect(refused({ compte: { to: 'x' } })).toEqual(['kernel.champ-non-modifiable compte']);
    const open = { hand: { ...hand, rights: { editRib: true } } };
    expect(refused({ compte: { to: 'x' } }, open)).toEqual([]);
  });

  it('looks inside a whole group, a whole line and a whole list', () => {
    expect(refused({ bloc: { from: stored.bloc, to: { texte: 'ici', accorde: 900 } } })).toEqual([
      'kernel.champ-non-modifiable bloc.accorde',
    ]);
    expect(refused({ bloc: { from: stored.bloc, to: { texte: 'là', accorde: 5 } } })).toEqual([]);
    expect(refused({ bloc: { from: stored.bloc, to: null } })).toEqual([
      'kernel.champ-non-modifiable bloc.accorde',
    ]);
    expect(
      refused({ 'lignes.l1': { from: stored.lignes?.[0], to: { id: 'l1', montant: 11, accorde: 9 } } }),
    ).toEqual(['kernel.champ-non-modifiable lignes.l1.accorde']);
    expect(refused({ 'lignes.l2': { to: { id: 'l2', montant: 1, accorde: 1 } } })).toEqual([
      'kernel.champ-non-modifiable lignes.l2.accorde',
    ]);
    expect(refused({ 'lignes.l2': { to: { id: 'l2', pirate: 1 } } })).toEqual([
      'kernel.champ-inconnu lignes.l2.pirate',
    ]);
  });

  it('adds, changes and takes away a line', () => {
    expect(save({ 'lignes.l2': { to: { id: 'l2', montant: 4 } } })).toMatchObject({
      value: { lignes: [stored.lignes?.[0], { id: 'l2', montant: 4 }] },
    });
    expect(save({ 'lignes.l1.montant': { from: 10, to: 12 } })).toMatchObject({
      value: { lignes: [{ id: 'l1', montant: 12, accorde: 8 }] },
    });
    expect(save({ 'lignes.l1': { from: stored.lignes?.[0], to: null } })).toMatchObject({
      value: { lignes: [] },
    });
  });

  it('refuses what is locked for this object, below the lock as well', () => {
    expect(refused({ 'bloc.texte': { from: 'ici', to: 'là' } }, { locked: ['bloc'] })).toEqual([
      'kernel.champ-non-modifiable bloc.texte',
    ]);
    expect(refused({ ville: { to: 'Arles' } }, { locked: ['vill'] })).toEqual([]);
  });
});
