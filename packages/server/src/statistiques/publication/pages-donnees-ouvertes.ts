import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import {
  adresseFichier,
  donneesOuvertes,
  fichiersOuverts,
  licenceOuverte,
  nomsFichiers,
  schemaScdl,
} from '@asso/domain/statistiques/donnees-ouvertes.rules';
import type { Db } from '../../platform/db/database.ts';
import { remembered } from '../../platform/db/memory.ts';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer, PublicPage } from '../../platform/http/page/page-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { catalogueDcat } from './dcat.ts';
import { listPubliees, type Publiee, readFichier } from './publication.sql.ts';

const cataloguePath = `${donneesOuvertes}/catalogue.jsonld`;
const subject = 'donnees-ouvertes';

type Liste = { publiees: readonly (Omit<Publiee, 'fait_le'> & { fait_le: string })[] };

/** The list is kept in memory: robots read these pages each night, without a query as long as nobody publishes. */
const keptListe = remembered<Liste>({
  subject,
  most: 1,
  read: async (db) => ({
    publiees: (await listPubliees(db)).map((one) => ({ ...one, fait_le: one.fait_le.toISOString() })),
  }),
});
const publieesOf = async (db: Db): Promise<Publiee[]> =>
  ((await keptListe(db, 'tous'))?.publiees ?? []).map((one) => ({ ...one, fait_le: new Date(one.fait_le) }));

/**
 * Keeps the answer object, and not only its text: its compressed form is remembered with the object, so that a large
 * file is compressed once.
 */
const keptFichier = remembered<PageAnswer>({
  subject,
  most: 20,
  read: async (db, key) => {
    const [adresse = '', fichier] = key.split('/');
    if (fichier !== 'subventions' && fichier !== 'conventions') return undefined;
    const texte = await readFichier(db, { adresse, fichier });
    if (texte === undefined) return undefined;
    const nom = `${fichier}-${adresse}.csv`;
    return { kind: 'texte', type: 'text/csv; charset=utf-8', texte, nom };
  },
});

/** Makes the pages of the published files, of their list and of their catalogue, which are read without an account. */
export function pagesDonneesOuvertes({ db, config }: Platform): PublicPage[] {
  return [
    { path: donneesOuvertes, answer: async () => pageListe(await publieesOf(db)) },
    {
      path: cataloguePath,
      answer: async (): Promise<PageAnswer> => ({
        kind: 'texte',
        type: 'application/ld+json; charset=utf-8',
        texte: catalogueDcat({
          publiees: await publieesOf(db),
          publicUrl: config.publicUrl,
          portail: config.settings.nom,
          chemin: cataloguePath,
        }),
      }),
    },
    ...nomsFichiers.map(
      (fichier): PublicPage => ({
        path: `${donneesOuvertes}/:adresse/${fichier}.csv`,
        answer: async ({ params: { adresse = '' } }) =>
          (await keptFichier(db, `${adresse}/${fichier}`)) ?? null,
      }),
    ),
  ];
}

const titre = 'Données ouvertes des subventions';

const pageListe = (publiees: readonly Publiee[]): PageAnswer => ({
  kind: 'page',
  page: {
    titre,
    description:
      'Les subventions accordées aux associations, service par service, au format national SCDL, mises à jour chaque nuit, et dès qu’une décision est modifiée.',
    chemin: donneesOuvertes,
    flux: [{ titre: 'Catalogue DCAT', type: 'application/ld+json', chemin: cataloguePath }],
    main: html`<div class="page pile">
<div class="page__tete"><h1 class="page__titre">${titre}</h1>
<p>Les services qui publient leurs décisions, et leurs fichiers. Aucun nom de personne n’y est.</p></div>
${publiees.length === 0 ? html`<p><strong>Aucun service ne publie pour l’instant.</strong></p>` : publiees.map(service)}
<section class="pile pile--serree" aria-labelledby="usage"><h2 id="usage" class="fr-h5">Réutiliser ces fichiers</h2>
<p>Licence : <a href="${licenceOuverte.href}">${licenceOuverte.nom}</a>. Colonnes : <a href="${schemaScdl}">schéma SCDL « subventions » 2.1.1</a> (CSV, virgules, UTF-8).</p>
<p>Les fichiers sont refaits chaque nuit, et dès qu’une décision est modifiée, à la même adresse. <a href="${cataloguePath}">Le catalogue DCAT</a> les décrit pour les moissonneurs.</p></section>
</div>`,
  },
});

const service = ({
  nom,
  adresse,
  fait_le,
  nombre,
  nombre_conventions,
  ecartees,
}: Publiee): Html => html`<section class="pile pile--serree" aria-labelledby="s-${adresse}">
<h2 id="s-${adresse}" class="fr-h5">${nom}</h2>
<ul>${nomsFichiers.map(
  (fichier) =>
    html`<li><a href="${adresseFichier(adresse, fichier)}">${fichiersOuverts[fichier].titre}</a> (csv, ${count(fichier === 'subventions' ? nombre : nombre_conventions, 'ligne', 'lignes')})</li>`,
)}</ul>
<p>Mis à jour le ${formatDate(fait_le)}.${ecartees > 0 && html` ${count(ecartees, 'décision n’y est pas', 'décisions n’y sont pas')} : il y manque une donnée que le schéma demande (SIRET, numéro RNA, objet ou date).`}</p>
</section>`;

/** Gives the address of the list to the site map as long as a service publishes. */
export const adressesDonneesOuvertes = async ({ db }: Platform): Promise<string[]> =>
  (await publieesOf(db)).length > 0 ? [donneesOuvertes] : [];
