// A mailbox stops some e-mails of an account in one press, by a token that does and tells nothing else.
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { RythmeCourriel } from '@asso/domain/notification/rythme.rows';
import { expect, test } from 'vitest';
import { aClock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { mailsTo } from '../platform/mail/test/test-mails.sql.ts';
import { notificationFeature } from './feature.ts';
import { notify } from './notify.ts';
import { sendRecapitulatif } from './recapitulatif.job.ts';
import { aDestinataire, jetonsKept, keepFormerJeton } from './test/test-destinataires.sql.ts';

const { readPreferences, savePreferences } = notificationEndpoints;
const clock = aClock('2027-03-01T09:00:00Z');
const portal = await aPortal({ features: [notificationFeature], clock });
const { db, api, inject } = portal;

/** Each notification comes a second after the one before, since the e-mails are read in their order. */
const later = (tell: (trx: Tx) => Promise<void>) => {
  clock.advance(1);
  return inTransaction(db, tell);
};

const objet = { type: 'dossier', id: 'd', libelle: 'dossier 26-000123', lien: null } as const;
const tellMessage = (to: string[]) =>
  later((trx) => notify(portal, trx, { kind: 5, to, objet, params: { auteur: 'Inès Haddad' } }));
const tellAcces = (to: string[]) =>
  later((trx) =>
    notify(portal, trx, { kind: 5, variante: 'acces', to, objet, params: { fait: 'Ali demande un accès' } }),
  );
const tellDecision = (to: string[]) =>
  later((trx) => notify(portal, trx, { kind: 1, to, objet, params: { etat: 'accordé' } }));
const tellAffecte = (to: string[]) =>
  later((trx) =>
    notify(portal, trx, { kind: 7, variante: 'affecte', to, objet, params: { auteur: 'Inès Haddad' } }),
  );

async function aPerson() {
  const person = await aDestinataire(db);
  const as = {
    ...person,
    ...{ civilite: 'M' as const, nom: 'Diop', prenom: 'Amadou', role: 'lca.association' as const },
    ...{ roles: ['lca.association' as const], associations: [], services: [], territoire: null },
  };
  const choices = async () =>
    Object.fromEntries(
      (await api(readPreferences, { as })).body.preferences.map(({ kind, rythme }) => [kind, rythme]),
    );
  const choose = (kind: number, rythme: RythmeCourriel) =>
    api(savePreferences, { as, body: { preferences: [{ kind, rythme }] } });
  const mails = async () => mailsTo(db, person.email);
  const stopOf = async (rank = 0) => new URL((await mails())[rank]?.desabonnement ?? '').pathname;
  return { ...person, choices, choose, mails, stopOf };
}

/** Everything at once, as for who chose nothing. */
const rien = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((kind) => [kind, 'aussitot']));

const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (url: string, headers: Record<string, string> = oneClick) =>
  inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });

test('one press stops the messages of one account, with no session nor origin; the accesses still come', async () => {
  const [mine, theirs] = [await aPerson(), await aPerson()];
  await tellMessage([mine.id, theirs.id]);
  const [url, other] = [await mine.stopOf(), await theirs.stopOf()];
  expect(url).toMatch(/^\/ne-plus-recevoir\/[\w-]{43}$/);
  expect(url).not.toBe(other);
  const first = await press(url);
  expect([first.statusCode, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(await mine.choices()).toEqual({ ...rien, 5: 'essentiel' });
  expect(await theirs.choices()).toEqual(rien);
  await tellMessage([mine.id, theirs.id]);
  await tellAcces([mine.id]);
  expect((await mine.mails()).map(({ desabonnement }) => desabonnement === null)).toEqual([true, false]);
  expect(await theirs.mails()).toHaveLength(2);
});

test('the same press twice answers the same and changes nothing more; the parts of a form do as well', async () => {
  const { id, choices, stopOf } = await aPerson();
  await tellMessage([id]);
  const url = await stopOf();
  const first = await press(url);
  const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const again = await inject({ method: 'POST', url, headers, payload: part });
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(await choices()).toEqual({ ...rien, 5: 'essentiel' });
});

test('opening the address stops nothing: it asks first', async () => {
  const { id, choices, stopOf, email } = await aPerson();
  await tellMessage([id]);
  const page = await inject({ url: await stopOf() });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<button class="fr-btn" type="submit">Ne plus recevoir ces courriels</button>');
  for (const own of [email, 'Diop', 'Amadou', '26-000123']) expect(page.body).not.toContain(own);
  expect(await choices()).toEqual(rien);
});

test('a token that is wrong, changed or of nobody stops nothing and is answered alike; the right one stops', async () => {
  const { id, choices, stopOf } = await aPerson();
  await tellMessage([id]);
  const url = await stopOf();
  const changed = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
  const answers = [];
  for (const wrong of [
    changed,
    `/ne-plus-recevoir/${'x'.repeat(43)}`,
    `/ne-plus-recevoir/${id}`,
    `${url}x`,
  ]) {
    answers.push(await press(wrong));
    expect((await inject({ url: wrong })).statusCode).toBe(200);
  }
  expect(await choices()).toEqual(rien);
  const right = await press(url);
  expect(await choices()).toEqual({ ...rien, 5: 'essentiel' });
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [right.statusCode, right.body]),
  );
});

test('an old e-mail is honoured, and never loosens what the person chose since', async () => {
  const { id, choices, choose, stopOf } = await aPerson();
  await tellMessage([id]);
  const url = await stopOf();
  await choose(5, 'jamais');
  clock.advance(300 * 86_400);
  expect((await press(url)).statusCode).toBe(200);
  expect(await choices()).toEqual({ ...rien, 5: 'jamais' });
  await choose(5, 'aussitot');
  await press(url);
  expect(await choices()).toEqual({ ...rien, 5: 'essentiel' });
});

test('a decision and an access have no such address; what is all ordinary stops whole', async () => {
  const { id, choices, mails, stopOf } = await aPerson();
  await tellDecision([id]);
  await tellAcces([id]);
  expect((await mails()).map(({ desabonnement }) => desabonnement)).toEqual([null, null]);
  await tellAffecte([id]);
  await press(await stopOf());
  expect(await choices()).toEqual({ ...rien, 7: 'jamais' });
});

test('the e-mail of the day is stopped whole: what waited and is ordinary is told no more, the essential still is', async () => {
  const { id, choices, choose, mails, stopOf } = await aPerson();
  for (const kind of [1, 5, 7]) await choose(kind, 'jour');
  await choose(2, 'jamais');
  await tellMessage([id]);
  await sendRecapitulatif(portal, id);
  const url = await stopOf();
  await tellMessage([id]);
  await tellDecision([id]);
  await press(url);
  expect(await choices()).toEqual({ ...rien, 1: 'essentiel', 2: 'jamais', 5: 'essentiel', 7: 'jamais' });
  clock.advance(86_400);
  await sendRecapitulatif(portal, id);
  const [last, ...before] = await mails();
  expect(before).toHaveLength(1);
  expect([last?.texte.includes('accordé'), last?.texte.includes('Inès Haddad')]).toEqual([true, false]);
});

test('the database holds no token that acts, and one press stops what an e-mail of before the hashes offered to stop', async () => {
  const { id, choices, stopOf } = await aPerson();
  const jeton = 'a'.repeat(43);
  await keepFormerJeton(db, { id, choix: '5', jeton });
  await tellMessage([id]);
  await tellMessage([id]);
  const [first, second] = [await stopOf(0), await stopOf(1)];
  expect(second).toBe(first);
  const kept = await jetonsKept(db, id);
  expect(kept).toHaveLength(2);
  for (const one of [jeton, first.split('/').at(-1) ?? ''])
    expect(kept.filter((row) => row.includes(one))).toEqual([]);
  await press(`/ne-plus-recevoir/${jeton}`);
  expect(await choices()).toEqual({ ...rien, 5: 'essentiel' });
});
