import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

test('a service that receives a dossier is told by e-mail what it asks', async () => {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  await portal.runJobs();
  const mails = (await api(mailboxEndpoints.listMails, { query: { to: world.emails.agent } })).body;
  const mail = mails.find(({ subject }) => subject.startsWith('Transmis'));
  expect(mail?.text.replaceAll(/[\u00A0\u202F]/g, ' ')).toMatch(
    /a transmis son dossier .+ : 2 000 € demandés\./,
  );
});
