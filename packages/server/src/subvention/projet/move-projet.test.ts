import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../test/test-calls.ts';
import { aDocument, aWorld, readDossierRows, today } from '../test/test-dossiers.sql.ts';
import { codesOfProjet, insertPieces } from '../test/test-pieces.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { transferProjet, duplicateProjet, listProjets } = projetEndpoints;
const { createDossier, saveDossier, readHistorique } = dossierEndpoints;

const [type] = aCampagne().sous_dispositifs;
const types = [
  { ...type, max_projets: 2 },
  { ...type, code: 'FGI', label: 'Innovation', max_projets: 2 },
] as never;

/**
 * Creates two dossiers of Jeanne's for one campaign: the first has a complete project, the second may be given one.
 */
async function aPair() {
  const world = await aWorld(db);
  const documents_projet = [{ code: 'PROG', label: 'Programme', nature: 'DEV', obligatoire: false }];
  await world.publish({ sous_dispositifs: types, autres_exercices: [2026], documents_projet });
  const calls = subventionCalls(portal, world);
  const as = world.jeanne;
  const de = await calls.aReady();
  const begun = dossierCreation(world);
  const begin = async (changes: object, who: Actor = as) => {
    const description = { ...begun.description, id_sous_type_dispositif: 'FGI', ...changes };
    const { id_fo } = (await api(createDossier, { as: who, body: { ...begun, description } })).body;
    await calls.fill(who, id_fo);
    return id_fo;
  };
  const vers = await begin({});
  const projets = async (id: string) => (await api(listProjets, { as, params: { id } })).body.items;
  const [projet] = await projets(de.id_fo);
  const id = projet?.id ?? '';
  const transfer = (who: Actor = as, to = vers, from = de.id_fo) =>
    api(transferProjet, { as: who, params: { from, id }, body: { idDossierTo: to } });
  const duplicate = (who: Actor = as, to?: string) =>
    api(duplicateProjet, {
      as: who,
      params: { id: de.id_fo, projectId: id },
      body: to === undefined ? undefined : { idDossierTo: to },
    });
  return { world, calls, as, de, vers, id, projets, transfer, duplicate, begin };
}

describe('a project that goes to another dossier', () => {
  it('leaves the first with its amounts, and is the last of the second', async () => {
    const { transfer, projets, de, vers, calls, as } = await aPair();
    const moved = await transfer();
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      numero_projet: 1,
      rang_dossier: 1,
      montant_demande: 2000,
      corps: { description: { intitule: 'Former nos arbitres' }, need_validation: true },
    });
    expect(await projets(de.id_fo)).toEqual([]);
    expect(await projets(vers)).toHaveLength(1);
    expect((await calls.read(as, de.id_fo)).montant_demande).toBe(0);
    expect((await calls.read(as, vers)).montant_demande).toBe(2000);
    const told = await api(readHistorique, { as, params: { id: vers } });
    expect(told.body.evenements[0]).toMatchObject({ fait: 'Projet venu d’un autre dossier', vers: de.id_fo });
    const { actions } = await readDossierRows(db, de.id);
    expect(actions.filter((one) => one.startsWith('projet.'))).toEqual([
      'projet.create',
      'projet.transfert-vers',
    ]);
  });

  it('takes the years of the dossier it comes to', async () => {
    const { begin, transfer } = await aPair();
    const before = await begin({ exercice: 2026 });
    const { body } = await transfer(undefined, before);
    expect(body.corps).toMatchObject({
      description: { date_debut: '2026-04-01', exercice: 2026 },
      financements: [{ annee: 2026, montant_demande: 2000 }],
      budgets: [{ annee: 2026, charges: { '60-1': 3000 } }],
    });
  });

  it('brings the documents that are asked there, and leaves the others', async () => {
    const { world, transfer, id, de, vers } = await aPair();
    const id_document = await aDocument(db, world.id_association, { type: 'DEV' });
    const joined = {
      id_document,
      jointe_le: new Date(today),
      jointe_par: world.jeanne.id,
      id_dossier: de.id,
    };
    await insertPieces(db, joined, [`${id}.PROG`, `${id}.AUTRE`]);
    const { body } = await transfer();
    expect(body.pieces.map(({ code, document }) => [code, document?.uuid])).toEqual([
      [`${id}.PROG`, id_document],
    ]);
    expect(await codesOfProjet(db, id)).toEqual([`${id}.PROG`]);
    expect(vers).toBeTruthy();
  });

  it('is refused to itself, to another establishment, past the limit of projects, once transmitted', async () => {
    const pair = await aPair();
    expect((await pair.transfer(undefined, pair.de.id_fo)).problem.code).toBe(
      'subvention.transfert-vers-soi',
    );
    expect((await pair.transfer(undefined, pair.de.id)).problem.code).toBe('subvention.transfert-vers-soi');
    await pair.calls.addProjet(pair.as, pair.vers);
    await pair.calls.addProjet(pair.as, pair.vers);
    expect((await pair.transfer()).problem).toMatchObject({
      code: 'subvention.trop-de-projets',
      params: { n: 2 },
    });
    await pair.calls.transmit(pair.as, pair.de.id_fo);
    expect((await pair.transfer()).status).toBe(403);
  });

  it('is of who writes both: somebody else’s is the same 404 whichever is named', async () => {
    const { world, transfer, vers, de } = await aPair();
    const other = await aPair();
    for (const who of [world.ali, world.paul, world.agent]) {
      const refused = await transfer(who);
      expect([403, 404]).toContain(refused.status);
    }
    expect((await transfer(undefined, other.vers)).status).toBe(404);
    expect((await transfer(undefined, vers, other.de.id_fo)).status).toBe(404);
    expect((await transfer(undefined, 'inconnu')).status).toBe(404);
    expect((await transfer(undefined, vers, de.id)).status).toBe(200);
  });

  it('has one effect when two ask at once', async () => {
    const { transfer, projets, vers } = await aPair();
    const answers = await Promise.all([transfer(), transfer()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await projets(vers)).toHaveLength(1);
  });
});

describe('a copy of a project', () => {
  it('stands beside it, named so, with its budget, to be looked at', async () => {
    const { duplicate, projets, de, calls, as } = await aPair();
    const { status, body } = await duplicate();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      numero_projet: 2,
      montant_demande: 2000,
      corps: { description: { intitule: 'Former nos arbitres (copie)' }, need_validation: true },
    });
    expect(await projets(de.id_fo)).toHaveLength(2);
    expect((await calls.read(as, de.id_fo)).montant_demande).toBe(4000);
    expect((await duplicate()).problem.code).toBe('subvention.trop-de-projets');
  });

  it('takes up a project of a dossier already sent into one that is being written', async () => {
    const { duplicate, de, vers, calls, as, projets, world } = await aPair();
    await calls.transmit(as, de.id_fo);
    expect((await duplicate()).status).toBe(403);
    const { status, body } = await duplicate(undefined, vers);
    expect(status).toBe(201);
    expect(body.corps.description?.intitule).toBe('Former nos arbitres');
    expect(await projets(vers)).toHaveLength(1);
    expect(await projets(de.id_fo)).toHaveLength(1);
    expect((await duplicate(world.ali, vers)).status).toBe(404);
    expect((await duplicate(world.paul)).status).toBe(404);
  });
});

describe('the order of projects', () => {
  const order = async (
    pair: Awaited<ReturnType<typeof aPair>>,
    body: object,
    who: Actor = pair.as,
    asks = true,
  ) => {
    const { version } = await pair.calls.read(pair.as, pair.de.id_fo);
    return api(saveDossier, {
      as: who,
      params: { id_fo: pair.de.id_fo },
      query: asks ? { shouldOrderProjects: 'true' } : {},
      ifMatch: version,
      body: body as never,
    });
  };

  it('is what is asked, told once, and read by everybody', async () => {
    const pair = await aPair();
    const { body: second } = await pair.duplicate();
    const ids = async () => (await pair.projets(pair.de.id_fo)).map(({ id }) => id);
    const saved = await order(pair, { ordre: [second.id, pair.id] });
    expect(saved.status).toBe(200);
    expect(await ids()).toEqual([second.id, pair.id]);
    const again = await order(pair, { ordre: [second.id, pair.id] });
    expect(again.body.version).toBe(saved.body.version);
    const { actions } = await readDossierRows(db, pair.de.id);
    expect(actions.filter((one) => one === 'projet.ordre')).toHaveLength(1);
    expect((await pair.calls.read(pair.as, pair.de.id_fo)).projets.map((one) => one.rang_dossier)).toEqual([
      1, 2,
    ]);
  });

  it('names each project once, is asked by its parameter, and adds what is asked to the answer', async () => {
    const pair = await aPair();
    expect((await order(pair, { ordre: [] })).problem.code).toBe('subvention.ordre-incomplet');
    expect((await order(pair, { ordre: [pair.id] }, pair.as, false)).status).toBe(400);
    expect((await order(pair, {})).status).toBe(200);
    const { version } = await pair.calls.read(pair.as, pair.de.id_fo);
    const { body } = await api(saveDossier, {
      as: pair.as,
      params: { id_fo: pair.de.id_fo },
      query: { populate: ['projets', 'service'] },
      ifMatch: version,
      body: { changes: {} },
    });
    expect(body.projets).toEqual([expect.objectContaining({ id: pair.id })]);
    expect(body.service).toEqual([expect.objectContaining({ id: pair.world.drajes.id })]);
    expect(body).not.toHaveProperty('messages');
  });

  it('is of who writes the dossier', async () => {
    const pair = await aPair();
    expect((await order(pair, { ordre: [pair.id] }, pair.world.ali)).status).toBe(404);
    expect((await order(pair, { ordre: [pair.id] }, pair.world.paul)).status).toBe(404);
    expect((await order(pair, { ordre: [pair.id] })).status).toBe(200);
  });
});
