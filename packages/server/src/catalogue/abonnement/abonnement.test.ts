import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { mailsTo } from '../../platform/mail/test/test-mails.sql.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { abonnementsKept, countRows, keepFormerJeton } from '../test/test-catalogue-public.sql.ts';
import { alertWorker, purgeAbonnementsWorker } from './abonnement.job.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, inject, config } = portal;
const signal = new AbortController().signal;
const context = { id: 'x', attempt: 1, isLastAttempt: false, signal };
const tell = () => alertWorker(portal).handler({}, context);
const purge = () => purgeAbonnementsWorker(portal).handler({}, context);
const base = '/abonnement-subventions';

/** Each form is sent from a network address of its own, unless one is given, so that no limit of requests is met. */
let places = 0;
type From = { origin?: string; remoteAddress?: string };
const send = (
  url: string,
  fields: Record<string, string>,
  { origin = config.publicUrl.origin, remoteAddress = `10.1.0.${++places}` }: From = {},
) =>
  inject({
    ...{ method: 'POST', url, remoteAddress },
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const ask = (courriel: string, suivi: string, from?: From) => send(base, { courriel, suivi }, from);
const linkOf = (text: string) => /\/abonnement-subventions\/[\w-]{43}/.exec(text)?.[0] ?? '';

let rank = 0;
/** Asks and confirms for somebody new; gives their address and the link of their mails. */
async function aFollower(suivi: string) {
  const courriel = `suiveur-${++rank}@exemple.fr`;
  expect((await ask(courriel, suivi)).statusCode).toBe(303);
  const [mail] = await mailsTo(db, courriel);
  const lien = linkOf(mail?.texte ?? '');
  await send(lien, { geste: 'confirmer' });
  return { courriel, lien };
}

const jour = 86_400_000;
const later = (days: number) => clock.set(new Date(Date.parse(today) + days * jour));

test('nothing is told before a confirmation; then one mail says what is new, and one press erases the address', async () => {
  const world = await aWorld(db);
  later(-2);
  const silent = 'silencieux@exemple.fr';
  await ask(silent, 'departement:35');
  const { courriel, lien } = await aFollower('departement:35');
  const autre = await aFollower('departement:13');
  await world.publish({
    ...{ domaine_libre: true, documents_attendus: [], titre: 'Zèbre nouveau' },
    territoires: ['R53'],
  });
  later(0);
  clock.advance(600);
  // A publication may still be taken back: nobody is told in the first half hour.
  await tell();
  expect(await mailsTo(db, courriel)).toHaveLength(1);
  clock.advance(3000);
  await tell();
  await tell();
  const [nouvelle, ...more] = await mailsTo(db, courriel);
  expect([nouvelle?.objet, more.length]).toEqual(['Subvention : Zèbre nouveau', 1]);
  expect(nouvelle?.texte).toContain(`/repertoire-des-subventions/${world.code}/zebre-nouveau`);
  expect(linkOf(nouvelle?.texte ?? '')).toBe(lien);
  expect([(await mailsTo(db, silent)).length, (await mailsTo(db, autre.courriel)).length]).toEqual([1, 1]);

  const { body } = await inject({ url: lien });
  expect([body.includes('Ne plus recevoir ces courriels'), body.includes(courriel)]).toEqual([true, false]);
  expect((await send(lien, { geste: 'arreter' })).headers.location).toBe(`${base}/arret`);
  expect(await countRows(db, courriel)).toEqual({ abonnements: 0, courriels: 0 });
  expect((await inject({ url: lien })).statusCode).toBe(404);
  expect((await countRows(db, autre.courriel)).abonnements).toBe(1);
});

test('a mailbox stops it in one press: no origin, no session, twice the same, and reading the address stops nothing', async () => {
  const { courriel, lien } = await aFollower('theme:Sport');
  const autre = await aFollower('theme:Sport');
  const [mail] = await mailsTo(db, courriel);
  const url = new URL(mail?.desabonnement ?? '').pathname;
  expect(url).toBe(`${lien}/arret`);
  const read = await inject({ url });
  expect([read.statusCode, read.headers.location]).toEqual([303, lien]);
  expect((await countRows(db, courriel)).abonnements).toBe(1);
  const press = (type: string, payload: string) =>
    inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const first = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  expect([first.statusCode, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(await countRows(db, courriel)).toEqual({ abonnements: 0, courriels: 0 });
  const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const again = await press('multipart/form-data; boundary=b', part);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  // The form of the page itself stops nobody when it is sent without saying from which page: it is not found.
  expect((await inject({ method: 'POST', url: autre.lien })).statusCode).toBe(404);
  expect((await countRows(db, autre.courriel)).abonnements).toBe(1);
});

test('the database holds no token that acts, and the link of a mail of before the hashes erases the address', async () => {
  const { courriel, lien } = await aFollower('departement:34');
  const jeton = 'b'.repeat(43);
  await keepFormerJeton(db, { courriel, jeton });
  const kept = await abonnementsKept(db, courriel);
  expect(kept).toContain(courriel);
  for (const one of [jeton, lien.split('/').at(-1) ?? '']) expect(kept).not.toContain(one);
  expect((await send(`${base}/${jeton}`, { geste: 'arreter' })).headers.location).toBe(`${base}/arret`);
  expect(await countRows(db, courriel)).toEqual({ abonnements: 0, courriels: 0 });
});

test('a mailbox may send the stop as several parts at once', async () => {
  const { courriel, lien } = await aFollower('theme:Culture');
  const payload =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await inject({ method: 'POST', url: `${lien}/arret`, headers, payload })).statusCode).toBe(200);
  expect((await countRows(db, courriel)).abonnements).toBe(0);
});

test('an address that is not confirmed is erased after a week, with its mail; a confirmed one stays', async () => {
  later(10);
  const { courriel } = await aFollower('theme:Sport');
  const jamais = 'jamais@exemple.fr';
  await ask(jamais, 'theme:Sport');
  later(16);
  await purge();
  expect((await countRows(db, jamais)).abonnements).toBe(1);
  later(18);
  await purge();
  expect(await countRows(db, jamais)).toEqual({ abonnements: 0, courriels: 0 });
  expect((await countRows(db, courriel)).abonnements).toBe(1);
});

test('the answer is the same whether the address follows already, waits or follows too much', async () => {
  later(30);
  const { courriel } = await aFollower('theme:Culture');
  const themes = ['Culture', 'Jeunesse', 'Social', 'Sport', 'Environnement', 'Sante', 'Education'];
  const answers = [];
  for (const theme of themes) answers.push(await ask(courriel.toUpperCase(), `theme:${theme}`));
  const known = answers.filter(({ statusCode }) => statusCode === 303);
  expect(new Set(known.map(({ headers, body }) => `${headers.location} ${body}`)).size).toBe(1);
  // One subscription is confirmed, and five others at most may wait for it.
  expect((await countRows(db, courriel)).abonnements).toBeLessThanOrEqual(6);
  await ask(courriel, 'theme:Sport');
  expect((await mailsTo(db, courriel)).filter(({ objet }) => objet.startsWith('Confirmez'))).toHaveLength(
    (await countRows(db, courriel)).abonnements,
  );
});

test('what is not an address, or no subject, is said at its field; another site sends nothing', async () => {
  clock.advance(3600);
  const { statusCode, body } = await ask('pas une adresse', 'theme:Inconnu');
  expect(statusCode).toBe(422);
  expect(body).toContain('Choisissez ce que vous voulez suivre.');
  expect(body).toContain('id="courriel-faute"');
  // A wrong address is refused here by the same sentence as in the forms of the application.
  expect(body).toMatch(
    /La valeur du champ Votre adresse électronique n.{1,6}est pas au bon format\. Exemple/,
  );
  const foreign = await ask('x@exemple.fr', 'theme:Sport', { origin: 'https://ailleurs.example' });
  expect([foreign.statusCode, (await countRows(db, 'x@exemple.fr')).abonnements]).toEqual([404, 0]);
});

test('somebody who sends many addresses is slowed down', async () => {
  const statuses = [];
  for (let n = 0; n < 15; n++) {
    statuses.push(
      (await ask(`foule-${n}@exemple.fr`, 'theme:Sport', { remoteAddress: '10.2.0.1' })).statusCode,
    );
  }
  expect(statuses.at(-1)).toBe(429);
});
