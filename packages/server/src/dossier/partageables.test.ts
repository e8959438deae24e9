import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });

it('who invites to one dossier tells two dossiers of one aid apart by their project', async () => {
  const world = await aWorld(portal.db);
  await world.publish();
  const { id_fo } = await subventionCalls(portal, world).aReady();
  const { items } = (
    await portal.api(invitationEndpoints.listDossiersPartageables, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
    })
  ).body;
  expect(items.map(({ libelle }) => libelle)).toEqual([
    `${id_fo}, « Former nos arbitres », Formation des bénévoles 2027, Formation des bénévoles`,
  ]);
});
