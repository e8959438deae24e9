import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { aGrant } from './test/test-crf.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });

it('a report sent back says that nothing was changed, until a word of a project is', async () => {
  const { world, id_fo, aSent, decide, readOne, saveProjet } = await aGrant(portal);
  const sent = await aSent(id_fo);
  expect(sent.isInchange).toBe(false);
  clock.advance(60);
  await decide(world.agent, sent, { action: 'sendBack', motif: 'Précisez les achats.' });
  clock.advance(60);
  const crf = await readOne(world.jeanne, sent);
  expect(crf.isInchange).toBe(true);
  const [projet] = crf.projets;
  if (!projet) throw new Error('the report has a project');
  const was = projet.corps.moyens?.commentaire;
  const changes = { 'moyens.commentaire': { from: was, to: 'Quatre samedis au siège.' } };
  expect((await saveProjet(world.jeanne, { crf, projet }, changes)).status).toBe(200);
  expect((await readOne(world.jeanne, sent)).isInchange).toBe(false);
});
