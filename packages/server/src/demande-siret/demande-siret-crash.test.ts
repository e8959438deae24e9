import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesBetween } from '@asso/domain/kernel/changes';
import { afterAll, expect, test } from 'vitest';
import { motDePasse } from '../compte/test/test-comptes.sql.ts';
import type { CheckpointName } from '../platform/checkpoint/checkpoint.ts';
import { aDatabase } from '../platform/db/test/test-database.ts';
import { passMinute } from '../platform/http/test/test-idempotency.sql.ts';
import { aServer, type RemoteReply, type RemoteServer } from '../platform/http/test/test-server.ts';
import { aSiretWorld, filledDemande, readDemandeRows } from './test/test-demandes.sql.ts';

const { db, url } = await aDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-siret-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'oui' };

type Ready = { id: string; version: number; token: string };

/** Fills a complete request through the API, as somebody of the association. */
async function prepare(server: RemoteServer): Promise<Ready> {
  const monde = await aSiretWorld(db);
  const sent = { body: { email: monde.jeanne.email, password: motDePasse } };
  const token = String((await server.call('POST', '/auth/login', sent)).body.token);
  const begun = await server.call('POST', '/demande/numero-siret', {
    token,
    body: { identite: { id_rna: monde.id_rna } },
  });
  const { id, version, demande } = begun.body as never as Ready & { demande: object };
  const saved = await server.call('PUT', `/demande/numero-siret/${id}`, {
    token,
    headers: { 'if-match': `"${version}"` },
    body: { changes: changesBetween(demande, filledDemande(demande)) },
  });
  expect(saved.status).toBe(200);
  return { id, version: Number(saved.body.version), token };
}

const transmit = (server: RemoteServer, { id, version, token }: Ready): Promise<RemoteReply> =>
  server.call('POST', `/demande/numero-siret/${id}/transmit`, {
    token,
    body: {},
    headers: { 'if-match': `"${version}"`, 'idempotency-key': `siret-crash-${id}` },
  });

/**
 * Transmits, as often as needed: the idempotency key of a dead server is held for a while, in case that server is only
 * slow, and the client is told to come again.
 */
async function transmitAtLast(server: RemoteServer, ready: Ready): Promise<RemoteReply> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const reply = await transmit(server, ready);
    if (reply.body.code !== 'kernel.demande-en-cours') return reply;
  }
  throw new Error('the key of a dead server is never given back');
}

const effects = async (id: string) => {
  const { demande, actions, notifications } = await readDemandeRows(db, id);
  const sent = actions.filter((one) => one === 'siret.transmit').length;
  return [demande?.code_etat, demande?.corps_transmis !== null, sent, notifications.length];
};

const runs: readonly { at: CheckpointName; etat: string; isSent: boolean }[] = [
  { at: 'transmission.avant-commit', etat: 'ECS', isSent: false },
  { at: 'transmission.avant-reponse', etat: 'AEM', isSent: true },
];

test('cut dead while a request is sent: all of it is done or none, and the same press again has one effect', async () => {
  const first = await aServer(environment);
  const cuts = [];
  for (const run of [...runs, ...runs]) cuts.push({ ...run, ready: await prepare(first) });
  await first.kill();

  for (const { at, etat, isSent, ready } of cuts) {
    const server = await aServer({ ...environment, CRASH_AT: at });
    await expect(transmit(server, ready)).rejects.toThrow();
    expect(await server.dead()).toBe('SIGKILL');
    expect([at, ...(await effects(ready.id))]).toEqual([at, etat, isSent, Number(isSent), Number(isSent)]);
  }

  const last = await aServer(environment);
  await passMinute(db);
  for (const { ready } of cuts) {
    const { status } = await transmitAtLast(last, ready);
    expect([200, 409]).toContain(status);
    expect(await effects(ready.id)).toEqual(['AEM', true, 1, 1]);
  }
  await last.kill();
});
