import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepFiles } from '../platform/backup/dump.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { receiveFile } from '../platform/storage/receive-file.ts';
import { insertDocument } from './document.sql.ts';
import { sweep, usersOfBytes } from './sweep.job.ts';

const portal = await aPortal();
const folder = mkdtempSync(join(tmpdir(), 'balayage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function store(text: string): Promise<string> {
  const file = await receiveFile(Buffer.from(text), { folder, maxBytes: 1000 });
  if (!file.ok) throw new Error('too long');
  await portal.storage.put(file.value);
  return file.value.sha256;
}
const isKept = async (sha256: string) => {
  const stream = await portal.storage.get(sha256);
  stream?.destroy();
  return stream !== null;
};

it('deletes bytes that no row names, a day after they came, and no others', async () => {
  const [orphan, named, used] = [await store('orphelin'), await store('nommé'), await store('utilisé')];
  await portal.db.transaction().execute((tx) =>
    insertDocument(tx, {
      proprietaire: 'association',
      id_proprietaire: 'x',
      type: 'STC',
      nom: 'a.txt',
      commentaire: null,
      taille: 5,
      sha256: named,
      mime: 'text/plain',
      etat_analyse: 'non_analyse',
      annee_validite: null,
      id_siret: null,
      iban: null,
      depose_par: null,
      date_chargement: portal.clock.now(),
    }),
  );
  usersOfBytes.push(async (_, hashes) => hashes.filter((one) => one === used));
  // The disk dates the bytes, so the portal's clock is set long before that date, then long after.
  portal.clock.set('2020-01-01T00:00:00Z');
  await sweep(portal);
  expect(await isKept(orphan)).toBe(true);
  portal.clock.set('2100-01-01T00:00:00Z');
  await sweep(portal);
  expect(await Promise.all([orphan, named, used].map(isKept))).toEqual([false, true, true]);
});

it('deletes nothing while a backup copies the files', async () => {
  const orphan = await store('pendant une sauvegarde');
  portal.clock.set('2100-01-01T00:00:00Z');
  const backup = await portal.pool.connect();
  await keepFiles(backup);
  await sweep(portal);
  expect(await isKept(orphan)).toBe(true);
  backup.release(true);
  const sweptAgain = async () => {
    await sweep(portal);
    return isKept(orphan);
  };
  await expect.poll(sweptAgain).toBe(false);
});
