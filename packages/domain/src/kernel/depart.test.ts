import { expect, test } from 'vitest';
import { type Depart, withDepart, withDepartValues } from './depart.ts';

type Forme = {
  titre?: string | null;
  lignes?: { id: string; nom: string }[];
  crf?: { rappel?: number | null };
};

/** Plays the saves of one person, each on the draft that the one before left, and returns the draft they began from. */
function playSaves(forms: readonly [Forme, ...Forme[]], paths: readonly (readonly string[])[]): Forme {
  const depart = paths.reduce<Depart>((known, one, n) => withDepart(known, forms[n] as Forme, one), {});
  return withDepartValues(forms.at(-1) as Forme, depart);
}

test('a field goes back to what was found first', () => {
  const forms: [Forme, ...Forme[]] = [{ titre: 'A' }, { titre: 'AB' }, { titre: 'ABC' }];
  expect(playSaves(forms, [['titre'], ['titre']])).toEqual({ titre: 'A' });
});

test('a field that was empty is empty again', () => {
  expect(playSaves([{}, { crf: { rappel: 30 } }], [['crf.rappel']])).toEqual({ crf: { rappel: null } });
});

test('a line added then filled is no longer there', () => {
  const lines = (nom: string): Forme => ({ lignes: [{ id: 'a', nom }] });
  const forms: [Forme, ...Forme[]] = [{ lignes: [] }, lines(''), lines('Repas')];
  expect(playSaves(forms, [['lignes.a'], ['lignes.a.nom']])).toEqual({ lignes: [] });
});

test('a line changed then removed is there with its first name', () => {
  const forms: [Forme, ...Forme[]] = [
    { lignes: [{ id: 'a', nom: 'Un' }] },
    { lignes: [{ id: 'a', nom: 'Deux' }] },
    { lignes: [] },
  ];
  expect(playSaves(forms, [['lignes.a.nom'], ['lignes.a']])).toEqual({ lignes: [{ id: 'a', nom: 'Un' }] });
});

test('what another person changed meanwhile stays', () => {
  // The title is theirs: only the line was saved by this person.
  const forms: [Forme, ...Forme[]] = [
    { titre: 'A', lignes: [{ id: 'a', nom: 'Un' }] },
    { titre: 'B', lignes: [{ id: 'a', nom: 'Deux' }] },
  ];
  expect(playSaves(forms, [['lignes.a.nom']])).toEqual({ titre: 'B', lignes: [{ id: 'a', nom: 'Un' }] });
});
