// What each role finds in the navigation, in order.
import type { UserAssociation, UserService } from '@asso/contract/compte/user.schemas';
import { numeroTitle } from '@asso/domain/identifiants/numero-etablissement';
import { answersForService } from '@asso/domain/service/responsable.rules';
import { ongletLcaHref, ongletRdsHref, ongletsLca, ongletsRds } from './administration-onglets.ts';

export type NavigationLink = { label: string; href: string };
export type NavigationItem = NavigationLink | { label: string; links: readonly NavigationLink[] };

export type NavigationContext = {
  role: string | null;
  association: UserAssociation | null;
  /** All the services of the person, whatever role they use now. */
  services: readonly Pick<UserService, 'role'>[];
};

const link = (label: string, href: string): NavigationLink => ({ label, href });

const accueil = link('Accueil', '/user/dashboard');
const servicesAdmin: NavigationLink[] = [
  ...ongletsRds.map(({ id, label }) => link(label, ongletRdsHref(id))),
  link('Subventions et campagnes', '/administration/rds'),
  link('Champs personnalisés', '/administration/rds/parametrage-custom'),
  link('Agréments', '/administration/rda'),
];
const regard = link('Voir le dossier d’une association', '/regard');
const instruction: NavigationLink[] = [
  link('Mon jour', '/instructeur'),
  link('Dossiers', '/dossiers'),
  link('Versements', '/instructeur/versements'),
  link('Agréments', '/demande-agrements/dossiers'),
  link('Campagnes ouvertes', '/repertoire-des-subventions'),
  link('Lettres et conventions', '/instructeur/courriers'),
  regard,
  link('Chorus', '/instructeur/chorus'),
  link('Statistiques', '/instructeur?vue=statistiques'),
];

export function navigationItems({ role, association, services }: NavigationContext): NavigationItem[] {
  switch (role) {
    case null:
      return [];
    case 'lca.association':
      return associationItems(association);
    case 'rds.user':
    case 'rds.service':
      return services.some(answersForService)
        ? [...instruction, link('Clés et webhooks', '/instructeur/cles-et-webhooks')]
        : instruction;
    case 'rds.admin':
      return [...instruction, { label: 'Administration', links: servicesAdmin }];
    case 'rds.appli_admin':
      // An `rds.appli_admin` studies no dossier, so there is no queue in the menu.
      return [accueil, ...servicesAdmin, regard];
    case 'lca.admin':
      return [
        accueil,
        link('Dossiers', '/dossiers'),
        link('Agréments', '/demande-agrements/dossiers'),
        link('Demandes de SIRET', '/demande-siret'),
        link('Déclarations bénévoles', '/declarations'),
        {
          label: 'Administration',
          links: [
            ...ongletsLca.map(({ id, label }) => link(label, ongletLcaHref(id))),
            link('Agréments', '/administration/rda'),
            link('Pass’Sport', '/administration/psp'),
            regard,
          ],
        },
      ];
    default:
      return role.startsWith('osiris.')
        ? [accueil, link('Osiris', '/osiris'), link('Exports', '/osiris?vue=exports')]
        : [accueil];
  }
}

function associationItems(association: UserAssociation | null): NavigationItem[] {
  // A person without an association can open no other page.
  if (!association) return [link('Trouver votre association', '/ajout-association/choix-association')];
  // A person to whom only a few dossiers are open sees nothing else of the association.
  if (association.restreint) return [accueil, link('Mes dossiers', '/dossiers')];
  return [
    accueil,
    link('Mes dossiers', '/dossiers'),
    link('Trouver une subvention', '/repertoire-des-subventions'),
    association.type === 'etablissement' ? establishmentMenu(association) : associationMenu(association),
    ...(association.isValideurCEC
      ? [link(`Déclarations bénévoles${waiting(association)}`, '/declarations')]
      : []),
  ];
}

/** Returns the items whose page exists, without the menus left empty. */
export function writtenItems(
  items: readonly NavigationItem[],
  isWritten: (href: string) => boolean,
): NavigationItem[] {
  return items
    .map((item) =>
      'links' in item ? { ...item, links: item.links.filter(({ href }) => isWritten(href)) } : item,
    )
    .filter((item) => ('links' in item ? item.links.length > 0 : isWritten(item.href)));
}

/** Moves the links that do not fit in the line to a menu « Plus » at its end; menus always stay. */
export function withFewItems(items: readonly NavigationItem[], roomPx: number): NavigationItem[] {
  if (widthOf(items) <= roomPx) return [...items];
  const menus = items.filter((item) => 'links' in item);
  const links = items.filter((item) => 'href' in item);
  const more = (from: number): NavigationItem => ({ label: 'Plus', links: links.slice(from) });
  let kept = links.length - 1;
  while (kept > 0 && widthOf([...links.slice(0, kept), ...menus, more(kept)]) > roomPx) kept -= 1;
  return [...links.slice(0, kept), ...menus, more(kept)];
}

/** Estimates the width of these items from their letters, rather than drawing them to measure. */
const widthOf = (items: readonly NavigationItem[]): number =>
  items.reduce(
    (sum, item) => sum + item.label.length * letterPx + besidePx + ('links' in item ? arrowPx : 0),
    0,
  );

const letterPx = 7.4;
const besidePx = 20;
const arrowPx = 16;

const waiting = ({ declarations }: UserAssociation): string => (declarations > 0 ? ` (${declarations})` : '');

const pathOf = (association: UserAssociation): string =>
  association.id_correspondance ?? association.id_siren ?? association.id_rna ?? association.id_association;

function associationMenu(association: UserAssociation): NavigationItem {
  const id = pathOf(association);
  return {
    label: 'Mon association',
    links: [
      link('Informations administratives', `/informations-administratives/${id}`),
      link('Documents', `/associations/${id}/documents`),
      link('Personnes et accès', `/informations-administratives/${id}/personnes-et-acces`),
      link('Logiciels reliés', `/informations-administratives/${id}/cles-et-webhooks`),
      ...(association.id_siret
        ? [
            link('Agréments et habilitations', `/associations/${association.id_siret}/demande-agrement`),
            ...passSport(association),
          ]
        : [
            link(
              numeroTitle(association.numero_local),
              `/associations/${association.id_rna ?? id}/demande-siret`,
            ),
          ]),
    ],
  };
}

function establishmentMenu(association: UserAssociation): NavigationItem {
  const id = pathOf(association);
  const place = `etablissement-secondaire/${association.id_siret}`;
  return {
    label: 'Mon établissement',
    links: [
      link('Informations administratives', `/informations-administratives/${id}/${place}`),
      link('Documents', `/associations/${id}/documents/${place}`),
      link('Personnes et accès', `/informations-administratives/${id}/personnes-et-acces`),
      ...passSport(association),
    ],
  };
}

/** Returns the link to Pass’Sport, for an eligible association. */
const passSport = ({ id_siret, isPassSportEligible }: UserAssociation): NavigationLink[] =>
  isPassSportEligible ? [link('Pass’Sport', `/associations/${id_siret}/pass-sport`)] : [];
