import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { afterAll, expect, test } from 'vitest';
import type { CheckpointName } from '../../platform/checkpoint/checkpoint.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { aServer } from '../../platform/http/test/test-server.ts';
import { setChoix } from '../../service/test/test-services.sql.ts';
import { aWorld, markEtats, readDossierRows } from '../../subvention/test/test-dossiers.sql.ts';
import { aRemoteReady, remoteCall, signInRemotely } from '../../subvention/test/test-remote.ts';
import { wearsService } from '../test/test-lots.sql.ts';
import { listLignes } from './lot.sql.ts';

const { db, url } = await aDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-lot-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: 'oui' };
const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };
const types = ['T0', 'T1', 'T2', 'T3'];

/** Waits until the server dies: it may die as soon as it starts, because it then continues the lot. */
async function cutAt(crashAt: CheckpointName): Promise<void> {
  const server = await aServer({ ...environment, CRASH_AT: crashAt }).catch(() => null);
  if (server) expect(await server.dead()).toBe('SIGKILL');
}

test('cut dead in the middle of a lot, again and again: it goes on, and each dossier is decided once', async () => {
  const first = await aServer(environment);
  const world = await aWorld(db);
  await wearsService(db, world);
  await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
  await world.publish({ sous_dispositifs: types.map((code) => ({ code, label: code, ...always })) });
  const jeanne = await signInRemotely(first, world.emails.jeanne);
  const ids: string[] = [];
  for (const type of types) {
    const { id, id_fo } = await aRemoteReady(first, { world, token: jeanne, type });
    await markEtats(db, id_fo, '2');
    ids.push(id);
  }
  const token = await signInRemotely(first, world.emails.agent);
  const call = remoteCall(first, token);
  const body = { action: 'reject', id_service: world.drajes.id, selection: { ids } };
  const lot = await call<LotView>('POST', '/demande/lots', { body });
  const path = `/demande/lots/${lot.id}`;
  const parametres = { motif: 'Hors du champ.' };
  const saved = await call<LotView>('PUT', path, { ifMatch: lot.version, body: { parametres } });
  await first.kill();

  const launched = await aServer({ ...environment, CRASH_AT: 'lot.avant-commit' });
  const sent = { token, body: {}, headers: { 'if-match': `"${saved.version}"` } };
  await launched.call('POST', `${path}/lancement`, sent).catch(() => null);
  expect(await launched.dead()).toBe('SIGKILL');
  const faites = async () => (await listLignes(db, lot.id)).filter(({ etat }) => etat === 'faite').length;
  expect(await faites()).toBe(0);
  for (const n of [1, 2]) {
    await cutAt('lot.apres-ligne');
    expect(await faites()).toBe(n);
  }
  await cutAt('lot.avant-commit');
  expect(await faites()).toBe(2);

  const last = await aServer(environment);
  const read = async () => (await last.call('GET', path, { token })).body.etat;
  await expect.poll(read, { interval: 200 }).toBe('fini');
  expect(await faites()).toBe(4);
  for (const id of ids) {
    const { etats, actions } = await readDossierRows(db, id);
    expect([etats, actions.filter((one) => one === 'instruction.reject')]).toEqual([
      ['12'],
      ['instruction.reject'],
    ]);
  }
  await last.kill();
});
