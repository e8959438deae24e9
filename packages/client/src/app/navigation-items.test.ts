import { describe, expect, it } from 'vitest';
import { type NavigationItem, navigationItems, writtenItems } from './navigation-items.ts';

const labels = (items: readonly NavigationItem[]): (string | string[])[] =>
  items.map((item) => ('links' in item ? item.links.map(({ label }) => label) : item.label));

const admin = navigationItems({ role: 'lca.admin', association: null });

describe('the navigation', () => {
  it('of who has no association is the one page that is open to them', () => {
    expect(navigationItems({ role: 'lca.association', association: null })).toEqual([
      { label: 'Trouver votre association', href: '/ajout-association/choix-association' },
    ]);
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
