// The groups of pages on the home page of an administrator; the menu uses the same words.
import { type OngletLca, ongletLcaHref, ongletRdsHref, ongletsLca } from './administration-onglets.ts';

/** `nombre` is the name under which the server counts what the page lists. */
export type PageAdministration = { label: string; href: string; nombre?: string };
export type PagesGroupe = { titre: string; pages: readonly PageAdministration[] };

const onglet = (id: OngletLca, nombre?: string): PageAdministration => ({
  label: ongletsLca.find((one) => one.id === id)?.label ?? id,
  href: ongletLcaHref(id),
  nombre,
});

const duPortail: readonly PagesGroupe[] = [
  {
    titre: 'Personnes',
    pages: [
      onglet('comptes', 'comptes'),
      onglet('demandes', 'demandes'),
      onglet('aide', 'aide'),
      {
        label: 'Comptes fermés',
        href: '/administration/lca?onglet=comptes&etat=desactive',
        nombre: 'fermes',
      },
    ],
  },
  {
    titre: 'Dossiers et agréments',
    pages: [
      { label: 'Dossiers', href: '/dossiers' },
      { label: 'Demandes de SIRET', href: '/demande-siret', nombre: 'siret' },
      { label: 'Agréments proposés', href: '/administration/rda', nombre: 'agrements' },
      { label: 'Déclarations bénévoles', href: '/declarations' },
      { label: 'Pass’Sport', href: '/administration/psp' },
    ],
  },
  {
    titre: 'Textes du portail',
    pages: [
      onglet('questions', 'questions'),
      onglet('notes', 'notes'),
      onglet('liens', 'liens'),
      onglet('modeles', 'modeles'),
    ],
  },
  {
    titre: 'Échanges et données',
    pages: [
      onglet('travaux'),
      onglet('courriels'),
      onglet('referentiels'),
      onglet('journal'),
      onglet('chiffres'),
    ],
  },
];

const desServices: readonly PagesGroupe[] = [
  {
    titre: 'Services et aides',
    pages: [
      { label: 'Services', href: ongletRdsHref('services'), nombre: 'services' },
      { label: 'Subventions et campagnes', href: '/administration/rds', nombre: 'campagnes' },
      { label: 'Agréments', href: '/administration/rda', nombre: 'agrements' },
    ],
  },
  {
    titre: 'Formulaires et données',
    pages: [
      { label: 'Champs personnalisés', href: '/administration/rds/parametrage-custom' },
      { label: 'Référentiels', href: ongletRdsHref('referentiels') },
      { label: 'Journal', href: ongletRdsHref('journal') },
    ],
  },
];

export const listGroupesPages = (role: string | null): readonly PagesGroupe[] =>
  role === 'lca.admin' ? duPortail : desServices;
