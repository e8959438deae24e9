import { abonnementPublic } from '@asso/domain/catalogue/public/abonnement.rules';
import {
  type AidePublique,
  adressePublique,
  byEcheance,
  ouverturePublique,
  repertoirePublic,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import { etatPublic, sayPeriode } from '@asso/domain/catalogue/public/aide-publique.words';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer } from '../../platform/http/page/page-row.ts';
import { badge } from './badge.ts';
import { contact } from './page-aide.ts';

type Given = {
  aide: AidePublique;
  /** The catalogue, where the other subventions of the same services are. */
  aides: readonly AidePublique[];
  now: Date;
};

const mostSoeurs = 5;

/**
 * Makes the page shown at the address of a subvention that its service closed, since the address stands on posters: it
 * says so, what the same service offers, and how to be told of what comes next.
 */
export function pageFermee({ aide, aides, now }: Given): PageAnswer {
  const { titre } = aide.campagne;
  const said = 'Cette aide est fermée : on ne peut plus la demander. Le service n’a pas annoncé de suite.';
  const [service] = aide.services;
  return {
    kind: 'page',
    page: {
      titre,
      description: said,
      chemin: adressePublique(aide),
      isUnlisted: true,
      main: html`<div class="page">
<div class="page__tete"><p class="sans-compte__fil"><a href="${repertoirePublic}">Trouver une subvention</a></p>
<h1 class="page__titre">${titre}</h1></div>
<section class="sans-compte__etat" aria-label="Où en est cette aide">
<div class="pile pile--serree"><p>${badge({ label: 'Fermée', tone: 'gris' })}</p>
<p>${said}</p>
<p>Les dossiers déjà envoyés suivent leur cours.</p></div>
</section>
${soeurs({ aide, aides, now })}
${service && html`<p><a href="${abonnementPublic}?suivi=${encodeURIComponent(`service:${service.id}`)}">Suivre ce service par courriel</a></p>`}
<p><a href="${repertoirePublic}">Voir les subventions proposées</a></p>
${contact({ aide })}
</div>`,
    },
  };
}

/** Lists what the same services offer, the first to close on top. */
function soeurs({ aide, aides, now }: Given): Html | null {
  const ids = new Set(aide.services.map(({ id }) => id));
  const found = aides
    .filter((one) => one.services.some(({ id }) => ids.has(id)))
    .filter(({ campagne }) => ouverturePublique(campagne, now) !== 'fermee')
    .toSorted(byEcheance(now))
    .slice(0, mostSoeurs);
  return found.length === 0
    ? null
    : html`<section class="pile pile--serree" aria-labelledby="soeurs">
<h2 id="soeurs" class="fr-h5">Ce que ce service propose</h2>
<ul>${found.map((one) => html`<li><a href="${adressePublique(one)}">${one.campagne.titre}</a> : ${etatPublic(one.campagne, now).label}. ${sayPeriode(one.campagne, now)}.</li>`)}</ul>
</section>`;
}
