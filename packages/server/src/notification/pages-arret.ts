import { inTransaction } from '../platform/db/transaction.ts';
import { type Html, html } from '../platform/http/page/html.ts';
import type { PageAnswer, PublicPage } from '../platform/http/page/page-row.ts';
import type { Platform } from '../platform/platform.ts';
import { arreteCourriels } from './arret.sql.ts';

const base = '/ne-plus-recevoir';

/** Gives the address at which a mailbox stops some e-mails of an account in one press. */
export const adresseArret = (jeton: string, publicUrl: URL): string =>
  new URL(`${base}/${jeton}`, publicUrl).href;

/**
 * The page that stops some e-mails of an account, without a session: it asks first, since scanners open links, and a
 * mailbox sends its form by itself. It says the same for any token, known or not, so that a token tells nothing.
 */
export const pagesArret = ({ db }: Platform): PublicPage[] => [
  {
    path: `${base}/:jeton`,
    limit: { max: 60, windowSeconds: 600 },
    answer: ({ params: { jeton = '' } }) => Promise.resolve(demande(jeton)),
  },
  {
    method: 'POST',
    path: `${base}/:jeton`,
    isForPrograms: true,
    // A mailbox of many people sends all their stops from a few network addresses.
    limit: { max: 1200, windowSeconds: 600 },
    answer: async ({ params: { jeton = '' } }) => {
      if (/^[\w-]{43}$/.test(jeton)) await inTransaction(db, (trx) => arreteCourriels(trx, jeton));
      return arrete();
    },
  },
];

const choisir = html`<a href="/client/user/notifications">Choisir mes courriels, genre par genre</a>`;

const demande = (jeton: string): PageAnswer =>
  pageOf(
    'Ne plus recevoir ces courriels',
    html`<p>Les notifications de ce genre resteront sur le portail, sans courriel.</p>
<p>Ce qui ne doit pas être manqué vous sera toujours écrit : une décision, une pièce demandée, un accès, un RIB changé.</p>
<form method="post" action="${base}/${encodeURIComponent(jeton)}"><button class="fr-btn" type="submit">Ne plus recevoir ces courriels</button></form>
<p>${choisir}</p>`,
  );

const arrete = (): PageAnswer =>
  pageOf(
    'C’est noté',
    html`<p role="status">Nous ne vous enverrons plus ces courriels. Les notifications restent sur le portail.</p>
<p>Vous changez d’avis ? ${choisir}</p>`,
  );

const pageOf = (titre: string, main: Html): PageAnswer => ({
  kind: 'page',
  isForOne: true,
  page: {
    titre,
    description: 'Arrêter des courriels du portail, sans se connecter.',
    chemin: base,
    isUnlisted: true,
    main: html`<div class="page">
<div class="page__tete"><h1 class="page__titre">${titre}</h1></div>
<div class="pile">${main}</div>
</div>`,
  },
});
