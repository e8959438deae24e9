import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { expect, test } from 'vitest';
import { listMailsTo } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readPdf, structureFaults, words } from '../platform/pdf/test/test-read-pdf.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { agrementCalls, anAgrementWorld } from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const world = await anAgrementWorld(portal.db);
const { aReady, transmit, move } = agrementCalls(portal, world);
const { id_fo } = await aReady();
const recepisse = (as = world.jeanne) =>
  portal.api(dossierEndpoints.readRecepissePdf, { as, params: { id: id_fo } });

test('there is no receipt of what was not transmitted', async () => {
  expect((await recepisse()).status).toBe(404);
});

test('the receipt has the number, the instant, who, and what was certified where; a stranger reads none', async () => {
  expect((await transmit(id_fo)).status).toBe(200);
  for (const as of [world.jeanne, world.agent]) {
    const { status, bytes } = await recepisse(as);
    expect(status).toBe(200);
    const pdf = await readPdf(bytes);
    expect(structureFaults(pdf, bytes)).toEqual([]);
    const text = words(pdf.pages.map((page) => page.text).join(' '));
    for (const fact of [
      'Récépissé de transmission',
      id_fo,
      'Jeunesse et éducation populaire 2027',
      '01/02/2027 13h00',
      'Jeanne Roux',
      'certifie que',
      'Fait à Marseille, le 01/02/2027.',
    ]) {
      expect.soft(text).toContain(fact);
    }
  }
  for (const as of [world.paul, world.autreAgent]) expect((await recepisse(as)).status).toBe(404);
});

test('its e-mail has the instant, the service and how to reach it, as that of a request for money', async () => {
  const mails = await listMailsTo(portal.db, world.jeanne.email);
  const sent = mails.filter(({ objet }) => objet.startsWith('Récépissé'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.texte).toContain('Reçu le 01/02/2027 13h00.');
  expect(sent[0]?.texte).toMatch(/Transmis au Service \d+\./);
  expect(sent[0]?.texte).not.toContain('refusée');
});

test('what is sent back has no receipt any more: it is not what left', async () => {
  expect((await move(id_fo, 'sendBack', { motif: 'Précisez le public.' })).status).toBe(200);
  expect((await recepisse()).status).toBe(404);
});
