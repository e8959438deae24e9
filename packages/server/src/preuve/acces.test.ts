import { expect, test } from 'vitest';
import { appelsOuverts } from './test-appels.ts';

/** Anybody may call these without an account: each one is a decision, so a new one is first added here. */
const publics = [
  // The token of the address is the key of a calendar that its owner may delete.
  'GET /agenda/{jeton}',
  // This call gives anybody what the public page of a subvention says.
  'GET /rds/aides-publiques/{code}',
  'GET /referentiels',
  'GET /referentiel',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/refreshToken',
  'GET /auth/refreshToken/{refreshToken}',
  'POST /auth/register',
  'POST /auth/sendValidationMail',
  'POST /auth/forgotPassword',
  'POST /auth/forgotPassword/{email}',
  'POST /auth/verifierLien',
  'POST /auth/verifierActivation',
  'POST /auth/resetPassword',
  'POST /auth/resetPassword/{token}',
  'POST /auth/deblocage',
  'POST /auth/courriel',
  'POST /lca/invitations/lire',
  'GET /lca/notesOnPage',
  'GET /lca/notesOnPage/{id}',
  'GET /lca/questions',
  'GET /lca/questions/{id}',
  'GET /lca/urls',
  'GET /lca/urls/{id}',
  'GET /lca/documents-modeles',
  'GET /lca/documents-modeles/{id}',
  'GET /lca/documents-modeles/{id}/fichier',
  'POST /lca/notification/sendEmail',
  'GET /lca/statistiques',
  'POST /lca/satisfaction',
  'POST /auth/externe/{fournisseur}/aller',
  'POST /auth/externe/{fournisseur}/retour',
  'POST /auth/externe/code',
  'POST /auth/externe/lier',
  'POST /auth/externe/courriel',
  'POST /auth/externe/lien',
  'POST /auth/externe/compte',
];

/** A restricted account (an address to prove, a password to change, a code to add) may still make these calls. */
const malgreTout = [
  'POST /auth/validate',
  'POST /auth/corrigerAdresse',
  'PATCH /auth/users/{id}/oauth',
  'GET /lca/users/{id}',
  'GET /auth/second-facteur',
  'POST /auth/second-facteur',
  'POST /auth/second-facteur/confirmation',
];

test('what is open without an account', () => {
  expect(appelsOuverts('sans-compte').toSorted()).toEqual(publics.toSorted());
});

test('what is open to an account that is closed', () => {
  expect(appelsOuverts('compte-ferme').toSorted()).toEqual(malgreTout.toSorted());
});
