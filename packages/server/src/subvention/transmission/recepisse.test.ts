import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { transmissionEndpoints } from '@asso/contract/subvention/transmission.endpoints';
import { expect, test } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { loseMails } from '../../platform/mail/test/test-mails.sql.ts';
import { readPdf, structureFaults, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { setContact } from '../../service/test/test-services.sql.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, markEtats, today } from '../test/test-dossiers.sql.ts';

const { readRecepisse } = transmissionEndpoints;
const { readRecepissePdf } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const world = await aWorld(portal.db);
const { aReady, transmit, read } = subventionCalls(portal, world);
await world.publish();
const { id_fo } = await aReady();
const params = { id: id_fo };
const serviceJoint = {
  telephone: '+33465710000',
  email: 'drajes@exemple.fr',
  adresse: { num_voie: '66', voie: 'rue Haute', cp: '13006', commune: 'Marseille' },
};
await setContact(portal.db, world.drajes.id, serviceJoint);

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

test('says what was true of this request, and that its e-mail was lost', async () => {
  const { body } = await api(readRecepisse, { as: world.jeanne, params });
  expect([body.isCorrige, body.isCourrielPerdu]).toEqual([false, false]);
  expect(new Date(body.commence_le) <= new Date(body.transmis_le)).toBe(true);
  await loseMails(portal.db, 'recepisse/');
  expect((await api(readRecepisse, { as: world.jeanne, params })).body.isCourrielPerdu).toBe(true);
});

test('is told in the inbox, without an e-mail beside the receipt', async () => {
  const { body } = await api(notificationEndpoints.readUserNotifications, { as: world.jeanne, query: {} });
  expect(body.items.map(({ kind, sentence, courriel }) => [kind, sentence, courriel])).toEqual([
    [
      1,
      `Dossier ${id_fo} (« Former nos arbitres », Formation des bénévoles 2027, Formation des bénévoles) : transmis au service instructeur.`,
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

test('the receipt says the day when silence refuses, the remedies and whom to reach, and proves the sending alone', async () => {
  const textOf = async () => {
    const { bytes } = await api(readRecepissePdf, { as: world.jeanne, params });
    return words((await readPdf(bytes)).pages.map((page) => page.text).join(' '));
  };
  const sent = await textOf();
  for (const fact of [
    'Reçu le 01/02/2027 13h00. Sans réponse le 01/04/2027, votre demande est refusée ; même après ce jour, le service peut encore vous l’accorder.',
    'jusqu’au 01/06/2027',
    'tribunal administratif',
    '66 rue Haute, 13006 Marseille, téléphone 04 65 71 00 00, drajes@exemple.fr',
    'Transmis le 01/02/2027 13h00 ·',
  ]) {
    expect.soft(sent).toContain(fact);
  }
  const { body } = await api(readRecepisse, { as: world.jeanne, params });
  expect(body).toMatchObject({
    refus_implicite_le: '2027-04-01',
    contacts: [{ courriel: 'drajes@exemple.fr' }],
  });
  await markEtats(portal.db, id_fo, '9');
  expect(await textOf()).toBe(sent);
  await markEtats(portal.db, id_fo, 'D');
});

test('its e-mail says the same, and an answer to it reaches the service', async () => {
  const mails = await listMailsTo(portal.db, world.jeanne.email);
  const mail = mails.find(({ objet }) => objet.startsWith('Récépissé'));
  expect(mail?.texte).toContain(
    'Sans réponse le 01/04/2027, votre demande est refusée ; même après ce jour, le service peut encore',
  );
  expect(mail?.texte).toContain('téléphone');
  expect(mail?.repondre_a).toBe('drajes@exemple.fr');
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

test('the receipt of what is sent again is told from the first one by its subject', async () => {
  portal.clock.advance(60);
  await transmit(world.jeanne, id_fo);
  const [corrige, ...others] = (await listMailsTo(portal.db, world.jeanne.email))
    .map(({ objet }) => objet)
    .filter((objet) => objet.startsWith('Récépissé'));
  expect(corrige).toMatch(new RegExp(`^Récépissé des corrections\\s: .*, ${id_fo}$`));
  expect(others.every((objet) => !objet.includes('corrections'))).toBe(true);
});
