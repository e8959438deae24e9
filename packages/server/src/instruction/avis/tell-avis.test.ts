import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import type { SectionAvis } from '@asso/domain/instruction/avis-sections.rows';
import { expect, test } from 'vitest';
import { findPersonne } from '../../compte/utilisateur.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const plain = (text = '') => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** A dossier that its service received, about which it may ask an opinion; `mailsTo` reads the mails of a person. */
async function aReceived() {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  const mailsTo = async (id: string) => {
    await portal.runJobs();
    const to = (await findPersonne(db, id))?.email ?? '';
    return (await api(mailboxEndpoints.listMails, { query: { to } })).body;
  };
  return { world, id_fo, mailsTo };
}

test.each<[SectionAvis[], RegExp]>([
  [['projets'], /^Avis demandé : Former nos arbitres, /],
  [['demandeur'], /^Avis demandé : .+, \d{2}-\d{6}$/],
])('asked with %j, the e-mail names the project only where it is shown', async (sections, subject) => {
  const { world, id_fo, mailsTo } = await aReceived();
  await api(avisEndpoints.askAvis, {
    as: world.agent,
    params: { id: id_fo, service: world.drajes.id },
    body: { id_service: world.cd.id, question: 'Qu’en pensez-vous ?', sections, avant_le: '2027-02-20' },
  });
  const [mail] = await mailsTo(world.autreAgent.id);
  expect(plain(mail?.subject)).toMatch(subject);
});
