import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { compteFeature } from '../feature.ts';
import { countOthersWithRole } from './profil.sql.ts';

const { db } = await aPortal({ features: [notificationFeature, compteFeature] });

test('counts administrators one deletion after the other: two who go at once do not both find the other', async () => {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const count = (tx: Tx) => countOthersWithRole(tx, 'lca.admin', '00000000-0000-4000-8000-000000000000');
  const first = inTransaction(db, async (tx) => {
    await count(tx);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  let isCounted = false;
  const second = inTransaction(db, count).then(() => {
    isCounted = true;
  });
  await wait(200);
  expect(isCounted).toBe(false);
  held.resolve();
  await Promise.all([first, second]);
  expect(isCounted).toBe(true);
});
