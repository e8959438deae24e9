import { expect, it } from 'vitest';
import { sayCause, sayCourrielsWaiting, sayNoCourriel } from './courriels.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const now = new Date('2026-11-29T01:40:00Z');

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'le serveur refuse la connexion'],
  ['getaddrinfo ENOTFOUND smtp.exemple.fr', 'le nom du serveur est introuvable'],
  ['Connection timeout', 'le serveur ne répond pas'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'le serveur refuse le mot de passe'],
  ['self-signed certificate in certificate chain', 'la connexion protégée échoue'],
  ['421 4.3.2 Service not available', 'le serveur demande d’attendre'],
  ['550 no such user', '550 no such user'],
])('the answer « %s » is said in words: %s', (erreur, said) => expect(sayCause(erreur)).toBe(said));

it('says how many wait, since when and why', () => {
  const attente = {
    enAttente: 48,
    attendentDepuis: '2026-11-29T00:15:00Z',
    cause: 'connect ECONNREFUSED 127.0.0.1:25',
  };
  expect(plain(sayCourrielsWaiting(attente, now))).toBe(
    '48 courriels attendent depuis 01h15 : le serveur refuse la connexion',
  );
  const older = { ...attente, enAttente: 1, attendentDepuis: '2026-11-27T00:15:00Z', cause: null };
  expect(plain(sayCourrielsWaiting(older, now))).toBe('1 courriel attend depuis le 27/11/2026 à 01h15');
});

it('says of an empty list nothing more than the list', () => {
  expect([0, 1, 48].map((n) => plain(sayNoCourriel(n)))).toEqual([
    'Aucun courriel n’est revenu, aucun n’attend.',
    'Aucun courriel n’est revenu. 1 courriel attend son tour.',
    'Aucun courriel n’est revenu. 48 courriels attendent leur tour.',
  ]);
});
