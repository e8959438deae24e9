import { hashToken } from '../../compte/session/tokens.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Html, html } from '../../platform/http/page/html.ts';
import type { PageAnswer, PublicPage } from '../../platform/http/page/page-row.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmAdresse } from './adresse-signataire.sql.ts';

const base = '/adresse-signataire';

/** Gives the address at which the old address of a signatory confirms the new one. */
export const adresseConfirmation = (jeton: string, publicUrl: URL): string =>
  new URL(`${base}/${jeton}`, publicUrl).href;

/**
 * The page by which an old address confirms the one that replaces it, without a session: it asks first, since scanners
 * open links. It says the same for any token, so that a token tells nothing.
 */
export const pagesAdresse = ({ db, clock }: Platform): PublicPage[] => [
  {
    path: `${base}/:jeton`,
    limit: { max: 60, windowSeconds: 600 },
    answer: ({ params: { jeton = '' } }) => Promise.resolve(demande(jeton)),
  },
  {
    method: 'POST',
    path: `${base}/:jeton`,
    limit: { max: 60, windowSeconds: 600 },
    answer: async ({ params: { jeton = '' } }) => {
      if (/^[\w-]{43}$/.test(jeton)) {
        await inTransaction(db, (trx) => confirmAdresse(trx, hashToken(jeton), clock.now()));
      }
      return confirmee();
    },
  },
];

const demande = (jeton: string): PageAnswer =>
  pageOf(
    'Confirmer la nouvelle adresse',
    html`<p>L’adresse écrite dans le courriel que vous avez reçu pourra signer, à votre nom, les demandes de l’association.</p>
<p>Si ce n’est pas la vôtre, fermez cette page : rien n’est confirmé.</p>
<form method="post" action="${base}/${encodeURIComponent(jeton)}"><button class="fr-btn" type="submit">Oui, c’est mon adresse</button></form>`,
  );

const confirmee = (): PageAnswer =>
  pageOf('C’est confirmé', html`<p role="status">La nouvelle adresse peut servir à signer.</p>`);

const pageOf = (titre: string, main: Html): PageAnswer => ({
  kind: 'page',
  isForOne: true,
  page: {
    titre,
    description: 'Confirmer la nouvelle adresse d’un signataire, sans se connecter.',
    chemin: base,
    isUnlisted: true,
    main: html`<div class="page">
<div class="page__tete"><h1 class="page__titre">${titre}</h1></div>
<div class="pile">${main}</div>
</div>`,
  },
});
