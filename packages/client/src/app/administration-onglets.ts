/** The tabs of the portal's administration, in order. The page opens on the first one, so its address names no tab. */
export const ongletsLca = [
  { id: 'demandes', label: 'Demandes d’accès' },
  { id: 'comptes', label: 'Comptes' },
  { id: 'aide', label: 'Demandes d’aide' },
  { id: 'questions', label: 'Questions' },
  { id: 'liens', label: 'Liens utiles' },
  { id: 'notes', label: 'Notes de page' },
  { id: 'modeles', label: 'Modèles de documents' },
  { id: 'referentiels', label: 'Référentiels' },
  { id: 'courriels', label: 'Courriels' },
  { id: 'travaux', label: 'Travaux et serveur' },
  { id: 'journal', label: 'Journal' },
  { id: 'chiffres', label: 'Chiffres du portail' },
] as const;

export type OngletLca = (typeof ongletsLca)[number]['id'];

export const ongletLcaHref = (id: OngletLca): string =>
  id === ongletsLca[0].id ? '/administration/lca' : `/administration/lca?onglet=${id}`;

/** The tabs of the administration of services, besides the subventions. */
export const ongletsRds = [
  { id: 'services', label: 'Services' },
  { id: 'referentiels', label: 'Référentiels' },
  { id: 'journal', label: 'Journal' },
] as const;

export type OngletRds = (typeof ongletsRds)[number]['id'];

export const ongletRdsHref = (id: OngletRds): string => `/administration/rds?onglet=${id}`;
