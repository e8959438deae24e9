import { describe, expect, it } from 'vitest';
import { applyChanges, type Changes, changesBetween } from './changes.ts';

const ligne = (id: string, objet: string, montant: number) => ({ id, objet, montant });
const aDraft = () => ({
  titre: 'Fête du quartier',
  nombre: 40,
  periode: { debut: '2027-03-01', fin: '2027-06-30' },
  themes: ['sport'],
  lignes: [ligne('l1', 'Salle', 500), ligne('l2', 'Sono', 200)],
  projets: [{ id: 'p1', nom: 'Tournoi', aides: [{ id: 'a1', nom: 'Ville' }] }],
});
type Draft = ReturnType<typeof aDraft>;
const stored = aDraft();

/** One person starts from `stored`, edits, and saves over what the other person already saved. */
function mergeOf(theirs: (draft: Draft) => void, mine: (draft: Draft) => void) {
  const [other, own] = [aDraft(), aDraft()];
  theirs(other);
  mine(own);
  return applyChanges(other, changesBetween(stored, own));
}

describe('two people', () => {
  it('both keep what they wrote in different fields', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.periode.debut = '2027-04-01';
      },
      (draft) => {
        draft.titre = 'Fête';
        draft.periode.fin = '2027-07-31';
      },
    );
    expect(conflicts).toEqual({});
    expect(value).toEqual({ ...stored, titre: 'Fête', periode: { debut: '2027-04-01', fin: '2027-07-31' } });
  });

  it('are asked when they wrote different values in the same field, and the first saved stands', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.nombre = 50;
      },
      (draft) => {
        draft.nombre = 60;
        draft.titre = 'Fête';
      },
    );
    expect(conflicts).toEqual({ nombre: 50 });
    expect(value).toEqual({ ...stored, nombre: 50, titre: 'Fête' });
  });

  it('agree when they wrote the same value', () => {
    const both = (draft: Draft) => {
      draft.nombre = 50;
      draft.themes = ['culture', 'sport'];
    };
    expect(mergeOf(both, both).conflicts).toEqual({});
  });

  it('are asked when one clears what the other corrected', () => {
    const merge = mergeOf(
      (draft) => {
        draft.titre = '';
      },
      (draft) => {
        draft.titre = 'Fête';
      },
    );
    expect(merge.conflicts).toEqual({ titre: '' });
  });

  it('add, edit and remove different rows of one list', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.lignes = [ligne('l2', 'Sono', 250), ligne('l3', 'Affiches', 80)];
      },
      (draft) => {
        draft.lignes.push(ligne('l4', 'Transport', 90));
      },
    );
    expect(conflicts).toEqual({});
    expect(value.lignes).toEqual([
      ligne('l2', 'Sono', 250),
      ligne('l3', 'Affiches', 80),
      ligne('l4', 'Transport', 90),
    ]);
  });

  it('edit different fields of the same row', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.lignes[0] = ligne('l1', 'Grande salle', 500);
      },
      (draft) => {
        draft.lignes[0] = ligne('l1', 'Salle', 600);
      },
    );
    expect(conflicts).toEqual({});
    expect(value.lignes[0]).toEqual(ligne('l1', 'Grande salle', 600));
  });

  it('both begin a list, or a section, that was empty', () => {
    const first = changesBetween({}, { lignes: [ligne('l1', 'Salle', 1)], periode: { debut: '2027-01-01' } });
    const second = changesBetween(
      { lignes: null, periode: null },
      {
        lignes: [ligne('l2', 'Sono', 2)],
        periode: { fin: '2027-02-01' },
      },
    );
    const { value, conflicts } = applyChanges(applyChanges({}, first).value, second);
    expect(conflicts).toEqual({});
    expect(value).toEqual({
      lignes: [ligne('l1', 'Salle', 1), ligne('l2', 'Sono', 2)],
      periode: { debut: '2027-01-01', fin: '2027-02-01' },
    });
  });

  it('add to a list inside a row', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.projets[0]?.aides.push({ id: 'a2', nom: 'Région' });
      },
      (draft) => {
        draft.projets[0]?.aides.push({ id: 'a3', nom: 'État' });
      },
    );
    expect(conflicts).toEqual({});
    expect(value.projets[0]?.aides.map((aide) => aide.id)).toEqual(['a1', 'a2', 'a3']);
  });

  it('remove the same row', () => {
    const both = (draft: Draft) => {
      draft.lignes = draft.lignes.filter((one) => one.id !== 'l1');
    };
    const { value, conflicts } = mergeOf(both, both);
    expect(conflicts).toEqual({});
    expect(value.lignes.map((one) => one.id)).toEqual(['l2']);
  });

  it('are asked when one removes the row that the other edited', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.lignes[0] = ligne('l1', 'Salle', 600);
      },
      (draft) => {
        draft.lignes.shift();
      },
    );
    expect(conflicts).toEqual({ 'lignes.l1': ligne('l1', 'Salle', 600) });
    expect(value.lignes).toHaveLength(2);
  });

  it('are asked about the whole row when one edits a row that the other removed', () => {
    const { value, conflicts } = mergeOf(
      (draft) => {
        draft.lignes.shift();
        draft.projets = [];
      },
      (draft) => {
        draft.lignes[0] = ligne('l1', 'Grande salle', 600);
        draft.projets[0]?.aides.push({ id: 'a2', nom: 'Région' });
      },
    );
    expect(conflicts).toEqual({ 'lignes.l1': null, 'projets.p1': null });
    expect(value.lignes.map((one) => one.id)).toEqual(['l2']);
    expect(value.projets).toEqual([]);
  });
});

describe('a change', () => {
  it('of a blank field never brings back the row that was removed', () => {
    const { value, conflicts } = applyChanges(
      { lignes: [{ id: 'l1' }] },
      {
        'lignes.l9.objet': { from: null, to: 'Salle' },
      },
    );
    expect(value).toEqual({ lignes: [{ id: 'l1' }] });
    expect(conflicts).toEqual({ 'lignes.l9': null });
  });

  it.each([
    ['absent', {}],
    ['null', { a: null }],
    ['an empty text', { a: '' }],
    ['an empty list', { a: [] }],
    ['a section with nothing in it', { a: { b: null, c: [] } }],
  ])('may start from %s as from any other blank', (_, draft) => {
    for (const from of [undefined, null, '', [], {}]) {
      expect(applyChanges(draft, { a: { from, to: 'x' } })).toEqual({ value: { a: 'x' }, conflicts: {} });
    }
    expect(changesBetween(draft, { a: null })).toEqual({});
  });

  it('to blank clears the field', () => {
    expect(applyChanges({ a: 'x' }, { a: { from: 'x', to: '' } }).value).toEqual({ a: null });
  });

  it('without what it starts from is asked, unless nothing was there', () => {
    expect(applyChanges({ a: 1 }, { a: { to: 2 }, b: { to: 3 } })).toEqual({
      value: { a: 1, b: 3 },
      conflicts: { a: 1 },
    });
  });

  it('keeps the id a row is addressed by', () => {
    const changes: Changes = { 'lignes.l1': { from: { id: 'l1', n: 1 }, to: { id: 'l2', n: 2 } } };
    expect(applyChanges({ lignes: [{ id: 'l1', n: 1 }] }, changes).value).toEqual({
      lignes: [{ id: 'l1', n: 2 }],
    });
  });

  it('leaves what was stored untouched', () => {
    const before = { lignes: [{ id: 'l1', n: 1 }] };
    applyChanges(before, { 'lignes.l1.n': { from: 1, to: 2 } });
    expect(before).toEqual({ lignes: [{ id: 'l1', n: 1 }] });
  });

  it.each(['__proto__.admin', 'a.__proto__.admin', 'constructor.prototype.admin', '__proto__'])(
    'never writes through %s',
    (path) => {
      const changes = Object.fromEntries([[path, { to: path === '__proto__' ? { admin: true } : true }]]);
      const { value, conflicts } = applyChanges<Record<string, unknown>>({ a: { b: 1 } }, changes);
      expect(value).toEqual({ a: { b: 1 } });
      expect(Object.keys(conflicts)).toEqual([path]);
      expect('admin' in {}).toBe(false);
      expect('admin' in value).toBe(false);
    },
  );
});

describe('the changes between two values', () => {
  it('go down to single fields and whole rows', () => {
    const after = aDraft();
    after.periode.fin = '2027-07-31';
    after.themes = ['sport', 'culture'];
    after.lignes = [ligne('l2', 'Sono', 300), ligne('l3', 'Affiches', 80)];
    expect(changesBetween(stored, after)).toEqual({
      'periode.fin': { from: '2027-06-30', to: '2027-07-31' },
      themes: { from: ['sport'], to: ['sport', 'culture'] },
      'lignes.l1': { from: ligne('l1', 'Salle', 500), to: null },
      'lignes.l2.montant': { from: 200, to: 300 },
      'lignes.l3': { from: null, to: ligne('l3', 'Affiches', 80) },
    });
  });

  it('do not count the order of rows', () => {
    expect(changesBetween(stored.lignes, stored.lignes.toReversed())).toEqual({});
  });

  it('say a name that no path can carry rather than lose it', () => {
    expect(Object.keys(changesBetween({}, { 'a.b': 1 }))).toEqual(['a.b']);
  });
});
