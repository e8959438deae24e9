import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aDocument, aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;
const world = await aWorld(portal.db);
const { read, aReady, addProjet, transmit } = subventionCalls(portal, world);
await world.publish();
const { id_fo } = await aReady();
await transmit(world.jeanne, id_fo);
const recu = await read(world.agent, id_fo);
const own = recu.projets[0];
await api(dossierEndpoints.moveInstruction, {
  as: world.agent,
  params: { id: id_fo, service: world.drajes.id, action: 'sendBack' },
  ifMatch: recu.version,
  body: { motif: 'Précisez le projet.' },
});

/** Jeanne rewrites the title, asks for more, adds a project, changes the place and the document. */
const autre = await aDocument(portal.db, world.id_association, { nom: 'corrige.pdf' });
const present = await read(world.jeanne, id_fo);
await api(projetEndpoints.saveProjet, {
  as: world.jeanne,
  params: { id_fo, id: own?.id ?? '' },
  ifMatch: present.projets[0]?.version ?? 1,
  body: {
    changes: {
      'description.intitule': { from: own?.corps.description?.intitule, to: 'Former les arbitres' },
    },
  },
});
await addProjet(world.jeanne, id_fo);
await api(dossierEndpoints.saveDossier, {
  as: world.jeanne,
  params: { id_fo },
  ifMatch: (await read(world.jeanne, id_fo)).version,
  body: { changes: { 'attestation.lieu': { from: 'Marseille', to: 'Aubagne' } } },
});
await api(dossierSubventionEndpoints.savePieces, {
  as: world.jeanne,
  params: { id_fo },
  body: { pieces: [{ code: 'RAR', uuid: autre }] },
});

const shown = ({ tete, projets, pieces, description, montant_demande }: typeof recu) => ({
  lieu: tete.attestation?.lieu,
  projet: description.projet,
  montant_demande,
  projets: projets.map(({ corps }) => corps.description?.intitule),
  pieces: pieces.flatMap(({ document }) => document?.uuid ?? []),
});
const projetsLus = async (as: Actor) =>
  (await api(projetEndpoints.listProjets, { as, params: { id: id_fo } })).body.items.map(
    ({ corps }) => corps?.description?.intitule,
  );
/** These documents have no bytes: who may open one is answered anything but that it does not exist. */
const opens = async (as: Actor, uuid: string) =>
  (await api(documentEndpoints.downloadDocument, { as, params: { uuid } })).status !== 404;

test('a service that sent a dossier back reads it as it received it, and its association as it is now', async () => {
  const intitule = own?.corps.description?.intitule;
  const before = { lieu: 'Marseille', projet: intitule, montant_demande: 2000, projets: [intitule] };
  expect(shown(await read(world.agent, id_fo))).toEqual({ ...before, pieces: [world.document] });
  expect(await projetsLus(world.agent)).toEqual([intitule]);
  const now = shown(await read(world.jeanne, id_fo));
  expect(now).toMatchObject({ lieu: 'Aubagne', montant_demande: 4000, pieces: [autre] });
  expect(now.projets).toEqual(['Former les arbitres', intitule]);
});

test('what is joined meanwhile is closed to it, and what it received stays open', async () => {
  expect([await opens(world.agent, autre), await opens(world.agent, world.document)]).toEqual([false, true]);
  expect([await opens(world.jeanne, autre), await opens(world.jeanne, world.document)]).toEqual([true, true]);
});

test('it corrects nothing in the place of the association', async () => {
  const saved = await api(dossierEndpoints.saveDossier, {
    as: world.agent,
    params: { id_fo },
    ifMatch: (await read(world.agent, id_fo)).version,
    body: { changes: { 'attestation.lieu': { from: 'Marseille', to: 'Lyon' } } },
  });
  expect([saved.status, saved.problem.code]).toEqual([403, 'dossier.non-editable']);
});

test('once it is transmitted again, the service reads what was corrected', async () => {
  expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
  expect(shown(await read(world.agent, id_fo))).toMatchObject({ lieu: 'Aubagne', pieces: [autre] });
  expect(await opens(world.agent, autre)).toBe(true);
});
