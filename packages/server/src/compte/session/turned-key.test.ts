// The key of an installation is changed on two servers, one after the other, as docs/exploitation/faire-tourner.md says:
// nobody is signed out, loses a second factor, or loses what their browser keeps.
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { expect, test } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { aPortal, type TestPortal } from '../../platform/http/test/test-app.ts';
import { coffre } from '../coffre.ts';
import { compteFeature } from '../feature.ts';
import { resealComptesWorker } from '../second-facteur/resceller.job.ts';
import { findSecondFacteur } from '../second-facteur/second-facteur.sql.ts';
import { codeAt } from '../second-facteur/totp.ts';
import { aCompte, motDePasse } from '../test/test-comptes.sql.ts';

const { login } = connexionEndpoints;
const { beginSecondFacteur, confirmSecondFacteur } = secondFacteurEndpoints;
const { refreshToken } = sessionEndpoints;
const { currentUser } = userEndpoints;

const [former, fresh] = ['a'.repeat(48), 'n'.repeat(48)];
const clock = aClock();
const database = await aDatabase();
const serverWith = (environment: Record<string, string>) =>
  aPortal({ features: [notificationFeature, compteFeature], clock, database, environment });
const before = await serverWith({ TOKEN_KEY: former });
const warned = await serverWith({ TOKEN_KEY: former, TOKEN_KEY_NEXT: fresh });
const turned = await serverWith({ TOKEN_KEY: fresh, TOKEN_KEY_PREVIOUS: former });
const after = await serverWith({ TOKEN_KEY: fresh });

/** The two servers that answer at each moment of the change. */
const moments: Record<string, [TestPortal, TestPortal]> = {
  'before the change': [before, before],
  'while the first server learns the next key': [warned, before],
  'when both know it': [warned, warned],
  'while the first server signs with it': [turned, warned],
  'when both sign with it': [turned, turned],
};
const ends: Record<string, [TestPortal, TestPortal]> = {
  'while the first server forgets the former key': [after, turned],
  'when the former key is gone': [after, after],
};

const { id, email } = await aCompte(database.db, { roles: ['rds.service'] });
const signIn = async ({ api }: TestPortal, code?: string) =>
  (await api(login, { body: { email, password: motDePasse, ...(code && { code }) } })).body;
const read = ({ api }: TestPortal, token: string) => api(currentUser, { as: token, params: { id: 'moi' } });
const opened = await signIn(before);
const { secret } = (
  await before.api(beginSecondFacteur, { as: opened.token, body: { password: motDePasse } })
).body;
await before.api(confirmSecondFacteur, { as: opened.token, body: { code: codeAt(secret, clock.now()) } });

let visit = opened;
let number = 0;

/**
 * Checks that one person can go from one server to the other, as a load balancer sends them, then sign in anew with a
 * code.
 */
async function goesOn(one: TestPortal, other: TestPortal) {
  const tokens: string[] = [];
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const body = { refreshToken: visit.refreshToken };
    const tabs = [await first.api(refreshToken, { body }), await second.api(refreshToken, { body })];
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(tabs.map((tab) => tab.body.refreshToken)).size).toBe(1);
    tokens.push(...tabs.map((tab) => tab.body.token));
    visit = { ...visit, ...tabs[0]?.body };
  }
  clock.advance(30);
  const again = await signIn(number++ % 2 ? one : other, codeAt(secret, clock.now()));
  for (const token of [...tokens, again.token])
    for (const server of [one, other]) expect((await read(server, token)).status).toBe(200);
}

/** Checks that what a browser keeps with the key of one server opens with one of the keys that the other gives. */
async function opensDrafts(one: TestPortal, other: TestPortal) {
  const keys = await Promise.all([one, other].map(async (server) => (await read(server, visit.token)).body));
  const own = keys.map(({ cle_brouillons }) => cle_brouillons);
  for (const { cle_brouillons, autres_cles_brouillons = [] } of keys)
    expect([cle_brouillons, ...autres_cles_brouillons]).toEqual(expect.arrayContaining(own));
}

test.each(Object.entries(moments))('%s, nobody is thrown out', async (_, [one, other]) => {
  await goesOn(one, other);
  await opensDrafts(one, other);
});

test('the secrets of second factors are sealed again with the key of now, once', async () => {
  const sealed = async ({ db }: TestPortal) => (await findSecondFacteur(db, id))?.secret ?? Buffer.alloc(0);
  const reseal = async (server: TestPortal) => {
    await resealComptesWorker(server, coffre(server.config)).handler({}, never);
    return sealed(server);
  };
  const old = await sealed(turned);
  expect((await reseal(after)).equals(old)).toBe(true);
  const renewed = await reseal(turned);
  expect(renewed.equals(old)).toBe(false);
  expect((await reseal(turned)).equals(renewed)).toBe(true);
});

test.each(Object.entries(ends))('%s, nobody is thrown out', async (_, [one, other]) => {
  clock.advance(15 * 60);
  await goesOn(one, other);
});

test('a token of a key that nobody names any more is refused', async () => {
  const { token } = await signIn(before, codeAt(secret, clock.now()));
  expect((await read(after, token)).status).toBe(401);
});

const never = { id: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
