import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CheckpointName } from '../../platform/checkpoint/checkpoint.ts';
import { noteFigure, proofTimes } from '../../platform/config/test/test-environment.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { passMinute } from '../../platform/http/test/test-idempotency.sql.ts';
import { aServer, type RemoteReply, type RemoteServer } from '../../platform/http/test/test-server.ts';
import { aWorld, readDossierRows } from '../test/test-dossiers.sql.ts';
import { aRemoteReady, signInRemotely } from '../test/test-remote.ts';

const { db, url } = await aDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'oui' };
const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };
const sous_dispositifs = [{ code: 'FDB', label: 'Formation des bénévoles', ...always }];

type Ready = { id: string; id_fo: string; version: number; token: string };

/** Creates a complete dossier, typed through the API by a member of its association. */
async function prepare(server: RemoteServer): Promise<Ready> {
  const world = await aWorld(db);
  await world.publish({ sous_dispositifs });
  const token = await signInRemotely(server, world.emails.jeanne);
  return { ...(await aRemoteReady(server, { world, token })), token };
}

/** Transmits the dossier on this server: any server on the same folder accepts the token. */
const transmit = (server: RemoteServer, { id_fo, version, token }: Ready) =>
  server.call('POST', `/demande/dossiers/transmit/${id_fo}`, {
    token,
    body: {},
    headers: { 'if-match': `"${version}"`, 'idempotency-key': `crash-${id_fo}` },
  });

/**
 * Transmits the dossier, as many times as the client is told to retry: the key of a request whose server died is held
 * for a while, in case that server is only slow.
 */
async function transmitAtLast(server: RemoteServer, ready: Ready): Promise<RemoteReply> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const reply = await transmit(server, ready);
    if (reply.body.code !== 'kernel.demande-en-cours') return reply;
  }
  throw new Error('the key of a dead server is never given back');
}

/** Kills a server at this point of the transmission; returns whether it had acknowledged. */
async function cutAt(crashAt: CheckpointName, ready: Ready): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const server = await aServer({ ...environment, CRASH_AT: crashAt }).catch(() => null);
    // A mail left from before made the server die while it started; that mail is taken now, so the next server starts.
    if (!server) continue;
    const answer = await transmit(server, ready).then(
      ({ status }) => (status === 200 ? 'acknowledged' : 'refused'),
      () => 'cut' as const,
    );
    expect(await server.dead()).toBe('SIGKILL');
    if (answer === 'acknowledged') return true;
    if (crashAt !== 'courriel.avant-envoi' || (await readDossierRows(db, ready.id)).recepisses > 0)
      return false;
  }
  throw new Error(`no server was cut at ${crashAt} by this transmission`);
}

/** Each cut starts a new server: `npm test` makes two at each point, `npm run proof -- pannes` twenty in all. */
const isWhole = proofTimes() > 1;

const runs: readonly { at: CheckpointName; times: number; etat: string; recepisses: number }[] = [
  { at: 'transmission.avant-commit', times: isWhole ? 7 : 2, etat: 'A', recepisses: 0 },
  { at: 'courriel.avant-envoi', times: isWhole ? 6 : 2, etat: 'D', recepisses: 1 },
  { at: 'transmission.avant-reponse', times: isWhole ? 7 : 2, etat: 'D', recepisses: 1 },
];

test('cut dead again and again while transmitting: nothing acknowledged is lost, nothing is half done', async () => {
  const first = await aServer(environment);
  const cuts = [];
  for (const { at, times, ...expected } of runs) {
    for (let n = 0; n < times; n++) cuts.push({ at, expected, ready: await prepare(first) });
  }
  await first.kill();
  expect(cuts).toHaveLength(isWhole ? 20 : 6);

  for (const { at, expected, ready } of cuts) {
    const isAcknowledged = await cutAt(at, ready);
    const { etats, recepisses, actions } = await readDossierRows(db, ready.id);
    expect({ at, etats, recepisses }).toEqual({
      at,
      etats: [expected.etat],
      recepisses: expected.recepisses,
    });
    expect(actions.filter((one) => one === 'instruction.transmit')).toHaveLength(expected.recepisses);
    if (isAcknowledged) expect(etats).toEqual(['D']);
  }

  // The same requests, sent again with the same keys to a live server, have one effect each.
  const last = await aServer(environment);
  await passMinute(db);
  for (const { ready } of cuts) {
    const { status } = await transmitAtLast(last, ready);
    expect([200, 409]).toContain(status);
    const { etats, recepisses, actions } = await readDossierRows(db, ready.id);
    expect([etats, recepisses]).toEqual([['D'], 1]);
    expect(actions.filter((one) => one === 'instruction.transmit')).toHaveLength(1);
  }
  noteFigure(
    'serveur coupé net pendant une transmission',
    `${cuts.length} coupures, 0 perdu, 0 à moitié fait`,
  );
  await last.kill();
});
