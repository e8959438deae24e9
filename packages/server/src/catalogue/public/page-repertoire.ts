import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { abonnementPublic } from '@asso/domain/catalogue/public/abonnement.rules';
import {
  type AidePublique,
  adressePublique,
  ouverturePublique,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import { etatPublic, sayPeriode, sayWhoMayAsk } from '@asso/domain/catalogue/public/aide-publique.words';
import type { NomEtape } from '@asso/domain/catalogue/recherche/etapes-recherche.rules';
import { sayEtape } from '@asso/domain/catalogue/recherche/recherche.words';
import { filtresRepertoire, type NomFiltreRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer } from '../../platform/http/page/page-row.ts';
import { badge } from './badge.ts';
import {
  findAides,
  isNarrowed,
  listValeursFiltre,
  type RechercheComprise,
  type RecherchePublique,
  toRechercheQuery,
} from './recherche-publique.ts';

type Given = { aides: readonly AidePublique[]; recherche: RechercheComprise; now: Date };

const titre = 'Trouver une subvention';
const description =
  'Les subventions que les associations peuvent demander en ligne : dates, conditions, papiers à préparer. Sans compte.';

/** Makes the page « Quelle aide est faite pour nous ? »: the whole list in one page, the first to close on top. */
export function pageRepertoire({ aides, recherche, now }: Given): PageAnswer {
  const { etape, aides: found } = findAides(aides, recherche, now);
  const ouvertes = found.filter(({ campagne }) => ouverturePublique(campagne, now) === 'ouverte').length;
  return {
    kind: 'page',
    page: {
      titre,
      description,
      chemin: repertoirePublic,
      isUnlisted: isNarrowed(recherche),
      flux: [
        { titre: 'Flux Atom', type: 'application/atom+xml', chemin: fluxOf(recherche, '.atom') },
        { titre: 'Flux JSON', type: 'application/feed+json', chemin: fluxOf(recherche, '.json') },
      ],
      donnees: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: titre,
        numberOfItems: found.length,
      },
      main: html`<div class="page">
<div class="page__tete sans-compte__titre"><h1 class="page__titre">${titre}</h1><p>Cherchez avec vos mots. Aucun compte n’est demandé.</p></div>
<form class="sans-compte__recherche" role="search" method="get" action="${repertoirePublic}">
<div class="sans-compte__bandeau"><label class="fr-label" for="q"><strong>Que voulez-vous faire ?</strong> <span class="discret">Exemple : formation bénévoles</span></label>
<div class="sans-compte__saisie"><input class="fr-input" type="search" id="q" name="q" maxlength="100" value="${recherche.q}"><button class="fr-btn" type="submit">Chercher</button></div></div>
<div class="sans-compte__colonnes">
<div class="sans-compte__filtres">${filtres(aides, recherche)}</div>
<section aria-labelledby="resultats">
<div class="sans-compte__nombre"><h2 id="resultats" class="fr-h5">${count(found.length, 'subvention', 'subventions')}, dont ${count(ouvertes, 'ouverte', 'ouvertes')}</h2>
<p><a href="${abonnementPublic}${suiviOf(aides, recherche)}">Suivre par courriel</a> <a href="${fluxOf(recherche, '.ics')}">Agenda (.ics)</a> <a href="${fluxOf(recherche, '.atom')}">Flux Atom</a> <a href="${fluxOf(recherche, '.json')}">Flux JSON</a></p></div>
${compris(recherche, etape)}
${found.length === 0 ? vide() : html`<ul class="liste-nue">${found.map((aide) => carte(aide, now))}</ul>`}
</section>
</div>
</form>
</div>`,
    },
  };
}

const carte = (aide: AidePublique, now: Date): Html => {
  const { campagne, services, donne } = aide;
  return html`<li class="sans-compte__carte">
<div class="sans-compte__tete"><h3 class="fr-h6"><a href="${adressePublique(aide)}">${campagne.titre}</a></h3>${badge(etatPublic(campagne, now))}</div>
<p class="discret">${services.map(({ nom }) => nom).join(', ')}${aide.hasAutresEditions && `, édition ${aide.exercice}`}</p>
<p class="fr-icon-team-line sans-compte__fait">${sayWhoMayAsk(campagne)}</p>
<ul class="liste-nue sans-compte__faits">
<li class="fr-icon-calendar-line sans-compte__fait">${sayPeriode(campagne, now)}</li>
${donne && html`<li class="fr-icon-money-euro-circle-line sans-compte__fait">${formatEuros(donne.moyenneEuros)} en moyenne en ${donne.annee}</li>`}
<li class="fr-icon-time-line sans-compte__fait">${count(dureeEstimeeMinutes(campagne), 'minute', 'minutes')}</li>
</ul>
</li>`;
};

/** Says how the words were understood, and when nothing answers all of them. */
function compris({ phrases, ...recherche }: RechercheComprise, etape: NomEtape): Html | null {
  const proches = sayEtape(etape);
  if (phrases.length === 0 && proches === null) return null;
  return html`<div class="sans-compte__compris">
${proches && html`<p><strong>${proches}</strong>${isNarrowed(recherche) && html` <a href="${repertoirePublic}">Effacer la recherche</a>`}</p>`}
${phrases.map((one) => html`<p>${one}</p>`)}
</div>`;
}

const vide = (): Html => html`<p><strong>Aucune subvention n’est proposée pour l’instant.</strong></p>`;

const ouvertures = [
  { value: 'ouverte', label: 'Ouvertes' },
  { value: 'a-venir', label: 'Pas encore ouvertes' },
  { value: 'fermee', label: 'Fermées' },
];
const noms = Object.keys(filtresRepertoire) as NomFiltreRepertoire[];

/** Shows the filters, which fold on a small screen and are sent by a button, since nothing here needs a script. */
function filtres(aides: readonly AidePublique[], recherche: RecherchePublique): Html {
  const chosen = noms.reduce((n, nom) => n + recherche.filtres[nom].length, 0) + recherche.ouvertures.length;
  const groupes = noms
    .map((nom) => ({ nom, label: filtresRepertoire[nom].label, values: listValeursFiltre(aides, nom) }))
    .filter(({ values }) => values.length > 0);
  return html`<details class="sans-compte__plis"${chosen > 0 && html` open`}><summary class="fr-btn fr-btn--tertiary">Filtres${chosen > 0 && ` (${chosen})`}</summary>
<div class="sans-compte__groupes">
${groupes.map(({ nom, label, values }) => choix({ nom, label, values, kept: recherche.filtres[nom] }))}
${choix({ nom: 'ouvertures', label: 'Ouverture', values: ouvertures, kept: recherche.ouvertures })}
<button class="fr-btn fr-btn--secondary" type="submit">Appliquer les filtres</button>
${isNarrowed(recherche) && html`<p><a href="${repertoirePublic}">Tout effacer</a></p>`}
</div></details>`;
}

type Choix = {
  nom: string;
  label: string;
  values: readonly { value: string; label: string; nombre?: number }[];
  kept: readonly string[];
};

const choix = ({
  nom,
  label,
  values,
  kept,
}: Choix): Html => html`<fieldset class="sans-compte__groupe"><legend>${label}</legend>
${values.map(
  (one, at) =>
    html`<div class="sans-compte__case"><input type="checkbox" id="${nom}-${at}" name="${nom}" value="${one.value}"${kept.includes(one.value) && html` checked`}><label for="${nom}-${at}">${one.label}</label>${one.nombre !== undefined && html`<span class="discret">${one.nombre}</span>`}</div>`,
)}
</fieldset>`;

/** Gives the address of a feed or calendar of the same search. */
const fluxOf = (recherche: RecherchePublique, suffixe: string): string =>
  `${repertoirePublic}${suffixe}${toRechercheQuery(recherche)}`;

/**
 * Gives the end of the address of the subscription form, filled with one choice of the list: its first service, else
 * its first theme, else its département; an empty text without any of them.
 */
function suiviOf(aides: readonly AidePublique[], { filtres, services }: RecherchePublique): string {
  const [nom] = services;
  const service = aides.flatMap((aide) => aide.services).find((one) => one.nom === nom);
  const [territoire = '', theme] = [filtres.territoires[0], filtres.themes[0]];
  const suivi = service
    ? `service:${service.id}`
    : theme
      ? `theme:${theme}`
      : territoire && !territoire.startsWith('R') && `departement:${territoire}`;
  return suivi ? `?suivi=${encodeURIComponent(suivi)}` : '';
}
