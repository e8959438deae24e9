import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { aServer } from '../../platform/http/test/test-server.ts';
import { aMailServer } from '../../platform/mail/test/test-mail-server.ts';
import { aWorld } from '../test/test-dossiers.sql.ts';
import { balancer, lostWords, noteTraffic, traffic, untilMore, volunteers } from './test-trafic.ts';

const { db, url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portail-asso-deploiement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  DATABASE_URL: url,
  DATA_DIR: folder,
  TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
  ASSISTANCE_EMAIL: 'aide@exemple.fr',
  // This delay is long beside the second that the balancer needs to see a server leave, even on a busy machine.
  STOP_DELAY_SECONDS: '6',
  REQUESTS_PER_MINUTE: '1000000',
};

test('one of two servers is replaced by a new one while people type: every request is answered, nothing is lost', async () => {
  const old = await aServer(environment);
  const people = await volunteers(db, old, 4);
  const other = await aServer(environment);
  const front = balancer([old, other]);
  const typing = traffic(people, front.route);
  const goOn = () => untilMore(typing.typed, 20);

  await goOn();
  expect(await old.stop()).toBe(0);
  front.remove(old);
  await goOn();
  const fresh = await aServer(environment);
  front.add(fresh);
  await goOn();
  expect(await other.stop()).toBe(0);
  front.remove(other);
  await goOn();

  const typed = await typing.stop();
  await front.stop();
  expect(typed.flatMap(({ refusals }) => refusals)).toEqual([]);
  expect(typed.map(({ lost }) => lost)).toEqual([0, 0, 0, 0]);
  expect(typed.every(({ tried, acknowledged }) => tried === acknowledged)).toBe(true);
  expect(await lostWords(typed, fresh)).toEqual([]);
  noteTraffic('mise à jour pendant la saisie, deux serveurs', typed);
  expect(await fresh.stop()).toBe(0);
});

test('servers that only answer leave the mails to workers, which answer nothing but their health, and take each mail once', async () => {
  const mails: string[] = [];
  const smtp = await aMailServer({ port: 0, onMail: (raw) => mails.push(String(raw)) });
  const mailing = { ...environment, SMTP_URL: smtp.url, STOP_DELAY_SECONDS: '0' };
  const server = await aServer({ ...mailing, ROLE: 'serveur' });
  const world = await aWorld(db);
  const count = 6;
  for (let n = 0; n < count; n++)
    await server.call('POST', '/auth/forgotPassword', { body: { email: (await aWorld(db)).emails.jeanne } });
  await server.call('POST', '/auth/forgotPassword', { body: { email: world.emails.jeanne } });
  expect(mails).toEqual([]);

  const workers = await Promise.all([1, 2].map(() => aServer({ ...mailing, ROLE: 'travaux' })));
  await expect.poll(() => mails.length).toBeGreaterThan(count);
  for (const worker of workers) {
    expect((await worker.get('/readyz')).status).toBe(200);
    expect((await worker.call('GET', '/auth/sessions')).status).toBe(404);
    await worker.stop();
  }
  // Two workers share the queue, and yet each mail left once.
  expect(mails).toHaveLength(count + 1);
  expect(new Set(mails.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size).toBe(count + 1);
  expect((await server.call('GET', '/auth/sessions')).status).toBe(401);
  await server.stop();
  await smtp.close();
});
