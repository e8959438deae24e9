import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { readPdf, structureFaults } from '../platform/pdf/test-read-pdf.ts';
import { callsOf } from './test-calls.ts';
import { aWorld, today } from './test-dossiers.sql.ts';

const { readRecepisse, readRecepissePdf } = transmissionEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const world = await aWorld(portal.db);
const { aReady, transmit, read } = callsOf(portal, world);
await world.publish();
const { id_fo } = await aReady();
const params = { id: id_fo };

test('there is no receipt of what was not transmitted', async () => {
  expect((await api(readRecepisse, { as: world.jeanne, params })).status).toBe(404);
  expect((await api(readRecepissePdf, { as: world.jeanne, params })).status).toBe(404);
});

test('who transmits reads the whole address the receipt went to; the others read who transmitted', async () => {
  await transmit(world.jeanne, id_fo);
  const { body } = await api(readRecepisse, { as: world.jeanne, params });
  expect(body).toMatchObject({ id_fo, transmis_par: 'Jeanne Roux', courriel: world.jeanne.email });
  const seen = await api(readRecepisse, { as: world.agent, params });
  expect(seen.body).toMatchObject({ transmis_par: 'Jeanne Roux', courriel: null });
});

test('is told in the inbox, without an e-mail beside the receipt', async () => {
  const { body } = await api(notificationEndpoints.readUserNotifications, { as: world.jeanne, query: {} });
  expect(body.items.map(({ kind, sentence, courriel }) => [kind, sentence, courriel])).toEqual([
    [
      1,
      `Dossier ${id_fo} (Formation des bénévoles 2027, Formation des bénévoles, « Former nos arbitres ») : transmis au service instructeur.`,
      null,
    ],
  ]);
});

test('the PDF has the number, the instant, who, how much, and what was certified where', async () => {
  const { bytes } = await api(readRecepissePdf, { as: world.jeanne, params });
  const pdf = await readPdf(bytes);
  const text = pdf.pages.map((page) => page.text).join(' ');
  for (const fact of [
    'Récépissé de transmission',
    id_fo,
    '01/02/2027 13h00',
    'Jeanne Roux',
    '2 000 €',
    'certifie que',
    'Fait à Marseille, le 01/02/2027.',
  ]) {
    expect(text.replaceAll(/\s/g, ' ')).toContain(fact);
  }
  expect(structureFaults(pdf, bytes)).toEqual([]);
  expect((await api(readRecepissePdf, { as: world.paul, params })).status).toBe(404);
});

test('what is sent back has no receipt any more: it is not what left', async () => {
  await api(dossierEndpoints.moveInstruction, {
    as: world.agent,
    params: { id: id_fo, service: world.drajes.id, action: 'sendBack' },
    ifMatch: (await read(world.agent, id_fo)).version,
    body: { motif: 'À revoir.' },
  });
  expect((await api(readRecepissePdf, { as: world.jeanne, params })).status).toBe(404);
});
