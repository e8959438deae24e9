import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { describe, expect, test } from 'vitest';
import { aPerson, closeEtablissement, openAnotherSeat } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from './test/test-calls.ts';
import {
  aDocument,
  aWorld,
  countDossiers,
  markEtats,
  readDossierRows,
  today,
} from './test/test-dossiers.sql.ts';

const { createDossier, deleteDossier, listDossiers, moveInstruction, readHistorique, readPdf, saveDossier } =
  dossierEndpoints;
const { createProjet, saveProjet } = projetEndpoints;
const { existsDossier, savePieces } = dossierSubventionEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

/** Creates a world of its own for each test, so that tests do not meet. */
async function aNewWorld() {
  const world = await aWorld(db);
  await world.publish();
  return { world, ...subventionCalls(portal, world) };
}

describe('beginning a grant dossier', () => {
  test('pins the version of the campaign and starts in A, for who began it', async () => {
    const { world, create } = await aNewWorld();
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      description: { exercice: 2027, exercice_fin: 2027, statut: 'incomplet', id_etat: 1 },
      instructions: [{ etat: 'A', id_service_instructeur: world.drajes.id }],
      createdBy: { id: world.jeanne.id, type: 'association' },
      rights: { edit: true, remove: true, consult: true },
    });
    expect(body.id_fo).toMatch(/^27-\d{6}$/);
  });

  test('is refused to somebody else for this establishment, with the same words as for one that does not exist', async () => {
    const { world } = await aNewWorld();
    const asked = await api(createDossier, { as: world.paul, body: dossierCreation(world) });
    const unknown = await api(createDossier, {
      as: world.paul,
      body: { ...dossierCreation(world), demandeur: { id_siret: '99999999999999' } },
    });
    expect([asked.status, asked.codes]).toEqual([404, ['dossier.inaccessible']]);
    expect(unknown.codes).toEqual(asked.codes);
    expect((await api(createDossier, { as: world.ali, body: dossierCreation(world) })).status).toBe(201);
  });

  test('is refused for a closed establishment, which only those of the association are told', async () => {
    const { world, create } = await aNewWorld();
    await closeEtablissement(db, world.siret);
    const codes = async (as: Actor) => (await api(createDossier, { as, body: dossierCreation(world) })).codes;
    expect(await codes(world.jeanne)).toEqual(['dossier.sans-siret-ouvert']);
    const ouvert = `${world.siret.slice(0, 9)}99999`;
    await openAnotherSeat(db, { from: world.siret, siret: ouvert });
    const { status, body } = await create();
    expect([status, body]).toMatchObject([
      422,
      { code: 'dossier.siret-ferme', remede: `Demandez avec le ${formatSiret(ouvert)}, qui est ouvert.` },
    ]);
    expect(await codes(world.paul)).toEqual(['dossier.inaccessible']);
  });

  test('refuses an unknown name in the body by its name', async () => {
    const { world } = await aNewWorld();
    const made = dossierCreation(world);
    const body = { ...made, description: { ...made.description, statut: 'complet' } };
    const refused = await api(createDossier, { as: world.jeanne, body });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.problem.problems)).toContain('statut');
  });

  test('is not begun again once it was transmitted: it is followed', async () => {
    const { world, create, aReady, transmit } = await aNewWorld();
    const { id_fo } = await aReady();
    await transmit(world.jeanne, id_fo);
    const second = await create();
    expect([second.status, second.codes]).toEqual([409, ['dossier.deja-transmis']]);
    expect(second.problem.message).toBe(
      `Vous avez déjà transmis un dossier pour cette subvention, ce type et cet exercice : ${id_fo}. Ouvrez-le pour le suivre.`,
    );
  });

  test('is one per subvention, type, exercise, siret and user; the existing one is named [R5.62]', async () => {
    const { world, create } = await aNewWorld();
    const { body } = await create();
    const second = await create();
    expect([second.status, second.codes]).toEqual([409, ['dossier.deja-commence']]);
    expect(second.problem.message).toContain(body.id_fo);
    const query = { subvention: world.code, sous_dispositif: 'FDB', exercice: 2027, siret: world.siret };
    const exists = await api(existsDossier, { as: world.jeanne, query });
    expect(exists.body).toEqual({ exists: true, id_fo: body.id_fo });
    expect((await create(world.ali)).status).toBe(201);
  });

  test('is looked for for oneself, or for the user that is named to who may see their dossier', async () => {
    const { world, create } = await aNewWorld();
    const { body: own } = await create();
    const { body: other } = await create(world.ali);
    const asked = { subvention: world.code, sous_dispositif: 'FDB', exercice: 2027, siret: world.siret };
    const found = async (as: typeof world.jeanne, user?: string) =>
      (await api(existsDossier, { as, query: { ...asked, user } })).body;
    expect(await found(world.jeanne)).toEqual({ exists: true, id_fo: own.id_fo });
    expect(await found(world.jeanne, world.jeanne.id)).toEqual({ exists: true, id_fo: own.id_fo });
    // A member of the head office sees the list of the dossiers of the association.
    expect(await found(world.jeanne, world.ali.id)).toEqual({ exists: true, id_fo: other.id_fo });
    const nobody = { exists: false, id_fo: null };
    expect(await found(world.jeanne, '00000000-0000-4000-8000-000000000000')).toEqual(nobody);
    expect(await found(world.jeanne, 'zzz')).toEqual(nobody);
    expect(await found(await aPerson(db), world.jeanne.id)).toEqual(nobody);
  });

  test('has one effect when asked ten times at once, with a key or without', async () => {
    const { create, world } = await aNewWorld();
    const before = await countDossiers(db);
    const keyed = await Promise.all(Array.from({ length: 10 }, () => create(world.jeanne, 'the-same-key-1')));
    expect(new Set(keyed.map((one) => one.body.id_fo)).size).toBe(1);
    expect(keyed.map((one) => one.status)).toEqual(Array(10).fill(201));
    const bare = await Promise.all(Array.from({ length: 10 }, () => create(world.ali)));
    expect(bare.filter((one) => one.status === 201)).toHaveLength(1);
    expect((await countDossiers(db)) - before).toBe(2);
  });

  test('removed, it leaves its place; restoring it is refused while another one has it', async () => {
    const { world, create } = await aNewWorld();
    const { body: first } = await create();
    const removed = await api(deleteDossier, { as: world.jeanne, params: { id: first.id_fo } });
    expect(removed.body.instructions[0]?.etat).toBe('B');
    expect((await create()).status).toBe(201);
    const restore = await api(dossierEndpoints.restoreDossier, {
      as: world.jeanne,
      params: { id: first.id_fo },
    });
    expect(restore.codes).toEqual(['dossier.deja-commence']);
  });
});

describe('who reads a dossier', () => {
  test('its creator and those it is shared with; a colleague sees the list and the amounts, nobody else anything', async () => {
    const { world, create } = await aNewWorld();
    const { body } = await create();
    const read = async (as = world.jeanne) => {
      const { status, codes } = await api(readDossier, { as, params: { id: body.id_fo } });
      return [status, ...codes];
    };
    const list = async (as = world.jeanne) =>
      (await api(listDossiers, { as, query: {} })).body.items.map((one) => one.id_fo);
    expect(await read()).toEqual([200]);
    expect(await read(world.ali)).toEqual([404, 'dossier.inaccessible']);
    expect(await read(world.paul)).toEqual([404, 'dossier.inaccessible']);
    expect(await read(world.autreAgent)).toEqual([404, 'dossier.inaccessible']);
    expect(await list()).toEqual([body.id_fo]);
    expect(await list(world.ali)).toEqual([body.id_fo]);
    expect(await list(world.paul)).toEqual([]);
    expect(await list(world.autreAgent)).toEqual([]);
  });
});

describe('two people on one dossier', () => {
  const lieu = (from: string | null, to: string) => ({ 'attestation.lieu': { from, to } });

  test('different fields merge, the same field asks, and nothing is lost', async () => {
    const { world, create } = await aNewWorld();
    const { body } = await create();
    const save = (changes: object, ifMatch = 1) =>
      api(saveDossier, {
        as: world.jeanne,
        params: { id_fo: body.id_fo },
        ifMatch,
        body: { changes: changes as never },
      });
    expect((await save(lieu(null, 'Marseille'))).status).toBe(200);
    const other = await save({ 'attestation.aides_publiques': { from: null, to: 'inferieur' } });
    expect(other.body.tete).toMatchObject({
      attestation: { lieu: 'Marseille', aides_publiques: 'inferieur' },
    });
    const same = await save(lieu(null, 'Aubagne'));
    expect(same.status).toBe(409);
    expect(same.problem.conflicts).toEqual({ 'attestation.lieu': 'Marseille' });
    const chosen = await save(lieu('Marseille', 'Aubagne'));
    expect(chosen.body.tete).toMatchObject({
      attestation: { lieu: 'Aubagne', aides_publiques: 'inferieur' },
    });
  });

  test('a save without If-Match is asked for one', async () => {
    const { world, create } = await aNewWorld();
    const { body } = await create();
    const bare = { as: world.jeanne, params: { id_fo: body.id_fo }, body: { changes: {} } };
    expect((await api(saveDossier, bare)).status).toBe(428);
    expect((await api(saveDossier, { ...bare, ifMatch: body.version })).status).toBe(200);
  });

  test('what only the server writes is refused by name', async () => {
    const { world, create } = await aNewWorld();
    const { body } = await create();
    const save = (changes: object) =>
      api(saveDossier, {
        as: world.jeanne,
        params: { id_fo: body.id_fo },
        ifMatch: 1,
        body: { changes: changes as never },
      });
    expect((await save({ 'description.exercice': { from: 2027, to: 2020 } })).codes).toEqual([
      'kernel.champ-non-modifiable',
    ]);
    expect((await save({ 'description.pirate': { to: 1 } })).codes).toEqual(['kernel.champ-inconnu']);
    expect((await save({ 'description.exercice': { from: 2027, to: 2027 } })).status).toBe(200);
  });
});

describe('projects', () => {
  test('cannot be added while the dossier is incomplete [R4.60]', async () => {
    const { world, create, fill } = await aNewWorld();
    const { body } = await create();
    const add = () => api(createProjet, { as: world.jeanne, params: { id_fo: body.id_fo } });
    expect((await add()).codes).toEqual(['dossier.incomplet']);
    await fill(world.jeanne, body.id_fo);
    expect((await add()).status).toBe(201);
  });

  test('count in the amount asked of the service', async () => {
    const { world, aReady, read } = await aNewWorld();
    const { id_fo } = await aReady();
    const dossier = await read(world.jeanne, id_fo);
    expect(dossier.montant_demande).toBe(2000);
    expect(dossier.blockers).toEqual([]);
  });

  test('amounts that a service grants are not written by the association', async () => {
    const { world, aReady, read } = await aNewWorld();
    const { id_fo } = await aReady();
    const [projet] = (await read(world.jeanne, id_fo)).projets;
    const [line] = projet?.corps.financements ?? [];
    const refused = await api(saveProjet, {
      as: world.jeanne,
      params: { id_fo, id: projet?.id ?? '' },
      ifMatch: projet?.version,
      body: { changes: { [`financements.${line?.id}.montant_accorde`]: { from: null, to: 9999 } } },
    });
    expect(refused.codes).toEqual(['kernel.champ-non-modifiable']);
  });

  test('a document of another association cannot be joined', async () => {
    const { world, create } = await aNewWorld();
    const other = await aNewWorld();
    const { body } = await create();
    const join = (uuid: string) =>
      api(savePieces, {
        as: world.jeanne,
        params: { id_fo: body.id_fo },
        body: { pieces: [{ code: 'RAR', uuid }] },
      });
    expect((await join(other.world.document)).codes).toEqual(['dossier.document-inutilisable']);
    expect((await join(world.document)).status).toBe(200);
  });

  test('a piece removed from the vault is read through the dossier it was sent with, and leaves the others', async () => {
    const { world, aReady, transmit, read } = await aNewWorld();
    const uuid = world.document;
    const { id_fo } = await aReady();
    const statusFor = async (as: Actor) =>
      (await api(documentEndpoints.readAnalyse, { as, params: { uuid } })).status;
    expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
    const query = { uuid };
    expect((await api(documentEndpoints.deleteDocument, { as: world.jeanne, query })).status).toBe(200);
    expect((await read(world.jeanne, id_fo)).pieces[0]?.document?.uuid).toBe(uuid);
    expect([await statusFor(world.jeanne), await statusFor(world.agent)]).toEqual([200, 200]);
    expect(await statusFor(world.paul)).toBe(404);
  });

  test('a piece is answered by a document of its type', async () => {
    const { world, create } = await aNewWorld();
    const { id_fo } = (await create()).body;
    const join = async (uuid: string) => {
      const pieces = [{ code: 'RAR', uuid }];
      return (await api(savePieces, { as: world.jeanne, params: { id_fo }, body: { pieces } })).codes;
    };
    const statuts = await aDocument(db, world.id_association, { nom: 'statuts.pdf', type: 'STC' });
    expect(await join(statuts)).toEqual(['dossier.document-autre-type']);
    expect(await join(world.document)).toEqual([]);
  });
});

describe('what a service changes in a dossier', () => {
  test('is what it began itself, and is told as the service’s in its history', async () => {
    const { world } = await aNewWorld();
    const as = world.agent;
    const body = dossierCreation(world);
    const { id_fo, version } = (await api(createDossier, { as, body })).body;
    const changes = { 'description.renouvellement': { from: null, to: 'renouvellement' } };
    const saved = await api(saveDossier, { as, params: { id_fo }, ifMatch: version, body: { changes } });
    expect(saved.status).toBe(200);
    const pieces = [{ code: 'RAR', uuid: null }];
    expect((await api(savePieces, { as, params: { id_fo }, body: { pieces } })).status).toBe(200);
    const { evenements } = (await api(readHistorique, { as: world.jeanne, params: { id: id_fo } })).body;
    const told = new Set(evenements.map(({ par, cote, action }) => `${par} ${cote} ${action}`));
    expect(told).toContain(`${as.prenom} ${as.nom} service enregistrer`);
  });

  test('is nothing of what the association types or corrects', async () => {
    const { world, aReady } = await aNewWorld();
    const { id_fo } = await aReady();
    const before = await read(world.jeanne);
    const [projet] = before.projets;
    const [line] = projet?.corps.financements ?? [];
    const params = { id_fo, id: projet?.id ?? '' };
    async function read(as: Actor) {
      return (await api(readDossier, { as, params: { id: id_fo } })).body;
    }
    const raise = async (as: Actor) => {
      const changes = { [`financements.${line?.id}.montant_demande`]: { from: 2000, to: 999_999 } };
      return (await api(saveProjet, { as, params, ifMatch: projet?.version, body: { changes } })).status;
    };
    const attest = async (as: Actor) => {
      const changes = { 'attestation.lieu': { from: 'Marseille', to: 'Ailleurs' } };
      const { version: ifMatch } = await read(world.jeanne);
      return (await api(saveDossier, { as, params: { id_fo }, ifMatch, body: { changes } })).status;
    };
    for (const [etat, status] of [
      ['A', 404],
      ['C', 403],
    ] as const) {
      await markEtats(db, id_fo, etat);
      expect([await raise(world.agent), await attest(world.agent)]).toEqual([status, status]);
      expect((await api(createProjet, { as: world.agent, params: { id_fo } })).status).toBe(status);
      expect((await api(projetEndpoints.deleteProjet, { as: world.agent, params })).status).toBe(status);
    }
    expect((await read(world.jeanne)).montant_demande).toBe(before.montant_demande);
    expect([await raise(world.jeanne), await attest(world.jeanne)]).toEqual([200, 200]);
  });
});

test('a project named by no uuid is not found', async () => {
  const { world } = await aNewWorld();
  for (const id of ["x'", '1', '%00', 'null']) {
    const { status, codes } = await api(projetEndpoints.readProjet, { as: world.jeanne, params: { id } });
    expect([status, codes]).toEqual([404, ['subvention.projet-inconnu']]);
  }
});

describe('transmission', () => {
  test('says everything that blocks it, and moves nothing', async () => {
    const { world, create, transmit } = await aNewWorld();
    const { body } = await create();
    const refused = await transmit(world.jeanne, body.id_fo);
    expect(refused.status).toBe(422);
    expect(refused.codes).toContain('subvention.sans-projet');
    expect(refused.codes).toContain('dossier.piece-manquante');
    expect(await readDossierRows(db, body.id)).toMatchObject({ etats: ['A'], recepisses: 0 });
  });

  test('writes state, history, inbox and one receipt together', async () => {
    const { world, aReady, transmit, read } = await aNewWorld();
    const { id, id_fo } = await aReady();
    const sent = await transmit(world.jeanne, id_fo);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ id_fo, delai_habituel_jours: 90 });
    expect(await readDossierRows(db, id)).toMatchObject({ etats: ['D'], recepisses: 1 });
    expect((await read(world.jeanne, id_fo)).rights).toMatchObject({
      edit: false,
      remove: false,
      consult: true,
    });
    const list = await api(listDossiers, { as: world.agent, query: { etats: ['D'] } });
    expect(list.body.items.map((one) => one.id_fo)).toEqual([id_fo]);
  });

  test('ten at once have one effect', async () => {
    const { world, aReady, transmit } = await aNewWorld();
    const { id, id_fo, version } = await aReady();
    const all = await Promise.all(
      Array.from({ length: 10 }, () => transmit(world.jeanne, id_fo, { ifMatch: version })),
    );
    expect(all.filter((one) => one.status === 200)).toHaveLength(1);
    const { etats, recepisses, actions } = await readDossierRows(db, id);
    expect([etats, recepisses]).toEqual([['D'], 1]);
    expect(actions.filter((one) => one === 'instruction.transmit')).toHaveLength(1);
  });

  test('is refused to who may not edit the dossier, and accepted from its creator', async () => {
    const { world, aReady, transmit } = await aNewWorld();
    const { id_fo } = await aReady();
    for (const as of [world.ali, world.paul]) {
      expect((await transmit(as, id_fo)).status).toBe(404);
    }
    expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
  });
});

describe('instruction', () => {
  async function aTransmitted() {
    const made = await aNewWorld();
    const ready = await made.aReady();
    await made.transmit(made.world.jeanne, ready.id_fo);
    const move = async (action: string, body: object = {}, as = made.world.agent) => {
      const { version } = await made.read(made.world.jeanne, ready.id_fo);
      const params = { id: ready.id_fo, service: made.world.drajes.id, action };
      return api(moveInstruction, { as, params, ifMatch: version, body });
    };
    return { ...made, ...ready, move };
  }

  test.each([
    ['A', 'en cours de saisie', 'R4.2'],
    ['C', 'renvoyé au compte asso', 'R4.4'],
    ['D', 'transmis au service instructeur', 'R4.5'],
    ['2', "en cours d'instruction", 'R4.6'],
    ['6', 'accordé', 'R4.7'],
    ['7', 'en cours de paiement', 'R4.8'],
    ['8', 'en cours de paiement', 'R4.8'],
    ['9', 'payé, en attente des comptes-rendus financiers', 'R4.9'],
    ['10', 'terminé', 'R4.10'],
    ['11', 'refusé', 'R4.11'],
    ['12', 'rejeté', 'R4.12'],
  ] as const)('in %s, a dossier is said « %s » to its association [%s]', async (etat, label, _rule) => {
    const { world, create, read } = await aNewWorld();
    const { id_fo } = (await create()).body;
    await markEtats(db, id_fo, etat);
    const [instruction] = (await read(world.jeanne, id_fo)).instructions;
    expect([instruction?.etat, instruction?.lib_etat]).toEqual([etat, label]);
  });

  test('is edited while the dossier is in 1 or 2, and no more in 4 [R4.18]', async () => {
    const { world, create, fill, addProjet, read, transmit } = await aNewWorld();
    const as = world.jeanne;
    const { id_fo } = (await create()).body;
    await fill(as, id_fo);
    await addProjet(as, id_fo);
    const writes = async (lieu: string) => {
      const { version, tete, description } = await read(as, id_fo);
      const changes = { 'attestation.lieu': { from: tete.attestation?.lieu ?? null, to: lieu } };
      const saved = await api(saveDossier, { as, params: { id_fo }, ifMatch: version, body: { changes } });
      return [description.id_etat, saved.status, saved.codes];
    };
    const move = async (action: string, body: object = {}) => {
      const { version } = await read(as, id_fo);
      const params = { id: id_fo, service: world.drajes.id, action };
      return api(moveInstruction, { as: world.agent, params, ifMatch: version, body });
    };
    expect(await writes('Aubagne')).toEqual([1, 200, []]);
    await transmit(as, id_fo);
    const [etat, , codes] = await writes('Lyon');
    expect([etat, codes]).toEqual([4, ['dossier.non-editable']]);
    await move('start');
    await move('sendBack', { motif: 'Précisez les dates.' });
    expect(await writes('Marseille')).toEqual([2, 200, []]);
  });

  test('starts, sends back with a message, is corrected and transmitted again, is granted', async () => {
    const { world, id_fo, id, move, transmit, read } = await aTransmitted();
    expect((await move('start')).body.instructions[0]?.etat).toBe('2');
    expect((await move('sendBack')).codes).toEqual(['dossier.motif-obligatoire']);
    const back = await move('sendBack', { motif: 'Précisez les dates.' });
    expect(back.body.instructions[0]).toMatchObject({ etat: 'C', motif: 'Précisez les dates.' });
    expect((await read(world.jeanne, id_fo)).rights.edit).toBe(true);
    expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
    await move('start');
    const [projet] = (await read(world.jeanne, id_fo)).projets;
    const montants = [{ id_projet: projet?.id, annee: 2027, montant_accorde: 1500 }];
    expect((await move('grant', { montants: [] })).codes).toEqual(['dossier.montant-accorde']);
    const above = montants.map((one) => ({ ...one, montant_accorde: 50_000 }));
    const much = await move('grant', { montants: above });
    expect([much.status, much.codes, much.problem.field]).toEqual([
      422,
      ['dossier.plus-que-demande'],
      'montants',
    ]);
    expect(much.problem.message.replaceAll(/\s/g, ' ')).toContain('50 000 €, 25 fois les 2 000 € demandés.');
    const granted = await move('grant', { montants });
    // The PDF and the exports say the reason of a decision: what was asked to correct is not one.
    expect(granted.body.instructions[0]).toMatchObject({ etat: '6', montant_accorde: 1500, motif: null });
    expect((await readDossierRows(db, id)).recepisses).toBe(2);
    const { body } = await api(readHistorique, { as: world.jeanne, params: { id: id_fo } });
    expect(body.evenements.filter((one) => one.vers).map((one) => one.vers)).toEqual([
      '6',
      '2',
      'D',
      'C',
      '2',
      'D',
    ]);
  });

  test('is moved by its own service and nobody else', async () => {
    const { world, move } = await aTransmitted();
    expect((await move('start', {}, world.autreAgent)).status).toBe(404);
    expect((await move('start', {}, world.jeanne)).status).toBe(403);
    expect((await move('start')).status).toBe(200);
  });

  test('makes no move before its turn, and says what must come first', async () => {
    const { move } = await aTransmitted();
    expect((await move('grant', { montants: [] })).codes).toEqual(['dossier.mouvement-trop-tot']);
    expect((await move('finish')).codes).toEqual(['dossier.mouvement-trop-tot']);
    expect((await move('reject', { motif: 'Hors délai.' })).body.instructions[0]?.etat).toBe('12');
  });

  test('tells the association of the decision, and gives the same PDF to both sides', async () => {
    const { world, id_fo, move } = await aTransmitted();
    await move('start');
    await move('refuse', { motif: 'Budget insuffisant.' });
    await portal.runJobs();
    for (const as of [world.jeanne, world.agent]) {
      const pdf = await api(readPdf, { as, params: { id: id_fo } });
      expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
    expect((await api(readPdf, { as: world.paul, params: { id: id_fo } })).status).toBe(404);
  });
});

describe('two versions of one campaign', () => {
  test('ask their questions in the order in which they were published', async () => {
    const { world, create, read } = await aNewWorld();
    const bloc = {
      zone: { kind: 'text', label: 'Zone', max: 100 },
      nombre_sessions: { kind: 'int', label: 'Nombre de sessions' },
      animateur: { kind: 'text', label: 'Animateur', max: 100 },
    } as const;
    await world.publish({ champs_personnalises: { 'custom-bloc': bloc } });
    const { body } = await create(world.ali);
    const { campagne } = await read(world.ali, body.id_fo);
    const asked = Object.keys(campagne.champs_personnalises['custom-bloc'] ?? {});
    expect(asked).toEqual(['zone', 'nombre_sessions', 'animateur']);
  });

  test('each dossier keeps the questions of the version it was begun on', async () => {
    const { world, create, fill, addProjet, read } = await aNewWorld();
    const { body: first } = await create();
    const bloc = {
      nombre_sessions: { kind: 'int', label: 'Nombre de sessions', requiredAt: 'transmission' },
      cout_repas: { kind: 'euros', label: 'Coût d’un repas', requiredAt: 'transmission' },
    } as const;
    await world.publish({ champs_personnalises: { 'custom-bloc': bloc } });
    const { body: second } = await create(world.ali);
    for (const [as, id_fo] of [
      [world.jeanne, first.id_fo],
      [world.ali, second.id_fo],
    ] as const) {
      await fill(as, id_fo);
      await addProjet(as, id_fo);
    }
    const blockers = async (as: typeof world.ali, id_fo: string) =>
      (await read(as, id_fo)).blockers.map((one) => one.field?.split('.').at(-1));
    expect(await blockers(world.jeanne, first.id_fo)).toEqual([]);
    expect(await blockers(world.ali, second.id_fo)).toEqual(['cout_repas']);
    const onFirst = await addProjet(world.jeanne, first.id_fo, { nombre_sessions: 3, cout_repas: 12 });
    expect(onFirst.codes).toEqual(['kernel.champ-inconnu']);
    const onSecond = await addProjet(world.ali, second.id_fo, { nombre_sessions: 3, cout_repas: 12 });
    expect(onSecond.status).toBe(200);
  });
});
