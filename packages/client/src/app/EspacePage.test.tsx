// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sortEspace } from './EspacePage.tsx';
import { navigationItems, writtenItems } from './navigation-items.ts';

const espace = (role: string, ...written: string[]) => {
  const items = navigationItems({ role, association: null, services: [] });
  const { ouvertes, aVenir } = sortEspace(
    items,
    writtenItems(items, (href) => href === '/user/dashboard' || written.includes(href)),
  );
  return { ouvertes: ouvertes.map(({ label }) => label), aVenir: aVenir.map(({ label }) => label) };
};

describe('the home of who administers', () => {
  it('tells what is open from what is to come', () => {
    expect(espace('rds.appli_admin', '/dossiers', '/administration/rda')).toEqual({
      ouvertes: ['Agréments'],
      aVenir: [
        'Services',
        'Référentiels',
        'Journal',
        'Subventions et campagnes',
        'Champs personnalisés',
        'Voir le dossier d’une association',
      ],
    });
  });

  it('names a page of a menu with its menu', () => {
    expect(espace('lca.admin', '/dossiers').aVenir).toEqual([
      'Agréments',
      'Demandes de SIRET',
      'Déclarations bénévoles',
      'Administration : Demandes d’accès',
      'Administration : Comptes',
      'Administration : Demandes d’aide',
      'Administration : Questions',
      'Administration : Liens utiles',
      'Administration : Notes de page',
      'Administration : Modèles de documents',
      'Administration : Référentiels',
      'Administration : Courriels',
      'Administration : Travaux et serveur',
      'Administration : Journal',
      'Administration : Chiffres du portail',
      'Administration : Agréments',
      'Administration : Pass’Sport',
      'Administration : Voir le dossier d’une association',
    ]);
  });

  it('promises nothing more once all is written', () => {
    expect(espace('osiris.appli_admin', '/osiris', '/osiris?vue=exports')).toEqual({
      ouvertes: ['Osiris', 'Exports'],
      aVenir: [],
    });
  });
});
