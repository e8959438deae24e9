// These are the tabs of the administration pages, in order; both the pages and the navigation read them.

/** The page opens on the first tab, so the address does not name that one. */
export const ongletsLca = [
  {
    id: 'demandes',
    label: 'Demandes d’accès',
    chapo: 'Commencez par les plus anciennes. Un accès se donne sur preuve.',
  },
  {
    id: 'comptes',
    label: 'Comptes',
    chapo: 'Trouvez une personne, ouvrez ou fermez son compte, donnez-lui ses rôles.',
  },
  {
    id: 'aide',
    label: 'Demandes d’aide',
    chapo: 'Ce qui a été écrit à l’aide, et ce qui attend une réponse.',
  },
  { id: 'questions', label: 'Questions', chapo: 'Ce que tout le monde lit dans les questions fréquentes.' },
  { id: 'liens', label: 'Liens utiles', chapo: 'Ce que le plan du site propose ailleurs.' },
  {
    id: 'notes',
    label: 'Notes de page',
    chapo: 'Ce que l’on dit en haut des pages, à qui les ouvre et pour un temps.',
  },
  {
    id: 'modeles',
    label: 'Modèles de documents',
    chapo: 'Des fichiers à remplir, proposés là où un document de leur type est attendu.',
  },
  {
    id: 'referentiels',
    label: 'Référentiels',
    chapo: 'Les valeurs que les formulaires proposent, d’où elles viennent et jusqu’à quand.',
  },
  {
    id: 'courriels',
    label: 'Courriels',
    chapo: 'Ceux qui sont revenus ou ne partent pas : corrigez l’adresse, puis renvoyez.',
  },
  {
    id: 'travaux',
    label: 'Travaux et serveur',
    chapo: 'Ce que le portail fait tout seul et qui n’a pas abouti, et l’état de ce serveur.',
  },
  { id: 'journal', label: 'Journal', chapo: 'Qui a fait quoi, quand, et sur quoi.' },
] as const;

export type OngletLca = (typeof ongletsLca)[number]['id'];

export const ongletLcaHref = (id: OngletLca): string =>
  id === ongletsLca[0].id ? '/administration/lca' : `/administration/lca?onglet=${id}`;

/** These tabs stand beside the subventions in the administration of the funding services. */
export const ongletsRds = [
  { id: 'services', label: 'Services' },
  { id: 'referentiels', label: 'Référentiels' },
  { id: 'journal', label: 'Journal' },
] as const;

export type OngletRds = (typeof ongletsRds)[number]['id'];

export const ongletRdsHref = (id: OngletRds): string => `/administration/rds?onglet=${id}`;
