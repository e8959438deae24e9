import { describe, expect, it } from 'vitest';
import { splitFound } from './mots-trouves.ts';
import {
  answeredFor,
  associationItems,
  type DossierTrouve,
  dossierItems,
  groupsWith,
  pageItems,
} from './palette-items.ts';
import { isPaletteKey } from './palette-open.ts';

const dossier = (id_fo: string, nom: string, id_siret: string): DossierTrouve => ({
  genre: 'subvention',
  id_fo,
  demandeur: { id_siret, nom, commune: 'Marseille' },
  description: { titre: 'FDVA 2027', lib_sous_type_dispositif: 'Formation', projet: 'Former nos arbitres' },
  instructions: [{ etat: 'D', depart: null }],
});

const found = [
  dossier('26-000006', 'Cercle de voile des Goudes', '11111111111111'),
  dossier('26-000007', 'Cercle de voile des Goudes', '11111111111111'),
  dossier('26-000008', 'Fédération de pétanque', '22222222222222'),
];

describe('what the palette lists', () => {
  it('a dossier says its association, its number and its state', () => {
    expect(dossierItems(found)[0]).toMatchObject({
      label: expect.stringContaining('Former nos arbitres'),
      details: 'Cercle de voile des Goudes · 26-000006 · transmis au service instructeur',
      href: expect.stringContaining('26-000006'),
    });
    expect(dossierItems(Array.from({ length: 20 }, () => found[0] as DossierTrouve))).toHaveLength(6);
  });

  it('an association is listed once, and only when its own name or number holds the words', () => {
    expect(associationItems(found, 'VOILE').map(({ label }) => label)).toEqual([
      'Cercle de voile des Goudes',
    ]);
    expect(associationItems(found, 'petanque').map(({ label }) => label)).toEqual(['Fédération de pétanque']);
    expect(associationItems(found, '26-000006')).toEqual([]);
  });

  it('pages keep the name of their menu, and groups without a match are left out', () => {
    const pages = pageItems([
      { label: 'Dossiers', href: '/dossiers' },
      { label: 'Administration', links: [{ label: 'Agréments', href: '/administration/rda' }] },
    ]);
    const groups = [{ titre: 'Pages', items: pages }];
    expect(groupsWith(groups, 'agrements admin')[0]?.items.map(({ label }) => label)).toEqual(['Agréments']);
    expect(groupsWith(groups, 'zzz')).toEqual([]);
    expect(groupsWith(groups, '')[0]?.items).toHaveLength(2);
  });

  it('what was found for the words before stays only if it holds the new ones', () => {
    const groups = [{ titre: 'Dossiers', items: dossierItems(found) }];
    const ids = (words: string, isWaiting: boolean) =>
      answeredFor(words, isWaiting, groups).flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids('26-000007', true)).toEqual(['dossier-26-000007']);
    expect(ids('à prendre', true)).toEqual([]);
    // The server also finds what is spelt otherwise, which only it can tell.
    expect(ids('petanke', false)).toHaveLength(3);
  });
});

describe('what is marked', () => {
  it('the beginning of a word, whatever its accents and capitals', () => {
    expect(splitFound('Fédération de Voile', 'fede voile')).toEqual([
      { part: 'Fédé', isFound: true },
      { part: 'ration de ', isFound: false },
      { part: 'Voile', isFound: true },
    ]);
    expect(splitFound('Voile', '')).toEqual([{ part: 'Voile', isFound: false }]);
  });
});

describe('the key of the palette', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const pressed = (keys: Partial<KeyboardEvent> & { key: string }) => ({ ...none, ...keys });
  it('is Ctrl+K or ⌘K, never a letter alone', () => {
    expect(isPaletteKey(pressed({ key: 'k', ctrlKey: true }))).toBe(true);
    expect(isPaletteKey(pressed({ key: 'K', metaKey: true }))).toBe(true);
    expect(isPaletteKey(pressed({ key: 'k' }))).toBe(false);
    expect(isPaletteKey(pressed({ key: 'k', ctrlKey: true, shiftKey: true }))).toBe(false);
  });
});
