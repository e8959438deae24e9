import type { PapierRib } from '@asso/contract/association/papier-rib.endpoints';
import { expect, it } from 'vitest';
import type { Collection } from '../collection/use-collection.ts';
import { isTitulaireDouteux, isToType, ribPropose } from './confirmation-rib.ts';

const found = {
  identite: { association: { nom: 'Compagnie de théâtre du Faubourg' } },
  etablissements: { items: [] },
} as unknown as Collection;

const papier = (lu: object) =>
  ({
    deja: null,
    lu: { iban: { valeur: 'FR76' }, bic: { valeur: 'CCOPFRPP' }, titulaire: null, accord: null, ...lu },
  }) as unknown as PapierRib;

it('a holder that was not read stays empty: the portal never answers in its place', () => {
  expect(ribPropose(papier({}), found).titulaire).toBeNull();
  expect(isToType(papier({}))).toBe(true);
});

it('a holder with another distinctive word is doubtful, like another person', () => {
  const of = (accord: string) => isTitulaireDouteux(papier({ titulaire: { valeur: 'X' }, accord }));
  expect(['meme', 'proche', 'differe', 'autre'].map(of)).toEqual([false, false, true, true]);
});
