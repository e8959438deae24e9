import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { abonnementPublic } from '@asso/domain/catalogue/public/abonnement.rules';
import {
  type AidePublique,
  adressePublique,
  ouverturePublique,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import {
  etatDate,
  etatPublic,
  listPapiersToPrepare,
  sayCloture,
  sayPeriode,
  sayReprise,
  sayWhoMayAsk,
  versionReprise,
} from '@asso/domain/catalogue/public/aide-publique.words';
import { minutesByEtape } from '@asso/domain/catalogue/public/durees-par-etape.rules';
import { sayDebutDelaiVersement } from '@asso/domain/dossier/suivi/suite-argent.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { daysBetween } from '@asso/domain/identifiants/echeances-affichees';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { sayPartMax } from '@asso/domain/referentiel/budget/part-max.words';
import { dernierJour, premierJour, sayInstant } from '@asso/domain/subvention/ouverture.words';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer } from '../../platform/http/page/page-row.ts';
import { badge } from './badge.ts';
import { drawPouvezVous, type PouvezVousDemande, rienDemande } from './pouvez-vous.ts';

export type AideGiven = {
  aide: AidePublique;
  /** The catalogue, where the other editions of the same subvention are. */
  aides: readonly AidePublique[];
  now: Date;
  publicUrl: URL;
  demande?: PouvezVousDemande;
};

/** Makes the page of one subvention: its state and its one act on top, then for whom, with what, and when. */
export function pageAide(given: AideGiven): PageAnswer {
  const { aide, demande = rienDemande } = given;
  const { campagne } = aide;
  return {
    kind: 'page',
    isForOne: given.demande !== undefined,
    page: {
      titre: campagne.titre,
      description: descriptionOf(given),
      chemin: adressePublique(aide),
      isUnlisted: given.demande !== undefined,
      donnees: donneesOf(given),
      main: html`<div class="page">
<div class="page__tete"><p class="sans-compte__fil"><a href="${repertoirePublic}">Trouver une subvention</a></p>
<h1 class="page__titre">${campagne.titre}</h1></div>
${bandeau(given)}
${autresEditions(given)}
${aide.repriseLe && html`<div class="fr-alert fr-alert--info"><p>${versionReprise(aide.repriseLe)}</p></div>`}
<div class="sans-compte__aide">
<div class="pile pile--large">
${drawPouvezVous(aide, demande)}
${quiPeut(given)}
${papiers(given)}
${donne(given)}
</div>
<div class="pile pile--large">
${dates(given)}
${demandes(given)}
${contact(given)}
</div>
</div>
<p class="papier-seul">${new URL(adressePublique(aide), given.publicUrl).href}, page du ${formatDate(given.now)}.</p>
</div>`,
    },
  };
}

/**
 * Makes the page shown at the address of a subvention whose publication was taken back: it says so, and whom to ask.
 */
export function pageReprise(aide: AidePublique): PageAnswer {
  const { titre } = aide.campagne;
  return {
    kind: 'page',
    status: 410,
    page: {
      titre,
      description: sayReprise(aide),
      chemin: adressePublique(aide),
      isUnlisted: true,
      main: html`<div class="page">
<div class="page__tete"><p class="sans-compte__fil"><a href="${repertoirePublic}">Trouver une subvention</a></p>
<h1 class="page__titre">${titre}</h1></div>
<section class="sans-compte__etat" aria-label="Où en est cette aide">
<div class="pile pile--serree"><p>${badge({ label: 'Publication annulée', tone: 'gris' })}</p>
<p>${sayReprise(aide)}</p>
<p><a href="${repertoirePublic}">Voir les subventions proposées</a></p></div>
</section>
${contact({ aide })}
</div>`,
    },
  };
}

const nomsOf = ({ services }: AidePublique): string => services.map(({ nom }) => nom).join(', ');

function descriptionOf({ aide, now }: AideGiven): string {
  const { etat, date } = etatDate(aide.campagne, now);
  const said = aide.campagne.presentation ?? `${sayWhoMayAsk(aide.campagne)}.`;
  return `${etat} ${date}. ${nomsOf(aide)}. ${said}`.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Describes the subvention to search engines, as a `MonetaryGrant`; amounts and people are left out. */
const donneesOf = ({ aide, publicUrl }: AideGiven): object => ({
  '@context': 'https://schema.org',
  '@type': 'MonetaryGrant',
  name: aide.campagne.titre,
  description: aide.campagne.presentation,
  identifier: aide.code,
  url: new URL(adressePublique(aide), publicUrl).href,
  funder: aide.services.map(({ nom }) => ({ '@type': 'GovernmentOrganization', name: nom })),
  event: aide.campagne.sous_dispositifs.map(({ label, date_debut, date_fin }) => ({
    '@type': 'Event',
    name: label,
    startDate: date_debut,
    endDate: date_fin,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: new URL(adressePublique(aide), publicUrl).href },
  })),
});

function bandeau({ aide, now }: AideGiven): Html {
  const { campagne } = aide;
  const { sous_dispositifs: types, fuseau } = campagne;
  const ouverture = ouverturePublique(campagne, now);
  const fin = dernierJour(types);
  const said = {
    ouverte: `jusqu’au ${sayInstant(fin, campagne)}`,
    'a-venir': `à partir du ${sayInstant(premierJour(types), campagne)}`,
    fermee: `depuis le ${sayInstant(fin, campagne)}`,
  }[ouverture];
  const jours = daysBetween(now, new Date(fin), fuseau);
  const deplacee = sayCloture(aide);
  return html`<section class="sans-compte__etat" aria-label="Où en est cette aide">
<div class="pile pile--serree"><p>${badge({ ...etatPublic(campagne, now) })} <strong>${said}</strong>${ouverture === 'ouverte' && jours > 0 && html` <span class="discret">dans ${count(jours, 'jour', 'jours')}</span>`}</p>
${deplacee && html`<p>${deplacee}</p>`}
<p>${campagne.presentation && `${campagne.presentation} `}${nomsOf(aide)}.</p></div>
${
  ouverture === 'ouverte' &&
  html`<div class="sans-compte__acte"><a class="fr-btn" href="/client/commencer/${encodeURIComponent(aide.code)}${aide.isAutreEdition && `?exercice=${aide.exercice}`}">Commencer</a>
<p class="discret">${count(dureeEstimeeMinutes(campagne), 'minute', 'minutes')}. Compte demandé au premier enregistrement.</p></div>`
}
</section>`;
}

/** Says when the other editions of the subvention may be asked for, each with its page. */
function autresEditions({ aide, aides, now }: AideGiven): Html | null {
  const autres = aides.filter((one) => one.code === aide.code && one.exercice !== aide.exercice);
  return autres.length === 0
    ? null
    : html`<section class="fr-alert fr-alert--info" aria-label="Les autres années de cette aide">
<p>Vous lisez l’édition ${aide.exercice}.</p>
${autres.map((one) => html`<p><a href="${adressePublique(one)}">Édition ${one.exercice}</a> : ${etatPublic(one.campagne, now).label}. ${sayPeriode(one.campagne, now)}.</p>`)}
</section>`;
}

const quiPeut = ({
  aide: { campagne },
}: AideGiven): Html => html`<section class="pile pile--serree" aria-labelledby="qui-peut">
<h2 id="qui-peut" class="fr-h5">Qui peut demander</h2>
<p>${sayWhoMayAsk(campagne)}.</p>
<ul>${campagne.sous_dispositifs.map((type) => html`<li><strong>${type.label}</strong>, du ${sayInstant(type.date_debut, campagne)} au ${sayInstant(type.date_fin, campagne)}${type.max_projets !== undefined && `, ${count(type.max_projets, 'projet', 'projets')} au plus`}</li>`)}</ul>
${campagne.part_max_pourcent !== undefined && html`<p>${sayPartMax(campagne.part_max_pourcent, campagne.part_max_conseil === true)}</p>`}
</section>`;

function papiers({ aide: { campagne } }: AideGiven): Html {
  const all = listPapiersToPrepare(campagne);
  return html`<section class="pile pile--serree" aria-labelledby="papiers">
<h2 id="papiers" class="fr-h5">${count(all.length, 'papier', 'papiers')} à préparer</h2>
<ul class="liste-nue sans-compte__lignes">${all.map(({ label, conseil }) => html`<li class="fr-icon-file-text-line sans-compte__fait"><span><strong>${label}</strong>${conseil && html`<br><span class="discret">${conseil}</span>`}</span></li>`)}</ul>
</section>`;
}

/**
 * Shows what was given for the exercise before this campaign's, in numbers and in bars, or nothing without such
 * numbers. A bar is an SVG drawn by its width, so it needs no style.
 */
const donne = ({ aide: { donne: said } }: AideGiven): Html | null =>
  said &&
  html`<section class="pile pile--serree" aria-labelledby="donne">
<h2 id="donne" class="fr-h5">Ce qui a été donné en ${said.annee}</h2>
<div class="sans-compte__donne">
<ul class="liste-nue">
<li><strong>${said.accordees}</strong>accordées sur ${count(said.demandes, 'demande', 'demandes')}</li>
<li><strong>${formatEuros(said.moyenneEuros)}</strong>en moyenne</li>
${said.joursPourRepondre !== null && html`<li><strong>${count(said.joursPourRepondre, 'jour', 'jours')}</strong>pour répondre, une fois sur deux</li>`}
</ul>
${said.tranches.length > 0 && barres(said.tranches)}
</div>
</section>`;

function barres(tranches: readonly { de: number; a: number; nombre: number }[]): Html {
  const most = Math.max(...tranches.map(({ nombre }) => nombre));
  return html`<table class="sans-compte__barres"><caption class="invisible">Nombre d’aides par somme accordée</caption>
<thead class="invisible"><tr><th scope="col">Somme</th><th scope="col">Nombre</th></tr></thead>
<tbody>${tranches.map(
    ({ de, a, nombre }) =>
      html`<tr><th scope="row">${formatNombre(de)} à ${formatEuros(a)}</th><td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${Math.round((100 * nombre) / most)}" height="10"/></svg><span>${nombre}</span></td></tr>`,
  )}</tbody></table>`;
}

function dates({ aide, now }: AideGiven): Html {
  const { campagne, services } = aide;
  const [service] = services;
  const { sous_dispositifs: types } = campagne;
  const [debut, fin] = [premierJour(types), dernierJour(types)];
  const isOpened = Date.parse(debut) <= now.getTime();
  const isClosed = Date.parse(fin) < now.getTime();
  return html`<section class="pile pile--serree" aria-labelledby="dates">
<h2 id="dates" class="fr-h5">Les dates</h2>
<ol class="liste-nue sans-compte__dates">
<li${isOpened && html` class="sans-compte__passe"`}><strong>${sayInstant(debut, campagne)}</strong><span class="discret">Ouverture</span></li>
<li${isClosed && html` class="sans-compte__passe"`}><strong>${sayInstant(fin, campagne)}</strong><span class="discret">Clôture</span></li>
<li><strong>${count(campagne.delai_habituel_jours, 'jour', 'jours')}</strong><span class="discret">Réponse, après l’envoi : délai habituel</span></li>
${campagne.delai_versement_jours !== undefined && html`<li><strong>${count(campagne.delai_versement_jours, 'jour', 'jours')}</strong><span class="discret">Versement, ${sayDebutDelaiVersement(campagne)} : délai habituel</span></li>`}
</ol>
${!isClosed && html`<p><a href="${adressePublique(aide, '/dates.ics')}">Mettre dans mon agenda (.ics)</a></p>`}
${service && html`<p><a href="${abonnementPublic}?suivi=${encodeURIComponent(`service:${service.id}`)}">Suivre ce service par courriel</a></p>`}
</section>`;
}

const demandes = ({
  aide: { campagne },
}: AideGiven): Html => html`<section class="pile pile--serree" aria-labelledby="demandes">
<h2 id="demandes" class="fr-h5">Ce qui sera demandé</h2>
<ul class="liste-nue sans-compte__lignes">${minutesByEtape(campagne).map(({ titre, minutes }) => html`<li class="sans-compte__paire"><span>${titre}</span><span>${minutes} min</span></li>`)}</ul>
</section>`;

export const contact = ({
  aide,
}: Pick<AideGiven, 'aide'>): Html => html`<section class="pile pile--serree" aria-labelledby="question">
<h2 id="question" class="fr-h5">Une question ?</h2>
${aide.services.map(
  ({ nom, telephone, courriel }) =>
    html`<p>${nom}${telephone && html`<br><a href="tel:${telephone}">${formatTelephone(telephone)}</a>`}${courriel && html`<br><a href="mailto:${courriel}?subject=${encodeURIComponent(aide.campagne.titre)}">Écrire au service<span class="invisible"> ${nom}</span></a>`}</p>`,
)}
</section>`;
