import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { describe, expect, it } from 'vitest';
import { type NavigationItem, navigationItems, withFewItems, writtenItems } from './navigation-items.ts';

const labels = (items: readonly NavigationItem[]): (string | string[])[] =>
  items.map((item) => ('links' in item ? item.links.map(({ label }) => label) : item.label));

const admin = navigationItems({ role: 'lca.admin', association: null, services: [] });

const club = {
  id_association: 'a',
  id_correspondance: '1042',
  id_siren: '661017236',
  id_siret: '66101723600018',
  id_rna: null,
  type: 'association',
  restreint: false,
  isValideurCEC: false,
  declarations: 0,
  isPassSportEligible: true,
} as UserAssociation;

describe('the navigation', () => {
  it.each([
    ['association', true],
    ['association', false],
    ['etablissement', true],
    ['etablissement', false],
  ] as const)(
    'of an %s has Pass’Sport when it is eligible (%s), and only then [R2.22]',
    (type, isPassSportEligible) => {
      const association = { ...club, type, isPassSportEligible };
      const shown = labels(navigationItems({ role: 'lca.association', association, services: [] })).flat();
      expect(shown.includes('Pass’Sport')).toBe(isPassSportEligible);
    },
  );

  it.each([
    [null, 'Obtenir un SIRET'],
    ['ridet', 'Numéro RIDET'],
    ['tahiti', 'Numéro TAHITI'],
  ] as const)('of an association without a number leads to the one of its territory: %s', (local, label) => {
    const association = { ...club, id_siret: null, numero_local: local };
    const shown = labels(navigationItems({ role: 'lca.association', association, services: [] })).flat();
    expect(shown).toContain(label);
  });

  it('of who has no association is the one page that is open to them', () => {
    expect(navigationItems({ role: 'lca.association', association: null, services: [] })).toEqual([
      { label: 'Trouver votre association', href: '/ajout-association/choix-association' },
    ]);
  });

  it.each([
    ['rds.user', 'membre', false],
    ['rds.user', 'responsable', true],
    ['rds.service', 'compte', true],
  ])('of %s, %s of a service, leads to its keys: %s', (role, dans, isThere) => {
    const items = navigationItems({ role, association: null, services: [{ role: dans }] });
    expect(labels(items).includes('Clés et webhooks')).toBe(isThere);
  });

  it('of a service never leads to the associations’ catalogue by its name, nor who administers to an empty queue', () => {
    const of = (role: string) => labels(navigationItems({ role, association: null, services: [] })).flat();
    expect(of('rds.user')).not.toContain('Subventions');
    expect(of('rds.user')).toEqual(
      expect.arrayContaining(['Versements', 'Campagnes ouvertes', 'Lettres et conventions', 'Chorus']),
    );
    expect(of('rds.appli_admin')).not.toContain('Dossiers');
  });

  it('is whole once every page is written', () => {
    expect(writtenItems(admin, () => true)).toEqual(admin);
  });

  it('leaves out the pages that are not written', () => {
    const isWritten = (href: string) =>
      ['/user/dashboard', '/dossiers', '/administration/rda'].includes(href);
    expect(labels(writtenItems(admin, isWritten))).toEqual(['Accueil', 'Dossiers', ['Agréments']]);
  });

  it('leaves out a menu with nothing left in it', () => {
    const isWritten = (href: string) => href === '/dossiers';
    expect(labels(writtenItems(admin, isWritten))).toEqual(['Dossiers']);
  });
});

describe('the line of the header', () => {
  const page = (label: string) => ({ label, href: `/${label}` });
  const menu = { label: 'Administration', links: [page('Comptes')] };
  const items = [page('Accueil'), page('Dossiers'), page('Statistiques'), menu];

  it('keeps every page as long as there is room', () => {
    expect(withFewItems(items, 600)).toEqual(items);
  });

  it('puts the pages beyond its room under « Plus », at its end', () => {
    expect(withFewItems(items, 370)).toEqual([
      page('Accueil'),
      page('Dossiers'),
      menu,
      { label: 'Plus', links: [page('Statistiques')] },
    ]);
  });

  it('keeps the menus when nothing else has room', () => {
    expect(withFewItems(items, 100)).toEqual([menu, { label: 'Plus', links: items.slice(0, 3) }]);
  });
});
