import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { changesBetween } from '@asso/domain/kernel/changes';
import { afterAll, expect, test } from 'vitest';
import { motDePasse } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock, systemClock } from '../../platform/clock/clock.ts';
import { noteFigure } from '../../platform/config/test/test-environment.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aServer } from '../../platform/http/test/test-server.ts';
import { aMailServer } from '../../platform/mail/test/test-mail-server.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, readDossierRows } from '../test/test-dossiers.sql.ts';
import { lostWords, noteTraffic, traffic, untilMore, volunteers } from './test-trafic.ts';

const { saveDossier } = dossierEndpoints;
const clock = aClock('2026-12-31T22:00:00Z');
const portal = await aPortal({ features, clock });
const { db, url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portail-asso-horloge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const environment = {
  DATABASE_URL: url,
  DATA_DIR: folder,
  TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
  ASSISTANCE_EMAIL: 'aide@exemple.fr',
  REQUESTS_PER_MINUTE: '1000000',
};

/** Creates a complete dossier of 2027, for a campaign that closes at this instant. */
async function aReadyUntil(date_fin: string) {
  const world = await aWorld(portal.db);
  const always = { date_debut: '2020-01-01T00:00:00Z', date_fin };
  await world.publish({ sous_dispositifs: [{ code: 'FDB', label: 'Formation des bénévoles', ...always }] });
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  const transmit = () => calls.transmit(world.jeanne, id_fo);
  return {
    world,
    calls,
    id,
    id_fo,
    transmit,
    etats: async () => (await readDossierRows(portal.db, id)).etats,
  };
}

test('in the last minute of the year all saves and sendings are taken, until the deadline and not after', async () => {
  const lastSecond = '2026-12-31T23:59:59+01:00';
  const files = await Promise.all(Array.from({ length: 5 }, () => aReadyUntil(lastSecond)));
  const [early, late, tooLate, muchTooLate, typed] = files;
  if (!early || !late || !tooLate || !muchTooLate || !typed) throw new Error('five dossiers');
  expect(files.map(({ id_fo }) => id_fo.slice(0, 3))).toEqual(['26-', '26-', '26-', '26-', '26-']);

  /** Saves and sends at once, as people do at the last minute. */
  const at = async (instant: string, { transmit }: typeof early) => {
    clock.set(instant);
    const { calls, id_fo, world } = typed;
    const as = world.jeanne;
    const dossier = await calls.read(as, id_fo);
    const lieu = `Vu à ${instant}`;
    const changes = changesBetween(dossier.tete, {
      ...dossier.tete,
      attestation: { ...dossier.tete.attestation, lieu },
    });
    const [sent, saved] = await Promise.all([
      transmit(),
      portal.api(saveDossier, { as, params: { id_fo }, ifMatch: dossier.version, body: { changes } }),
    ]);
    expect([saved.status, (await calls.read(as, id_fo)).tete.attestation?.lieu]).toEqual([200, lieu]);
    return sent;
  };

  expect((await at('2026-12-31T22:59:30Z', early)).status).toBe(200);
  // The last seconds before the deadline still count.
  expect((await at('2026-12-31T22:59:59Z', late)).status).toBe(200);
  for (const [instant, file] of [
    ['2026-12-31T23:00:00Z', tooLate],
    ['2026-12-31T23:00:30Z', muchTooLate],
  ] as const) {
    const refused = await at(instant, file);
    expect([refused.status, refused.problem.message]).toEqual([
      422,
      expect.stringContaining(
        'La date limite est passée depuis le jeudi 31 décembre 2026 à 23h59, heure de Paris',
      ),
    ]);
  }
  expect(await Promise.all(files.map(({ etats }) => etats()))).toEqual([['D'], ['D'], ['A'], ['A'], ['A']]);
  for (const { calls, world, id_fo } of files)
    expect((await calls.read(world.jeanne, id_fo)).tete.description?.exercice).toBe(2027);

  // The numbers of the new year begin with its start in Paris, when it is still 2026 in UTC.
  clock.set('2026-12-31T23:00:30Z');
  expect((await aReadyUntil('2027-03-11T23:59:59+01:00')).id_fo).toBe('27-000001');
  noteFigure(
    'dernière minute de l’année',
    '4 saisies et 4 envois simultanés : 2 pris, 2 refusés en clair, 0 perdu',
  );
});

test('an hour that comes twice closes a campaign the second time, and one that never comes is not waited for', async () => {
  // On 25 October 2026, 02:59 summer time is followed by 02:00 winter time.
  clock.set('2026-10-24T10:00:00Z');
  const [summer, winter, tooLate] = [
    await aReadyUntil('2026-10-25T02:30:00+01:00'),
    await aReadyUntil('2026-10-25T02:30:00+01:00'),
    await aReadyUntil('2026-10-25T02:30:00+01:00'),
  ];
  clock.set('2026-10-25T00:45:00Z');
  expect((await summer.transmit()).status).toBe(200);
  clock.set('2026-10-25T01:15:00Z');
  expect((await winter.transmit()).status).toBe(200);
  clock.set('2026-10-25T01:31:00Z');
  expect((await tooLate.transmit()).status).toBe(422);

  // On 28 March 2027, 01:59 is followed by 03:00.
  clock.set('2027-03-27T10:00:00Z');
  const [before, after] = [
    await aReadyUntil('2027-03-28T03:00:00+02:00'),
    await aReadyUntil('2027-03-28T03:00:00+02:00'),
  ];
  clock.set('2027-03-28T00:59:59Z');
  expect((await before.transmit()).status).toBe(200);
  clock.set('2027-03-28T01:00:01Z');
  expect((await after.transmit()).status).toBe(422);
});

test('the clock of a server jumps an hour ahead and back: who types goes on, mails leave once, nothing is lost', async () => {
  const mails: string[] = [];
  const smtp = await aMailServer({ port: 0, onMail: (raw) => mails.push(String(raw)) });
  const server = await aServer({ ...environment, SMTP_URL: smtp.url }, { isShifted: true });
  try {
    const { emails } = await aWorld(db);
    const signed = await server.call('POST', '/auth/login', {
      body: { email: emails.jeanne, password: motDePasse },
    });
    let { token, refreshToken } = signed.body as { token: string; refreshToken: string };
    const profil = () => server.call('GET', '/auth/sessions', { token });
    /** Does what the page does: it renews a token that is refused, without a word to the person who types. */
    const goOn = async () => {
      if ((await profil()).status === 401) {
        const renewed = await server.call('POST', '/auth/refreshToken', { body: { refreshToken } });
        expect(renewed.status).toBe(200);
        ({ token, refreshToken } = renewed.body as typeof signed.body & {
          token: string;
          refreshToken: string;
        });
      }
      expect((await profil()).status).toBe(200);
    };
    for (const [rank, seconds] of [0, 3600, 0, -3600, 0].entries()) {
      await server.shift(seconds);
      await goOn();
      // People sign in again at each hour: what they type does not depend on the clock.
      const typing = traffic(await volunteers(db, server, 2), () => server);
      await untilMore(typing.typed);
      const typed = await typing.stop();
      expect(typed.flatMap(({ refusals }) => refusals)).toEqual([]);
      expect(await lostWords(typed, server)).toEqual([]);
      await server.call('POST', '/auth/forgotPassword', { body: { email: emails.jeanne } });
      await expect.poll(() => mails.length).toBe(rank + 1);
      noteTraffic(`horloge à ${seconds / 3600} h`, typed);
    }
    expect((await server.get('/readyz')).status).toBe(200);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    await smtp.close();
  }
});

test('a server goes through midnight of the new year while people type: nothing is lost, numbers follow', async () => {
  const server = await aServer(environment, { isShifted: true });
  try {
    const eve = new Date('2026-12-31T23:59:30+01:00').getTime();
    /** Sets the clock of the server to this many seconds after 23:59:30. */
    const at = (seconds: number) =>
      server.shift(Math.round((eve - systemClock.now().getTime()) / 1000) + seconds);
    await at(0);
    const before = await volunteers(db, server, 2);
    await at(0);
    const typing = traffic(before, () => server);
    await untilMore(typing.typed);
    await at(28);
    await untilMore(typing.typed, 40);
    await at(60);
    await untilMore(typing.typed);
    const [first] = await volunteers(db, server, 1);
    const typed = await typing.stop();
    expect(typed.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(await lostWords(typed, server)).toEqual([]);
    expect(before.map(({ id_fo }) => id_fo.slice(0, 3))).toEqual(['26-', '26-']);
    expect(first?.id_fo).toBe('27-000001');
    noteTraffic('31 décembre, de 23 h 59 min 30 s à 0 h 0 min 30 s', typed);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
  }
});
