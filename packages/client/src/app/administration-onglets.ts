// The tabs of the administration of the portal that are written, in their order; the page and the navigation read them.

/** The first one is what the page opens on: its name is not in the address. */
export const ongletsLca = [
  {
    id: 'demandes',
    label: 'Demandes d’accès',
    chapo: 'Commencez par les plus anciennes. Un accès se donne sur preuve.',
  },
] as const;

export type OngletLca = (typeof ongletsLca)[number]['id'];

export const ongletLcaHref = (id: OngletLca): string =>
  id === ongletsLca[0].id ? '/administration/lca' : `/administration/lca?onglet=${id}`;

/** Beside the subventions, in the administration of the funding services. */
export const ongletsRds = [{ id: 'services', label: 'Services' }] as const;

export type OngletRds = (typeof ongletsRds)[number]['id'];

export const ongletRdsHref = (id: OngletRds): string => `/administration/rds?onglet=${id}`;
