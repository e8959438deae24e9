// Each route may be opened by some roles, after some guards (§2 Screens and routes; decisions, Who belongs where).

/** The guards are checked in this order; `passSport` checks that the association is eligible. */
export const guardNames = [
  'connexion',
  'validation',
  'motDePasse',
  'secondFacteur',
  'site',
  'association',
  'role',
  'passSport',
] as const;
export type GuardName = (typeof guardNames)[number];

export type RouteRight = {
  /**
   * The path is below /client, as the specification writes it: `:name` is a parameter, and `?` marks one that may
   * be absent.
   */
  path: string;
  /**
   * `public` opens to anyone, `connecte` to anyone signed in, a list to the people who wear or hold one of these
   * roles.
   */
  access: 'public' | 'connecte' | readonly string[];
  guards: readonly GuardName[];
};

const associations = ['lca.association', 'lca.admin'];
const associationsEtServices = [...associations, 'rds.*'];

/** The guards of pages that a person without an association must reach: the account, and adding an association. */
const compte: readonly GuardName[] = [
  'connexion',
  'validation',
  'motDePasse',
  'secondFacteur',
  'site',
  'role',
];
const prive: readonly GuardName[] = [...compte.slice(0, -1), 'association', 'role'];

const ouverte = (path: string): RouteRight => ({ path, access: 'public', guards: [] });
const duCompte = (path: string, access: RouteRight['access'] = 'connecte'): RouteRight => ({
  path,
  access,
  guards: compte,
});
const privee = (path: string, access: RouteRight['access']): RouteRight => ({ path, access, guards: prive });

export const routeRights: readonly RouteRight[] = [
  ouverte('/login'),
  ouverte('/register'),
  ouverte('/validation'),
  ouverte('/validate/:token?'),
  ouverte('/mot-de-passe-oublie/:token?'),
  // We added the return from a national identity provider, and the link that ties it to an account.
  ouverte('/connexion-nationale/:fournisseur'),
  ouverte('/lier-identite/:token?'),
  // The link of an invitation is opened before having an account.
  ouverte('/invitation'),
  // We added the link of a signature: it waits there for its reader to sign in.
  ouverte('/signer'),
  // We added the first questions of a request, answered before having an account.
  ouverte('/commencer/:code'),
  ouverte('/mentions-legales'),
  // We added the pages that the law requires, and the statistics without names.
  ouverte('/conditions-utilisation'),
  ouverte('/donnees-personnelles'),
  ouverte('/accessibilite'),
  ouverte('/cookies'),
  ouverte('/statistiques'),
  ouverte('/faq'),
  ouverte('/plan'),
  ouverte('/assistance/:sujet?'),
  privee('/', 'connecte'),
  privee('/home', 'connecte'),
  privee('/user/dashboard', 'connecte'),
  // Not in the specification: the page of what an association asked, was granted and received.
  privee('/user/argent', ['lca.association']),
  duCompte('/user/profil'),
  // We added the inbox, which the specification has on the home page only.
  duCompte('/user/notifications'),
  duCompte('/user/modification-mot-de-passe/:token?'),
  // We added the second factor, and below it the pages that mailed links open.
  duCompte('/user/second-facteur'),
  // We added the follow-up of a request for access, which a person without any access opens.
  duCompte('/user/demandes-acces/:id?'),
  ouverte('/courriel/:token?'),
  ouverte('/deblocage/:token?'),
  privee('/dossiers', associationsEtServices),
  // We added the address made of the number that papers and mails bear.
  privee('/dossiers/:numero', associationsEtServices),
  privee('/demande-agrements/dossiers', associationsEtServices),
  privee('/repertoire-des-subventions', associationsEtServices),
  privee('/declarations', associations),
  privee('/demande-siret', associations),
  privee('/instructeur', ['rds.user', 'rds.service', 'rds.admin']),
  // We added the letters of a service, and its actions on many dossiers at once.
  privee('/instructeur/courriers', ['rds.user', 'rds.service', 'rds.admin']),
  privee('/instructeur/lots/:id?', ['rds.user', 'rds.service', 'rds.admin']),
  // We added the page that an association shows, by a code, to a person who helps it.
  privee('/regard', ['rds.*', 'lca.admin']),
  // We added the payments and the reports due of a service.
  privee('/instructeur/versements', ['rds.user', 'rds.service', 'rds.admin']),
  // Not in the specification: the page of what is sent to Chorus and Sirepa.
  privee('/instructeur/chorus', ['rds.user', 'rds.service', 'rds.admin']),
  privee('/demande-siret/sirepa', ['lca.admin']),
  privee('/osiris', ['osiris.*']),
  duCompte('/ajout-association', associations),
  duCompte('/ajout-association/choix-association', associations),
  duCompte('/ajout-association/choix-etablissement', associations),
  duCompte('/ajout-association/certificat-honneur', associations),
  privee('/informations-administratives/:idCorrespondance', associationsEtServices),
  privee(
    '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret',
    associationsEtServices,
  ),
  // We added, below the page of the specification, the members and one section at a time.
  privee('/informations-administratives/:idCorrespondance/personnes-et-acces', associationsEtServices),
  // We added what other software may do for an association or a service.
  privee('/informations-administratives/:idCorrespondance/cles-et-webhooks', associations),
  privee('/instructeur/cles-et-webhooks', ['rds.user', 'rds.service', 'rds.admin']),
  // We added the page where administrators correct numbers and merge two files of one association.
  privee('/informations-administratives/:idCorrespondance/numeros-et-fusion', ['lca.admin', 'rds.admin']),
  privee('/informations-administratives/:idCorrespondance/:rubrique', associationsEtServices),
  privee('/administration/lca', ['lca.admin']),
  privee('/administration/psp', ['lca.admin']),
  privee('/administration/rda', ['lca.admin', 'rds.admin', 'rds.appli_admin']),
  privee('/administration/rds', ['rds.admin', 'rds.appli_admin']),
  privee('/administration/rds/parametrage-custom', ['rds.admin', 'rds.appli_admin']),
  privee('/associations/:idCorrespondance?/documents', associationsEtServices),
  privee('/associations/:idCorrespondance?/documents/etablissements-secondaires', associationsEtServices),
  privee(
    '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret',
    associationsEtServices,
  ),
  privee('/associations/:idCorrespondance?/subvention-demande', associationsEtServices),
  privee('/associations/:idRna?/demande-siret', associationsEtServices),
  privee('/associations/:idRna?/demande-siret/:id', associationsEtServices),
  privee('/associations/:idSiret?/demande-agrement', associationsEtServices),
  privee('/associations/:idSiret?/demande-agrement/:idDossier', associationsEtServices),
  {
    path: '/associations/:idSiret?/pass-sport',
    access: associationsEtServices,
    guards: [...prive, 'passSport'],
  },
  privee('/associations/:idSiret?/subvention-demande/:idDossier', associationsEtServices),
  privee('/associations/:idSiret?/dossier/:idDossier?/crf', associationsEtServices),
  privee('/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf', associationsEtServices),
];

/** Returns who may open this path; undefined for a path that is no page of the portal. */
export const findRouteRight = (path: string): RouteRight | undefined =>
  routeRights.find((right) => right.path === path);

/** These public pages may be listed by search engines; a page reached by a mailed link is not among them. */
const parLien: ReadonlySet<string> = new Set(['/validation', '/invitation', '/signer']);
export const pagesReferencees: readonly string[] = routeRights
  .filter(({ path, access }) => access === 'public' && !parLien.has(path))
  .map(({ path }) => path.replace('/:sujet?', ''))
  .filter((path) => !path.includes(':'));
