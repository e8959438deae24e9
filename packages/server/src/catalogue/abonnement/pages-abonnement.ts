import { sayWith } from '@asso/contract/kernel/say-with';
import { abonnementFields } from '@asso/domain/catalogue/public/abonnement.fields';
import {
  abonnementPublic,
  choixSuivis,
  nomSuivi,
  readSuivi,
  type SujetSuivi,
  sujetsSuivis,
  unsubscribeHref,
} from '@asso/domain/catalogue/public/abonnement.rules';
import { type AidePublique, repertoirePublic } from '@asso/domain/catalogue/public/aide-publique.rules';
import { courriel as formatCourriel, normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { problems } from '@asso/domain/kernel/walk-problems';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { sayDuree } from '@asso/domain/referentiel/conservation.rules';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer, PublicPage } from '../../platform/http/page/page-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { cataloguePublic } from '../public/catalogue-public.ts';
import { confirmAbonnement, findByJeton } from './abonnement.sql.ts';
import { askAbonnement, stopAbonnement } from './change-abonnement.ts';

const demandee = `${abonnementPublic}/demande`;
const arretee = `${abonnementPublic}/arret`;
const sujets = Object.keys(sujetsSuivis) as SujetSuivi[];

/** Nobody asks for more by hand, and the portal cannot be made to write to many people. */
const limit = { max: 10, windowSeconds: 600 };

const ailleurs = (vers: string): PageAnswer => ({ kind: 'ailleurs', vers, status: 303 });

/**
 * The pages to follow the catalogue without an account: a form, a mail to confirm, one press to stop. No page says who
 * follows.
 */
export function pagesAbonnement(platform: Platform): PublicPage[] {
  const { db, clock } = platform;
  return [
    {
      path: abonnementPublic,
      answer: async ({ query }) => {
        const { aides } = await cataloguePublic(db, clock.now());
        return formulaire({ aides, suivi: query.get('suivi') ?? '', courriel: '', fautes: [] });
      },
    },
    {
      method: 'POST',
      path: abonnementPublic,
      limit,
      answer: async ({ form }) => {
        const { aides } = await cataloguePublic(db, clock.now());
        const courriel = normaliseCourriel(form.get('courriel') ?? '');
        const texte = form.get('suivi') ?? '';
        const suivi = readSuivi(texte, aides);
        const fautes: Faute[] = [
          ...(suivi ? [] : [{ champ: 'suivi' as const, dit: 'Choisissez ce que vous voulez suivre.' }]),
          ...problems(abonnementFields, { courriel }, { stage: 'saisie' }).map((one) => ({
            champ: 'courriel' as const,
            dit: sayWith({ ...kernelProblems, ...identifiantProblems })(one).message,
          })),
        ];
        if (!suivi || fautes.length > 0) return formulaire({ aides, suivi: texte, courriel, fautes });
        await askAbonnement(platform, { courriel, suivi, nom: nomSuivi(suivi, aides) ?? '' });
        return ailleurs(demandee);
      },
    },
    {
      path: demandee,
      answer: () =>
        Promise.resolve(
          simple(
            'Ouvrez votre courriel',
            html`<p>Un courriel part vers cette adresse, si elle ne suit pas déjà ce sujet. Ouvrez-le et confirmez : rien ne vous sera écrit avant.</p>
<p>Sans confirmation, l’adresse est effacée dans ${sayDuree(conservations.abonnement.duree)}.</p>`,
          ),
        ),
    },
    {
      path: arretee,
      answer: () => Promise.resolve(arrete()),
    },
    {
      path: `${abonnementPublic}/:jeton`,
      limit: { max: 60, windowSeconds: 600 },
      answer: async ({ params: { jeton = '' } }) => {
        const abonnement = await findByJeton(db, jeton);
        if (!abonnement) return perdu;
        const nom = nomSuivi(abonnement, (await cataloguePublic(db, clock.now())).aides) ?? 'un service';
        return leSien({ jeton, nom, isConfirme: abonnement.confirme_le !== null });
      },
    },
    {
      method: 'POST',
      path: `${abonnementPublic}/:jeton`,
      limit: { max: 60, windowSeconds: 600 },
      answer: async ({ params: { jeton = '' }, form }) => {
        if (form.get('geste') === 'confirmer') {
          await confirmAbonnement(db, jeton, clock.now());
          return ailleurs(`${abonnementPublic}/${encodeURIComponent(jeton)}`);
        }
        await stopAbonnement(platform, jeton);
        return ailleurs(arretee);
      },
    },
    {
      path: unsubscribeHref(':jeton'),
      answer: ({ params: { jeton = '' } }) =>
        Promise.resolve(ailleurs(`${abonnementPublic}/${encodeURIComponent(jeton)}`)),
    },
    {
      method: 'POST',
      path: unsubscribeHref(':jeton'),
      isForPrograms: true,
      // A mailbox of many people sends all their stops from a few network addresses.
      limit: { max: 1200, windowSeconds: 600 },
      answer: async ({ params: { jeton = '' } }) => {
        await stopAbonnement(platform, jeton);
        return { ...arrete(), isForOne: true };
      },
    },
  ];
}

type Page = { titre: string; main: Html; isForOne?: true; isUnlisted?: true; status?: number };

const pageOf = ({ titre, main, status, ...answer }: Page): PageAnswer => ({
  kind: 'page',
  ...(status && { status }),
  ...(answer.isForOne && { isForOne: true }),
  page: {
    titre,
    description:
      'Recevoir par courriel les subventions d’un service, d’un département ou d’un thème. Sans compte.',
    chemin: abonnementPublic,
    ...(answer.isUnlisted && { isUnlisted: true }),
    main: html`<div class="page">
<div class="page__tete"><p class="sans-compte__fil"><a href="${repertoirePublic}">Trouver une subvention</a></p>
<h1 class="page__titre">${titre}</h1></div>
<div class="pile">${main}</div>
</div>`,
  },
});

const simple = (titre: string, main: Html): PageAnswer =>
  pageOf({
    titre,
    isUnlisted: true,
    main: html`${main}<p><a href="${repertoirePublic}">Voir les subventions</a></p>`,
  });

const arrete = (): PageAnswer =>
  simple('C’est arrêté', html`<p>Votre adresse est effacée : nous ne vous écrirons plus à ce sujet.</p>`);

const perdu = pageOf({
  titre: 'Ce lien ne sert plus',
  isForOne: true,
  isUnlisted: true,
  status: 404,
  main: html`<p>L’abonnement est arrêté, ou n’a pas été confirmé à temps : l’adresse est effacée.</p>
<p><a href="${abonnementPublic}">S’abonner de nouveau</a></p>`,
});

type Faute = { champ: 'suivi' | 'courriel'; dit: string };
type Formulaire = {
  aides: readonly AidePublique[];
  suivi: string;
  courriel: string;
  fautes: readonly Faute[];
};

function formulaire({ aides, suivi, courriel, fautes }: Formulaire): PageAnswer {
  const choix = choixSuivis(aides);
  const faute = (champ: Faute['champ']) => fautes.find((one) => one.champ === champ);
  const said = (champ: Faute['champ']) =>
    faute(champ) && html`<p class="fr-error-text" id="${champ}-faute">${faute(champ)?.dit}</p>`;
  const group = (champ: Faute['champ']) => `fr-input-group${faute(champ) ? ' fr-input-group--error' : ''}`;
  const decrit = (champ: Faute['champ']) =>
    faute(champ) && html` aria-describedby="${champ}-faute" aria-invalid="true"`;
  return pageOf({
    titre: 'Suivre les subventions par courriel',
    ...(fautes.length > 0 && ({ isForOne: true, isUnlisted: true, status: 422 } as const)),
    main: html`<p>Vous recevez un courriel par jour au plus, quand une subvention paraît, change ou ouvre. Sans compte ; un lien dans chaque courriel arrête tout et efface votre adresse.</p>
<form method="post" action="${abonnementPublic}" class="pile sans-compte__suivi">
<div class="${group('suivi')}"><label class="fr-label" for="suivi">Que voulez-vous suivre ?</label>
<select class="fr-select" id="suivi" name="suivi"${decrit('suivi')}><option value="">Choisir</option>
${sujets.map(
  (sujet) =>
    html`<optgroup label="${sujetsSuivis[sujet]}">${choix[sujet].map(({ value, label }) => {
      const one = `${sujet}:${value}`;
      return html`<option value="${one}"${one === suivi && html` selected`}>${label}</option>`;
    })}</optgroup>`,
)}</select>${said('suivi')}</div>
<div class="${group('courriel')}"><label class="fr-label" for="courriel">${abonnementFields.courriel.label}<span class="fr-hint-text">Exemple : ${formatCourriel.exemple}. Elle ne sert qu’à cela.</span></label>
<input class="fr-input" type="email" id="courriel" name="courriel" maxlength="${abonnementFields.courriel.max}" autocomplete="email" value="${courriel}"${decrit('courriel')}>${said('courriel')}</div>
<p><button class="fr-btn" type="submit">M’abonner</button></p>
</form>`,
  });
}

const leSien = ({
  jeton,
  nom,
  isConfirme,
}: {
  jeton: string;
  nom: string;
  isConfirme: boolean;
}): PageAnswer => {
  const bouton = (geste: string, label: string, isFirst: boolean) =>
    html`<form method="post" action="${abonnementPublic}/${encodeURIComponent(jeton)}"><input type="hidden" name="geste" value="${geste}"><button class="fr-btn${!isFirst && ' fr-btn--secondary'}" type="submit">${label}</button></form>`;
  return pageOf({
    titre: isConfirme ? 'Votre abonnement' : 'Confirmer l’abonnement',
    isForOne: true,
    isUnlisted: true,
    main: isConfirme
      ? html`<p role="status">Vous suivez : <strong>${nom}</strong>. Un courriel par jour au plus, quand il y a du nouveau.</p>
${bouton('arreter', 'Ne plus recevoir ces courriels', true)}
<p class="discret">Votre adresse sera effacée aussitôt.</p>`
      : html`<p>Vous suivrez : <strong>${nom}</strong>. Un courriel par jour au plus, quand il y a du nouveau.</p>
${bouton('confirmer', 'Confirmer', true)}
${bouton('arreter', 'Effacer mon adresse', false)}`,
  });
};
