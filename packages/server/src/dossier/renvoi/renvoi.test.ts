import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';

const { moveInstruction, saveDossier } = dossierEndpoints;
const { saveProjet } = projetEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
const { read, aReady, transmit } = subventionCalls(portal, world);
await world.publish();
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
const [projet] = (await read(world.agent, sent.id_fo)).projets;
const idProjet = projet?.id ?? '';
const points = [
  {
    cible: `projets.${idProjet}.description`,
    libelle: 'Projet 1, Description',
    phrase: 'Précisez le titre.',
  },
  { cible: 'demandeur', libelle: 'Demandeur', phrase: '' },
];

const sendBack = async (as: Actor, body: object) =>
  portal.api(moveInstruction, {
    as,
    params: { id: sent.id_fo, service: world.drajes.id, action: 'sendBack' },
    ifMatch: (await read(world.agent, sent.id_fo)).version,
    body,
  });
const renvoi = (as: Actor, service: string = world.drajes.id) =>
  portal.api(renvoiEndpoints.readRenvoi, { as, params: { id: sent.id_fo, service } });

test('a dossier never sent back has nothing to say of it', async () => {
  expect((await renvoi(world.agent)).body).toEqual({ renvoi: null, version: null });
});

test('is not sent back without a word or a point, nor by another service', async () => {
  const silent = await sendBack(world.agent, { points: [] });
  expect([silent.status, silent.problem.code]).toEqual([400, 'dossier.motif-obligatoire']);
  expect((await sendBack(world.autreAgent, { points })).status).toBe(404);
  expect((await renvoi(world.agent)).body.renvoi).toBeNull();
});

test('each point has its sentence, or one stands for all of them', async () => {
  const [first] = points;
  const bare = [{ ...first, cible: 'demandeur', libelle: 'Demandeur', phrase: ' ' }];
  const refused = await sendBack(world.agent, { points: bare });
  expect([refused.status, refused.problem.problems]).toEqual([
    400,
    [
      {
        code: 'dossier.point-sans-phrase',
        field: 'points.demandeur',
        params: { point: 'Demandeur' },
        message:
          'Demandeur : dites en une phrase ce qu’il faut corriger, ou écrivez-le pour tous les points à la fois.',
      },
    ],
  ]);
  expect((await renvoi(world.agent)).body.renvoi).toBeNull();
});

test('the association reads the points and the message as one text, and each point by itself', async () => {
  expect((await sendBack(world.agent, { points, motif: 'Merci d’avance.' })).status).toBe(200);
  const [instruction] = (await read(world.jeanne, sent.id_fo)).instructions;
  expect(instruction).toMatchObject({
    etat: 'C',
    motif: '- Projet 1, Description : Précisez le titre.\n- Demandeur\n\nMerci d’avance.',
  });
  for (const as of [world.jeanne, world.agent]) {
    expect((await renvoi(as)).body.renvoi?.points).toEqual(points);
  }
});

test('what is being corrected is not told before it is transmitted, then field by field', async () => {
  const present = await read(world.jeanne, sent.id_fo);
  const [own] = present.projets;
  const from = own?.corps.description?.intitule;
  await portal.api(saveProjet, {
    as: world.jeanne,
    params: { id_fo: sent.id_fo, id: idProjet },
    ifMatch: own?.version ?? 1,
    body: { changes: { 'description.intitule': { from, to: 'Former les arbitres' } } },
  });
  const head = await read(world.jeanne, sent.id_fo);
  await portal.api(saveDossier, {
    as: world.jeanne,
    params: { id_fo: sent.id_fo },
    ifMatch: head.version,
    body: {
      changes: {
        'attestation.lieu': { from: 'Marseille', to: 'Aubagne' },
        'reponses.demandeur': { from: null, to: { id: 'demandeur', texte: 'Le compte est le bon.' } },
      },
    },
  });
  const answered = (await read(world.jeanne, sent.id_fo)).renvois[0]?.points;
  expect(answered?.find(({ cible }) => cible === 'demandeur')?.corrige_le).not.toBeNull();
  expect((await renvoi(world.agent)).body.renvoi?.corrections).toEqual([]);
  expect((await transmit(world.jeanne, sent.id_fo)).status).toBe(200);
  expect((await renvoi(world.agent)).body.renvoi?.corrections).toEqual([
    { chemin: 'attestation.lieu', avant: 'Marseille', apres: 'Aubagne' },
    {
      chemin: 'reponses.demandeur',
      avant: null,
      apres: { id: 'demandeur', texte: 'Le compte est le bon.' },
    },
    { chemin: `projets.${idProjet}.description.intitule`, avant: from, apres: 'Former les arbitres' },
  ]);
});

test('another service and another association find nothing there', async () => {
  expect((await renvoi(world.autreAgent)).status).toBe(404);
  expect((await renvoi(world.paul)).status).toBe(404);
  expect((await renvoi(world.jeanne, world.cd.id)).status).toBe(404);
});

test('who corrects sees what was asked, and each point once what it names has changed; the others see nothing', async () => {
  expect((await read(world.jeanne, sent.id_fo)).renvois).toEqual([]);
  const asked = [
    { cible: 'pieces.RAR', libelle: 'Pièce : Rapport d’activité', phrase: 'La page 3 est illisible.' },
    { cible: `projets.${idProjet}.description`, libelle: 'Projet 1, Description', phrase: '' },
  ];
  await sendBack(world.agent, { points: asked, motif: 'Merci.' });
  const [before] = (await read(world.jeanne, sent.id_fo)).renvois;
  expect(before).toMatchObject({
    service: expect.any(String),
    motif: '- Pièce : Rapport d’activité : La page 3 est illisible.\n- Projet 1, Description\n\nMerci.',
    points: asked.map((point) => ({ ...point, corrige_le: null, corrections: [] })),
    isCorrige: false,
  });
  await portal.api(dossierSubventionEndpoints.savePieces, {
    as: world.jeanne,
    params: { id_fo: sent.id_fo },
    body: { pieces: [{ code: 'RAR', uuid: null }] },
  });
  const [after] = (await read(world.jeanne, sent.id_fo)).renvois;
  expect(after?.isCorrige).toBe(true);
  expect(after?.points.map(({ corrige_le }) => corrige_le !== null)).toEqual([true, false]);
  expect((await read(world.agent, sent.id_fo)).renvois).toEqual([]);
});
