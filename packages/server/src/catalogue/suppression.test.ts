import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findCurrentCampagne } from '../subvention/subvention.sql.ts';
import { holdBeginnings, untilWaiting } from '../subvention/test/test-attente.sql.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { tablesCampagne } from './campagne.sql.ts';
import { lockVersions, withdrawForme } from './offre.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const national = await anAdministrateur(db, {});

async function aCampaign() {
  const world = await aWorld(db);
  await world.publish();
  const { create } = subventionCalls(portal, world);
  const begin = () => create(world.jeanne);
  const remove = () => api(campagneEndpoints.deleteSubvention, { as: national, params: { id: world.code } });
  const version = await findCurrentCampagne(db, world.code, portal.clock.now());
  return { begin, remove, id_subvention: version?.id_subvention ?? '' };
}

test('a subvention is not deleted under somebody who is beginning a dossier on it', async () => {
  const { begin, remove } = await aCampaign();
  const release = await holdBeginnings(db);
  const begun = begin();
  await untilWaiting(db, 1);
  const removed = remove();
  await untilWaiting(db, 2);
  await release();
  expect([(await begun).status, (await removed).codes]).toEqual([201, ['catalogue.a-des-dossiers']]);
});

test('a dossier is not begun on a subvention that is being deleted', async () => {
  const { begin, id_subvention } = await aCampaign();
  const deleting = await db.startTransaction().execute();
  await lockVersions(deleting, tablesCampagne, id_subvention);
  await withdrawForme(deleting, tablesCampagne, { id: id_subvention, at: new Date(today) });
  const begun = begin();
  await untilWaiting(db, 1);
  await deleting.commit().execute();
  expect((await begun).codes).toEqual(['subvention.inconnue']);
});
