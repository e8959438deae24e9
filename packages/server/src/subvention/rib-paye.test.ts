import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from './test/test-calls.ts';
import { aRib, aWorld, today } from './test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
await world.publish();
const { aReady, transmit } = subventionCalls(portal, world);

test('a service reads whole the bank details that its dossiers pay, and the others masked', async () => {
  const other = await aRib(portal.db, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  const ibansOf = async (as: typeof world.jeanne) => {
    const query = { id_asso: world.id_association };
    const { body } = await portal.api(collectionsEndpoints.list_ribs, { as, query });
    return new Map(body.items.map(({ id, iban }) => [id, iban]));
  };
  const own = await ibansOf(world.jeanne);
  const seen = await ibansOf(world.agent);
  expect(seen.get(world.rib)).toBe(own.get(world.rib));
  expect(own.get(other.id)).toBe('FR7610278089770002054310181');
  expect(seen.get(other.id)?.replaceAll(/\s/g, ' ')).toBe('FR76 •••• •••• •••• 0181');
});
