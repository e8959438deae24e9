import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noteFigure } from '../../platform/config/test/test-environment.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { aCluster, removeCluster } from '../../platform/db/test/test-cluster.sql.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { aServer, type RemoteServer } from '../../platform/http/test/test-server.ts';
import { aSmallDisk, fill, withinSmallDisk } from '../../platform/storage/test/test-small-disk.ts';
import { aWorld } from '../test/test-dossiers.sql.ts';
import { signInRemotely } from '../test/test-remote.ts';
import {
  expectClearRefusals,
  lostWords,
  noteTraffic,
  traffic,
  untilMore,
  volunteers,
} from './test-trafic.ts';

const { db, url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portail-asso-plein-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const environment = {
  DATA_DIR: folder,
  TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
  ASSISTANCE_EMAIL: 'aide@exemple.fr',
  REQUESTS_PER_MINUTE: '1000000',
};

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

function vaultOf(server: RemoteServer, { id_association, token }: { id_association: string; token: string }) {
  return {
    deposit: (nom: string, key: string) => {
      const body = new FormData();
      body.append('type', 'STC');
      body.append('fichier', new Blob([pdf, nom.repeat(20_000)]), `${nom}.pdf`);
      const path = `/dac/association/documents?id_asso=${id_association}`;
      return server.call('POST', path, { token, body, headers: { 'idempotency-key': key } });
    },
    take: async (uuid: unknown) => (await server.call('GET', `/lca/documents/${uuid}`, { token })).text,
  };
}

const within = withinSmallDisk(folder, 4);
const withoutMount = 'cette machine n’y laisse pas monter de petit disque (unshare -rm)';
if (within)
  test('the disk of the files is full: a deposit is told so, what was typed is kept, and the same file goes through once there is place', async () => {
    const server = await aServer({ ...environment, DATABASE_URL: url }, { within });
    const [typist, ...others] = await volunteers(db, server, 2);
    if (!typist) throw new Error('nobody types');
    const world = await aWorld(db);
    const token = await signInRemotely(server, world.emails.jeanne);
    const { deposit, take } = vaultOf(server, { id_association: world.id_association, token });
    const before = await deposit('avant', 'une-cle-d-avant');
    expect(before.status).toBe(201);
    const typing = traffic([typist, ...others], () => server);
    try {
      const empty = fill(`/proc/${server.pid}/root${folder}`);
      const refused = await deposit('pendant', 'une-cle-de-pendant');
      expect([refused.status, refused.body.message]).toEqual([
        502,
        'Les fichiers ne peuvent être ni reçus ni ouverts pour le moment. Rien de ce que vous avez saisi n’est perdu : réessayez dans une minute.',
      ]);
      // Saving what is typed needs no file.
      await untilMore(typing.typed);
      expect(await take(before.body.uuid)).toContain('avantavant');
      empty();
      const again = await deposit('pendant', 'une-cle-de-pendant');
      expect(again.status).toBe(201);
      expect(await take(again.body.uuid)).toContain('pendantpendant');
      const typed = await typing.stop();
      expect(typed.flatMap(({ refusals }) => refusals)).toEqual([]);
      expect(await lostWords(typed, server)).toEqual([]);
      noteTraffic('disque des fichiers plein', typed);
      expect(await server.stop()).toBe(0);
    } finally {
      await typing.stop();
      await server.kill();
    }
  });
else noteFigure('disque des fichiers plein', `non joué : ${withoutMount}`);

const disk = aSmallDisk(160);
afterAll(() => disk?.remove());
const withoutRoot = 'seul root peut monter ici le petit disque d’une base';
if (disk)
  test('the disk of the database is full: saves are refused in clear, nothing acknowledged is lost, and they go on once there is place', async () => {
    const small = { wal_keep_size: '0', min_wal_size: '32MB', max_wal_size: '48MB' };
    const cluster = await aCluster({ dataDir: disk.folder, more: small });
    // The test would prove nothing if the data had been put on another disk.
    expect(cluster.place.home.startsWith(disk.folder)).toBe(true);
    const server = await aServer({ ...environment, DATABASE_URL: cluster.url });
    const own = openDatabase({ url: cluster.url, max: 2 });
    const people = await volunteers(own.db, server, 4).finally(own.close);
    const typing = traffic(people, () => server);
    try {
      await untilMore(typing.typed);
      const empty = fill(disk.folder);
      const refusals = () => typing.typed.flatMap((one) => one.refusals).length;
      await expect.poll(refusals).toBeGreaterThan(4);
      expect((await server.get('/healthz')).status).toBe(200);
      empty();
      // A database that could not write its journal stops, and its supervisor starts it again.
      if (!cluster.isUp()) await cluster.start();
      await untilMore(typing.typed);
      const typed = await typing.stop();
      expect(await lostWords(typed, server)).toEqual([]);
      expectClearRefusals(typed);
      await expect.poll(async () => (await server.get('/readyz')).status).toBe(200);
      noteTraffic('disque de la base plein', typed);
      expect(await server.stop()).toBe(0);
    } finally {
      await typing.stop();
      await server.kill();
      await removeCluster(cluster);
    }
  });
else noteFigure('disque de la base plein', `non joué : ${withoutRoot}`);
