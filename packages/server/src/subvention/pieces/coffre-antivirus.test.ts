import { afterAll, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { anAntivirus } from '../../platform/storage/test/test-antivirus.ts';
import { eicar } from '../../platform/storage/test/test-eicar.ts';
import { aVaultOn, pdf } from '../test/test-coffre.ts';
import { today } from '../test/test-dossiers.sql.ts';

const antivirus = await anAntivirus();
afterAll(antivirus.close);
const portal = await aPortal({ features, clock: aClock(today), environment: { CLAMAV_URL: antivirus.url } });

test('a new version that holds a virus takes nobody’s place: the one before is in use again', async () => {
  const { world, create, fill, deposit, list, read } = await aVaultOn(portal);
  const draft = (await create()).body.id_fo;
  await fill(world.jeanne, draft);
  const joined = async () => (await read(world.jeanne, draft)).pieces[0]?.document?.uuid;
  expect(await joined()).toBe(world.document);
  const infected = Buffer.concat([Buffer.from(pdf), eicar()]);
  const { body } = await deposit({ remplace: world.document, content: infected });
  expect(await joined()).toBe(body.uuid);
  await portal.runJobs();
  expect(await list()).toMatchObject([
    { uuid: body.uuid, etat_analyse: 'refuse', versions: [] },
    { uuid: world.document, etat: 'courant' },
  ]);
  expect(await joined()).toBe(world.document);
});
