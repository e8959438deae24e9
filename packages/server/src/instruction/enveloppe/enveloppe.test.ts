import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { Changes } from '@asso/domain/kernel/changes';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { saveNote } from '../bureau/note.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { moveInstruction, readHistorique } = dossierEndpoints;
const { readCommission } = commissionEndpoints;
const { createEnveloppe, saveEnveloppe, deleteEnveloppe, listEnveloppes } = enveloppeEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

/** Creates two dossiers under study, of two people, each asking 2 000 € of the same envelope. */
async function aDesk() {
  const world = await aWorld(db);
  await world.publish();
  const { read, transmit, aReady, create, fill, addProjet } = subventionCalls(portal, world);
  const responsable = await aCollegue(db, world, 'responsable');
  const first = await aReady();
  const second = (await create(world.ali)).body;
  await fill(world.ali, second.id_fo);
  await addProjet(world.ali, second.id_fo);
  await transmit(world.jeanne, first.id_fo);
  const { version } = await read(world.ali, second.id_fo);
  await transmit(world.ali, second.id_fo, { ifMatch: version });
  const service = world.drajes.id;
  const move = async (id: string, action: 'start' | 'grant', body: object = {}, ifMatch?: number) =>
    api(moveInstruction, {
      as: world.agent,
      params: { id, service, action },
      ifMatch: ifMatch ?? (await read(world.agent, id)).version,
      body,
    });
  const grantOf = async (id: string, euros: number, more: object = {}) => {
    const { projets, version: ifMatch } = await read(world.agent, id);
    const montants = projets.map((one) => ({ id_projet: one.id, annee: 2027, montant_accorde: euros }));
    return () => move(id, 'grant', { montants, ...more }, ifMatch);
  };
  const make = (as: Actor, changes: object = {}) =>
    api(createEnveloppe, {
      as,
      body: {
        id_service: service,
        code_subvention: world.code,
        campagne_exercice: 2027,
        exercice: 2027,
        total: 3000,
        ...changes,
      },
    });
  const list = async (as: Actor) => (await api(listEnveloppes, { as })).body;
  const propose = async (id: string, to: number) => {
    const [projet] = (await read(world.agent, id)).projets;
    const body = { changes: { [`${projet?.id}-2027`]: { from: null, to } } };
    await api(propositionEndpoints.saveProposition, {
      as: world.agent,
      params: { id, service },
      ifMatch: 1,
      body,
    });
  };
  const desk = async (id: string) =>
    (await api(bureauEndpoints.readBureauDossier, { as: world.agent, params: { id, service } })).body;
  return { world, responsable, first, second, service, move, grantOf, make, list, propose, desk };
}

test('what is proposed, then granted, is taken from it; what is proposed here does not count against it', async () => {
  const { world, responsable, first, second, move, grantOf, make, list, propose, desk } = await aDesk();
  expect((await make(responsable)).status).toBe(201);
  await propose(first.id, 1200);
  await propose(second.id, 500);
  expect((await list(world.agent)).items).toMatchObject([{ total: 3000, accorde: 0, propose: 1700 }]);
  expect((await desk(first.id)).enveloppes).toMatchObject([{ propose: 1700, propose_ici: 1200 }]);
  await move(first.id, 'start');
  expect((await (await grantOf(first.id, 1000))()).status).toBe(200);
  expect((await list(world.agent)).items).toMatchObject([{ accorde: 1000, propose: 500 }]);
});

test('an envelope of a sub-scheme counts its own alone, inside the one of the campaign', async () => {
  const { world, responsable, first, make, list, propose } = await aDesk();
  await make(responsable);
  expect((await make(responsable, { sous_dispositif: 'FDB', total: 1000 })).body.lib_sous_dispositif).toBe(
    'Formation des bénévoles',
  );
  await propose(first.id, 900);
  expect(
    (await list(world.agent)).items.map(({ sous_dispositif, propose: p }) => [sous_dispositif, p]),
  ).toEqual([
    ['', 900],
    ['FDB', 900],
  ]);
});

test('more than it holds is granted with a reason alone, which its service reads and nobody else', async () => {
  const { world, responsable, first, move, grantOf, make } = await aDesk();
  await make(responsable, { total: 1000 });
  await move(first.id, 'start');
  const refused = await (await grantOf(first.id, 1000.01))();
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([
    422,
    'instruction.enveloppe-depassee',
    'motif_enveloppe',
  ]);
  const facts = async (as: Actor) =>
    (await api(readHistorique, { as, params: { id: first.id } })).body.evenements;
  expect((await facts(world.agent)).map(({ action }) => action)).not.toContain('bureau.depasse');
  const done = await (await grantOf(first.id, 1000.01, { motif_enveloppe: 'Arbitrage du 12/03.' }))();
  expect(done.status).toBe(200);
  const told = (await facts(world.agent)).find(({ action }) => action === 'bureau.depasse');
  expect(told?.motif).toContain('Arbitrage du 12/03.');
  expect(JSON.stringify(await facts(world.jeanne))).not.toContain('Arbitrage');
});

test('more than is left is proposed with a reason alone, kept for its service, free again once inside', async () => {
  const { world, responsable, first, second, service, make, propose } = await aDesk();
  await make(responsable, { total: 1500 });
  await propose(second.id, 1000);
  const params = { id: first.id, service };
  const [projet] = (await subventionCalls(portal, world).read(world.agent, first.id)).projets;
  const cle = `${projet?.id}-2027`;
  const { saveProposition, readProposition } = propositionEndpoints;
  const save = (changes: Changes) =>
    api(saveProposition, { as: world.agent, params, ifMatch: 1, body: { changes } });
  const kept = async () => (await api(readProposition, { as: world.agent, params })).body;
  const facts = async (as: Actor) =>
    (await api(readHistorique, { as, params: { id: first.id } })).body.evenements.filter(
      ({ action }) => action === 'bureau.propose-au-dela',
    );
  const refused = await save({ [cle]: { from: null, to: 500.01 } });
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([
    422,
    'instruction.proposition-depassee',
    'motif_enveloppe',
  ]);
  expect(refused.problem.message).toContain('2027');
  expect([(await kept()).montants[cle], await facts(world.agent)]).toEqual([null, []]);
  expect((await save({ [cle]: { from: null, to: 500 } })).body).toMatchObject({ motif_enveloppe: '' });
  const long = await save({ motif_enveloppe: { from: '', to: 'a'.repeat(1001) } });
  expect([long.status, long.problem.code]).toEqual([400, 'dossier.motif-proposition']);
  const motif = 'Arbitrage du 12/03.';
  const saved = await save({
    [cle]: { from: 500, to: 900 },
    motif_enveloppe: { from: '', to: ` ${motif} ` },
  });
  expect([saved.status, saved.body.montants[cle], saved.body.motif_enveloppe]).toEqual([200, 900, motif]);
  const [line, ...others] = await facts(world.agent);
  expect([line?.motif?.includes(motif), line?.cote, others]).toEqual([true, 'service', []]);
  expect([await facts(world.jeanne), (await facts(responsable)).length]).toEqual([[], 1]);
  // The reason is kept as long as the proposal exceeds the envelope, and removed once it does not.
  const taken = await save({ motif_enveloppe: { from: motif, to: null } });
  expect([taken.status, taken.problem.field]).toEqual([422, 'motif_enveloppe']);
  expect((await save({ [cle]: { from: 900, to: 400 } })).body.motif_enveloppe).toBe('');
  expect((await save({ [cle]: { from: 400, to: 800 } })).status).toBe(422);
});

test('exactly what is left needs no reason', async () => {
  const { responsable, first, move, grantOf, make } = await aDesk();
  await make(responsable, { total: 1000 });
  await move(first.id, 'start');
  expect((await (await grantOf(first.id, 1000))()).status).toBe(200);
});

test('two grants at once do not both take the last euros', async () => {
  const { responsable, first, second, move, grantOf, make, list, world } = await aDesk();
  await make(responsable, { total: 1500 });
  await move(first.id, 'start');
  await move(second.id, 'start');
  const grants = await Promise.all([grantOf(first.id, 1000), grantOf(second.id, 1000)]);
  const statuses = (await Promise.all(grants.map((grant) => grant()))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect((await list(world.agent)).items).toMatchObject([{ accorde: 1000 }]);
});

test('it is made once, by who is responsible for the service, for a campaign of theirs and an amount', async () => {
  const { world, responsable, make } = await aDesk();
  const codeOf = async (as: Actor, changes: object = {}) => (await make(as, changes)).problem.code;
  expect(await codeOf(world.agent)).toBe('instruction.non-responsable');
  expect((await make(world.autreAgent)).status).toBe(404);
  expect((await make(world.jeanne)).status).toBe(403);
  expect(await codeOf(responsable, { total: 0.5 })).toBe('instruction.enveloppe-montant');
  expect(await codeOf(responsable, { total: 'beaucoup' })).toBe('instruction.enveloppe-montant');
  expect(await codeOf(responsable, { code_subvention: 'RIEN' })).toBe('instruction.campagne-inconnue');
  expect(await codeOf(responsable, { campagne_exercice: 2026 })).toBe('instruction.campagne-inconnue');
  expect(await codeOf(responsable, { sous_dispositif: 'RIEN' })).toBe('instruction.sous-dispositif-inconnu');
  expect((await make(responsable)).status).toBe(201);
  expect(await codeOf(responsable)).toBe('instruction.enveloppe-existe');
});

test('it is changed and taken away from the version read, by who may', async () => {
  const { world, responsable, make, list } = await aDesk();
  const { id } = (await make(responsable)).body;
  const params = { enveloppe: id };
  const save = (as: Actor, ifMatch: number, total: unknown = 5000) =>
    api(saveEnveloppe, { as, params, ifMatch, body: { total } });
  expect((await save(world.agent, 1)).status).toBe(403);
  expect((await save(world.autreAgent, 1)).status).toBe(404);
  expect((await save(responsable, 7)).status).toBe(409);
  expect((await save(responsable, 1, -5)).status).toBe(400);
  const saved = await save(responsable, 1);
  expect([saved.status, saved.body.total, saved.body.version]).toEqual([200, 5000, 2]);
  expect((await list(world.agent)).items[0]?.rights).toEqual({ edit: false });
  expect((await list(world.agent)).campagnes).toEqual([]);
  expect((await list(responsable)).campagnes.map(({ code_subvention }) => code_subvention)).toEqual([
    world.code,
  ]);
  expect((await list(world.autreAgent)).items).toEqual([]);
  for (const [as, status] of [
    [world.autreAgent, 404],
    [world.agent, 403],
    [responsable, 200],
  ] as const) {
    expect((await api(deleteEnveloppe, { as, params, ifMatch: 2 })).status).toBe(status);
  }
  expect((await list(responsable)).items).toEqual([]);
});

test('a commission reads every request of the envelope, the best marked first, and nobody else does', async () => {
  const { world, responsable, first, second, service, move, grantOf, make, propose } = await aDesk();
  const { id } = (await make(responsable)).body;
  const commission = (as: Actor | undefined, enveloppe = id) =>
    api(readCommission, { as, params: { enveloppe } });
  await move(first.id, 'start');
  await move(second.id, 'start');
  await propose(first.id, 1200);
  await propose(second.id, 500);
  const given = { id_dossier: second.id, id_service: service, id_utilisateur: world.agent.id };
  const modifie_le = portal.clock.now();
  await inTransaction(db, (trx) =>
    saveNote(trx, { ...given, points: {}, commentaire: '', note: 15, modifie_le }),
  );
  const read = await commission(world.agent);
  expect(read.status).toBe(200);
  expect(read.body).toMatchObject({ total: 2, enveloppe: { id, total: 3000, propose: 1700 } });
  const lines = (body: typeof read.body) =>
    body.lignes.map((one) => [one.id_fo, one.etat, one.note, one.demande, one.propose, one.accorde]);
  expect(lines(read.body)).toEqual([
    [second.id_fo, '2', 15, 2000, 500, null],
    [first.id_fo, '2', null, 2000, 1200, null],
  ]);
  expect(read.body.lignes[1]?.projets).toBe('Former nos arbitres');
  await (await grantOf(first.id, 1000))();
  expect(lines((await commission(world.agent)).body)[1]).toEqual([first.id_fo, '6', null, 2000, 1200, 1000]);
  // The envelope of another year pays for none of them.
  const autre = (await make(responsable, { exercice: 2028 })).body;
  expect((await commission(world.agent, autre.id)).body).toMatchObject({ lignes: [], total: 0 });
  expect((await commission(world.autreAgent)).status).toBe(404);
  expect((await commission(world.agent, crypto.randomUUID())).status).toBe(404);
  expect((await commission(world.jeanne)).status).toBe(403);
  expect((await commission(undefined)).status).toBe(401);
});
