import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Bibliotheque,
  type Licences,
  licencesFile,
  licencesSchema,
} from '@asso/contract/kernel/licences.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type Html, html } from '../platform/http/page/html.ts';
import type { PageAnswer, PublicPage } from '../platform/http/page/page-row.ts';
import type { Platform } from '../platform/platform.ts';

const chemin = '/licences';
const built = fileURLToPath(new URL(`../../../client/dist/${licencesFile}`, import.meta.url));

/**
 * The pages that say what the portal is made of: each library with its licence and its notice, as the build listed
 * them.
 */
export function pagesLicences({ config }: Pick<Platform, 'config'>, file = built): PublicPage[] {
  let known: ReturnType<typeof answersOf> | undefined;
  const answers = () => {
    known ??= answersOf(readLicences(file), config.settings);
    return known;
  };
  return [
    { path: chemin, answer: async () => answers().liste },
    {
      path: `${chemin}/:notice`,
      answer: async ({ params: { notice = '' } }) => answers().notices.get(notice) ?? null,
    },
  ];
}

/** Reads the list that the build wrote; empty without a build, since no page is then served. */
const readLicences = (file: string): Licences =>
  existsSync(file)
    ? licencesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { bibliotheques: [], notices: {} };

function answersOf({ bibliotheques, notices }: Licences, settings: Platform['config']['settings']) {
  return {
    liste: pageListe(bibliotheques, settings),
    notices: new Map(
      Object.entries(notices).map(([notice, texte]): [string, PageAnswer] => [
        notice,
        { kind: 'texte', type: 'text/plain; charset=utf-8', texte },
      ]),
    ),
  };
}

const titre = 'Licences des logiciels du portail';

function pageListe(
  bibliotheques: readonly Bibliotheque[],
  { nom, codeSource }: Platform['config']['settings'],
): PageAnswer {
  const groups = Object.entries(Object.groupBy(bibliotheques, ({ licence }) => licence))
    .map(([licence, found = []]) => ({ licence, found }))
    .sort((a, b) => b.found.length - a.found.length || a.licence.localeCompare(b.licence, 'en'));
  return {
    kind: 'page',
    page: {
      titre,
      description: 'Les bibliothèques libres dont le portail est fait, leur licence et leur notice.',
      chemin,
      main: html`<div class="page pile">
<div class="page__tete"><h1 class="page__titre">${titre}</h1>
<p>${nom} est un logiciel libre, sous licence AGPL 3.0 ou suivante : chacun peut le lire, l’améliorer et le partager.${codeSource && html` <a href="${codeSource}">Code source de cette version</a>.`}</p>
<p>Il est fait avec ${count(bibliotheques.length, 'bibliothèque libre', 'bibliothèques libres')}. Leurs licences vont avec la sienne.</p></div>
${groups.map(groupe)}
</div>`,
    },
  };
}

const groupe = ({ licence, found }: { licence: string; found: readonly Bibliotheque[] }, at: number) =>
  html`<section class="pile pile--serree" aria-labelledby="licence-${at}"><h2 id="licence-${at}" class="fr-h5">${licence} <small>(${found.length})</small></h2>
<ul class="liste-nue sans-compte__licences">${found.map(ligne)}</ul></section>`;

const ligne = ({ nom, version, notice }: Bibliotheque): Html =>
  notice === null
    ? html`<li>${nom} ${version}</li>`
    : html`<li><a href="${chemin}/${notice}">${nom} ${version}</a></li>`;
