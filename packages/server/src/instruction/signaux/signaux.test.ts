import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { aMembership } from '../../compte/test/test-comptes.sql.ts';
import { leaveAssociation } from '../../dossier/signature/test/test-signature.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aRib, aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { departNext } from '../conclusion/depart.job.ts';
import { wearsService } from '../test/test-lots.sql.ts';
import { dissolve, giveTo, keepOnlyRib, sendTo, writeEmpreinte } from '../test/test-signaux.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  await portal.runJobs();
  const params = { id: sent.id_fo, service: world.drajes.id };
  const read = (as: Actor) => api(signauxEndpoints.readSignaux, { as, params });
  const codes = async () => (await read(world.agent)).body.signaux.map(({ code }) => code);
  return { world, sent, params, read, codes };
}

test('the service alone reads the signals of a dossier that it was sent', async () => {
  const { world, read, codes } = await aSent();
  expect(await codes()).toContain('premiere');
  expect([(await read(world.autreAgent)).status, (await read(world.jeanne)).status]).toEqual([404, 403]);
});

test('a signal is put aside with its reason, once for the whole service, and taken back', async () => {
  const { world, params, read } = await aSent();
  const save = (motif: string | null, as = world.agent) =>
    api(signauxEndpoints.saveSignal, { as, params: { ...params, code: 'premiere' }, body: { motif } });
  const one = async () => (await read(world.agent)).body.signaux.find(({ code }) => code === 'premiere');
  expect(await save(' ')).toMatchObject({ body: { code: 'instruction.signal-sans-motif' } });
  expect((await save('Sans objet', world.autreAgent)).status).toBe(404);
  expect((await one())?.ecarte).toBeNull();
  await save(' Nous la connaissons. ');
  expect((await one())?.ecarte).toMatchObject({ motif: 'Nous la connaissons.' });
  await save(null);
  expect((await one())?.ecarte).toBeNull();
});

test('a second request of the same year is no first one, and its account is compared with the one before', async () => {
  const { world, params, read } = await aSent();
  portal.clock.advance(60);
  const { sent: second } = await aSent();
  await sendTo(db, second, world.drajes.id);
  await giveTo(db, second, { ...world, rib: (await aRib(db, world)).id });
  const codesOf = async (dossier: string) =>
    (
      await api(signauxEndpoints.readSignaux, { as: world.agent, params: { ...params, id: dossier } })
    ).body.signaux.map(({ code }) => code);
  const [firstCodes, secondCodes] = [await codesOf(params.id), await codesOf(second.id)];
  expect([firstCodes.includes('premiere'), firstCodes.includes('rib-nouveau')]).toEqual([true, false]);
  expect([secondCodes.includes('premiere'), secondCodes.includes('rib-nouveau')]).toEqual([false, true]);
  // What the first one says stays true once the second has come.
  expect((await read(world.agent)).body.signaux.find(({ code }) => code === 'premiere')?.explication).toBe(
    'L’association n’avait encore rien demandé à votre service dans ce portail.',
  );
});

test('a request that resembles another of the same service is told, by its fingerprint, and its own are not', async () => {
  const { world, sent, codes } = await aSent();
  expect(await writeEmpreinte(db, sent, new Date(today))).toBe(1);
  expect(await codes()).not.toContain('texte');
  const other = await aSent();
  await writeEmpreinte(db, other.sent, new Date(today));
  // The other dossier was sent to another service: nothing of it is told to this one.
  expect(await codes()).not.toContain('texte');
  await sendTo(db, other.sent, world.drajes.id);
  expect(await codes()).toEqual(expect.arrayContaining(['texte', 'budget']));
});

test('an account that another association has is told, without its name nor its number', async () => {
  const { world, sent, read, codes } = await aSent();
  const iban = await keepOnlyRib(db, sent);
  expect(await codes()).not.toContain('rib-ailleurs');
  await aSent();
  expect(await codes()).toContain('rib-ailleurs');
  expect(JSON.stringify((await read(world.agent)).body)).not.toContain(iban);
});

test('an agent who is a member of the association that asks is named to the service, until they leave either', async () => {
  const { world, codes, read } = await aSent();
  expect(await codes()).not.toContain('lien');
  const membre = await aMembership(db, {
    id_utilisateur: world.agent.id,
    id_association: world.id_association,
  });
  expect(membre).toBe(world.id_association);
  expect((await read(world.agent)).body.signaux.find(({ code }) => code === 'lien')).toMatchObject({
    isContraire: true,
    explication: expect.stringMatching(/^Jeanne Roux, de votre service, est membre de cette association\./),
  });
  await leaveAssociation(db, world.agent.id);
  expect(await codes()).not.toContain('lien');
});

test('an association that the registers say dissolved is told to the service, with the day', async () => {
  const { world, codes, read } = await aSent();
  expect(await codes()).not.toContain('dissoute');
  await dissolve(db, world.id_association, '2026-10-20');
  expect((await read(world.agent)).body.signaux.find(({ code }) => code === 'dissoute')).toMatchObject({
    isContraire: true,
    explication: 'Les registres publics disent cette association dissoute depuis le 20/10/2026.',
  });
});

test('what stands against a grant is what its author says they saw, and is then set aside in their name', async () => {
  const { world, sent, params, read } = await aSent();
  await wearsService(db, world);
  const ask = { id_service: world.cd.id, question: 'Le connaissez-vous ?', sections: ['projets' as const] };
  const asked = await api(avisEndpoints.askAvis, {
    as: world.agent,
    params,
    body: { ...ask, avant_le: '2027-02-20' },
  });
  expect(asked.status).toBe(201);
  const contraires = async () =>
    (await read(world.agent)).body.signaux.filter((one) => one.isContraire && one.ecarte === null);
  const found = await contraires();
  expect(found.map(({ code, explication }) => [code, explication])).toContainEqual([
    'avis-attendu',
    expect.stringMatching(/avant le 20\/02\/2027\. La décision retire cette demande\.$/),
  ]);
  // The queue flags the same ones, to the service alone.
  const flagged = async (as: Actor) =>
    (await api(signauxEndpoints.listSignaux, { as, query: { id_fo: [sent.id_fo] } })).body.items;
  expect(await flagged(world.agent)).toEqual([
    { id_fo: sent.id_fo, service: world.drajes.id, contraires: found.map(({ titre }) => titre) },
  ]);
  expect(await flagged(world.autreAgent)).toEqual([]);
  const theirs = await api(signauxEndpoints.listSignaux, {
    as: world.jeanne,
    query: { id_fo: [sent.id_fo] },
  });
  expect(theirs.status).toBe(403);
  const { projets, version } = await subventionCalls(portal, world).read(world.agent, sent.id_fo);
  const montants = projets.map(({ id }) => ({ id_projet: id, annee: 2027, montant_accorde: 1500 }));
  const granted = await api(conclusionEndpoints.conclureDossier, {
    as: world.agent,
    params: { ...params, action: 'grant' },
    ifMatch: version,
    body: { montants, signaux_vus: [...found.map(({ code }) => code), 'inconnu'] },
  });
  expect(granted.status).toBe(200);
  expect(await contraires()).toEqual([]);
  expect(
    (await read(world.agent)).body.signaux.find(({ code }) => code === 'avis-attendu')?.ecarte,
  ).toMatchObject({
    motif: 'Vu avant d’accorder.',
    par: 'Jeanne Roux',
  });
  const avisNow = async () =>
    (await api(avisEndpoints.listAvisDossier, { as: world.agent, params })).body.items[0]?.etat;
  expect(await avisNow()).toBe('demande');
  portal.clock.advance(31 * 60);
  while (await departNext(portal));
  expect(await avisNow()).toBe('retire');
  const told = await api(notificationEndpoints.readUserNotifications, {
    as: world.autreAgent,
    query: { kinds: [7] },
  });
  expect(told.body.items[0]?.sentence).toMatch(/avis/);
  expect(
    (await api(avisEndpoints.listAvis, { as: world.autreAgent, query: { etat: 'demande' } })).body.items,
  ).toEqual([]);
});
