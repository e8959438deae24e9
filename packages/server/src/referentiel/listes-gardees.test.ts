import { referentiel } from '@asso/domain/referentiel/referentiels.rules';
import { afterAll, expect, it } from 'vitest';
import { listenAt } from '../platform/db/listen.sql.ts';
import { startMemory } from '../platform/db/memory.ts';
import { openDatabase } from '../platform/db/pool.ts';
import { aDatabase } from '../platform/db/test/test-database.ts';
import { readListes } from './listes.ts';
import { insertValeurs, lockReferentiel } from './referentiel.sql.ts';

const here = await aDatabase();
const there = openDatabase({ url: here.url, max: 3 });
const memories = [
  await startMemory(here.db, listenAt(here.url)),
  await startMemory(there.db, listenAt(here.url)),
];
afterAll(async () => {
  for (const one of memories) await one.stop();
  await there.close();
});

const labels = async ({ db }: typeof there) =>
  (await readListes(db, ['fonctions'])).fonctions?.map(({ label }) => label);

it('a value that changed is read at once by who wrote it, and within a second by every server', async () => {
  expect(await labels(here)).toBeUndefined();
  expect(await labels(there)).toBeUndefined();
  for (const [rank, label] of ['Coprésidence', 'Présidence partagée'].entries()) {
    await here.db.transaction().execute(async (trx) => {
      await lockReferentiel(trx, 'fonctions');
      const valeurs = referentiel('fonctions')
        .options.slice(0, 1)
        .map((one) => ({ ...one, label }));
      await insertValeurs(trx, { type: 'fonctions', version: rank + 2, valeurs });
    });
    expect(await labels(here)).toContain(label);
    await expect.poll(() => labels(there)).toContain(label);
  }
});

it('lists that nobody asks for are left out', async () => {
  expect(await readListes(here.db, ['genres'])).toEqual({});
  expect(Object.keys(await readListes(here.db))).toEqual(['fonctions']);
});
