import { type AidePublique, adressePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import {
  listNumerosLocaux,
  nomsQuestions,
  questionsPubliques,
  type ReponsesPubliques,
  type Reservee,
  registreReponses,
  registreVerdict,
  reponsesVerdict,
  type VerdictPublic,
} from '@asso/domain/catalogue/public/pouvez-vous.rules';
import { joinWithOr } from '@asso/domain/identifiants/enumeration';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { findTrouvees } from '../../association/recherche/recherche.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Html, html } from '../../platform/http/page/html.ts';

/** What a visitor asked, and the answer, `verdict`, which is `null` before anything is asked. */
export type PouvezVousDemande = {
  numero: string;
  reponses: ReponsesPubliques;
  verdict: VerdictPublic | null;
  /** The association that the number names, in the words of the registers. */
  association: { nom: string; lieu: string } | null;
  /** What the registers answered already, which is not asked again. */
  connues: ReponsesPubliques;
};

export const rienDemande: PouvezVousDemande = {
  numero: '',
  reponses: {},
  verdict: null,
  association: null,
  connues: {},
};

const longestNumero = 30;
const numeroInconnu: VerdictPublic = {
  reponse: 'inconnu',
  phrase: 'Ce numéro n’est pas au répertoire. Vérifiez-le, ou répondez aux questions.',
};
const pasUnNumero = (campagne: Reservee): VerdictPublic => ({
  reponse: 'inconnu',
  phrase: `Ce n’est pas un numéro RNA (W et 9 chiffres), SIREN (9 chiffres) ni SIRET (14 chiffres)${listNumerosLocaux(
    campagne,
  )
    .map((nom) => `, ni un ${nom}`)
    .join('')}. Vérifiez-le, ou répondez aux questions.`,
});
const registreMuet: VerdictPublic = {
  reponse: 'inconnu',
  phrase: 'Le registre ne répond pas. Répondez aux questions.',
};

/**
 * Reads the number or the answers in an address and judges them. Only a whole number is looked up, one at a time: no
 * name, no beginning of a number, no list.
 */
export async function readDemande(
  db: Db,
  { campagne }: AidePublique,
  query: URLSearchParams,
): Promise<PouvezVousDemande> {
  const numero = (query.get('numero') ?? '').trim().slice(0, longestNumero);
  if (numero === '') {
    const reponses = Object.fromEntries(
      nomsQuestions.flatMap((nom) => {
        const value = query.get(nom);
        return value === 'oui' || value === 'non' ? [[nom, value]] : [];
      }),
    ) as ReponsesPubliques;
    return { ...rienDemande, reponses, verdict: reponsesVerdict(campagne, reponses) };
  }
  const asked = { ...rienDemande, numero };
  const term = recogniseIdentifiant(numero);
  if (term.kind === 'texte') return { ...asked, verdict: pasUnNumero(campagne) };
  const found = await findTrouvees(db, { kind: term.kind, value: term.value }).catch(() => null);
  if (found === null) return { ...asked, verdict: registreMuet };
  const [association] = found;
  if (!association) return { ...asked, verdict: numeroInconnu };
  const { nom, commune, code_departement: departement, etat } = association;
  const lue = { departement, isDissoute: etat === 'dissoute' };
  return {
    ...asked,
    verdict: registreVerdict(campagne, lue),
    connues: registreReponses(campagne, lue),
    association: { nom, lieu: [commune, departement && `(${departement})`].filter(Boolean).join(' ') },
  };
}

/** Names the numbers that the registers know: those of an overseas register, where the aid is for its territory. */
function numeroDemande(campagne: Reservee): string {
  const noms = [
    'RNA',
    'SIREN',
    'SIRET',
    ...listNumerosLocaux(campagne).map((nom) => nom.replace('numéro ', '')),
  ];
  return `Ou le numéro ${joinWithOr(noms)} de votre association`;
}

const tons = { oui: 'success', non: 'warning', inconnu: 'info' } as const;

/** Shows the two forms, which the server reads so that they work without a script, and the answer. */
export function drawPouvezVous(aide: AidePublique, demande: PouvezVousDemande): Html {
  const { campagne, exercice, isAutreEdition } = aide;
  const action = `${adressePublique({ code: aide.code, campagne }, '/pouvez-vous-demander')}#pouvez-vous`;
  const edition = isAutreEdition && html`<input type="hidden" name="exercice" value="${exercice}">`;
  const { verdict, association, connues } = demande;
  const posees = questionsPubliques(campagne).filter(({ nom }) => connues[nom] === undefined);
  return html`<section class="pile pile--serree" aria-labelledby="pouvez-vous">
<h2 id="pouvez-vous" class="fr-h5">Pouvez-vous demander ?</h2>
${verdict && html`<div class="fr-alert fr-alert--${tons[verdict.reponse]}" role="status"><p>${association && html`<strong>${association.nom}</strong>, ${association.lieu}. `}${verdict.phrase}</p></div>`}
${
  posees.length > 0 &&
  html`<form method="get" action="${action}" class="sans-compte__questions">${edition}
${Object.entries(connues).map(([nom, value]) => html`<input type="hidden" name="${nom}" value="${value}">`)}
${posees.map(
  ({
    nom,
    question,
    aide,
  }) => html`<fieldset class="sans-compte__question"><legend><strong>${question}</strong><br><span class="discret">${aide}</span></legend>
<div class="sans-compte__oui-non">${(['oui', 'non'] as const).map(
    (value) =>
      html`<span class="sans-compte__case"><input type="radio" id="${nom}-${value}" name="${nom}" value="${value}"${demande.reponses[nom] === value && html` checked`}><label for="${nom}-${value}">${value === 'oui' ? 'Oui' : 'Non'}</label></span>`,
  )}</div></fieldset>`,
)}
<button class="fr-btn fr-btn--secondary" type="submit">Répondre</button>
</form>`
}
<form method="get" action="${action}" class="sans-compte__numero">${edition}
<label class="fr-label" for="numero">${numeroDemande(campagne)}<span class="fr-hint-text">Le RNA commence par W. Il est sur le récépissé de la préfecture.</span></label>
<div class="sans-compte__saisie"><input class="fr-input" id="numero" name="numero" maxlength="30" autocomplete="off" value="${demande.numero}"><button class="fr-btn fr-btn--secondary" type="submit">Vérifier</button></div>
</form>
</section>`;
}
