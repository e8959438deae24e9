import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { describe, expect, test } from 'vitest';
import { listLignes } from '../association/collection/ligne.sql.ts';
import { aPerson } from '../association/test/test-associations.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { mailsTo } from '../platform/mail/test/test-mails.sql.ts';
import { readPdf as pagesOf, structureFaults, words } from '../platform/pdf/test/test-read-pdf.ts';
import { readDossierRows, today } from '../subvention/test/test-dossiers.sql.ts';
import { hasAnnexe } from './test/test-agrements.sql.ts';
import {
  agrementCalls,
  agrementCreation,
  anAgrementWorld,
  decret,
  endpoints,
} from './test/test-agrements.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const { createDossier, listDossiers, readHistorique, readPdf } = dossierEndpoints;
const { existsDossier } = dossierSubventionEndpoints;

/** Each test gets its own association and people, so that tests do not disturb each other. */
async function aNew(asked?: Parameters<typeof anAgrementWorld>[1]) {
  const world = await anAgrementWorld(db, asked);
  return { world, ...agrementCalls(portal, world) };
}

describe('beginning an accreditation dossier', () => {
  test('pins the published version and opens in A, ready to be filled [C086]', async () => {
    const { world, create, read } = await aNew();
    const { status, body } = await create();
    expect([status, body.genre, body.description.titre]).toEqual([
      201,
      'agrement',
      'Jeunesse et éducation populaire 2027',
    ]);
    const { body: whole } = await read(body.id_fo);
    expect(whole).toMatchObject({
      identifiant: { id_fo: body.id_fo, step: 1 },
      agrement: { code: world.code_agrement, type: 'JEP', numero_version: 1 },
      instructions: [{ etat: 'A', id_service_instructeur: world.drajes.id }],
      rights: { edit: true, transmit: true, editRib: false },
      accord: null,
    });
    expect(whole.etapes.map(({ id, rank, status }) => [rank, id, status])).toEqual([
      [0, 'choix', 'termine'],
      [1, 'demandeur', 'a-commencer'],
      [2, 'pieces', 'a-commencer'],
      [3, 'donnees', 'a-commencer'],
      [4, 'transmission', 'pas-encore'],
    ]);
  });

  test('has one effect when asked twice, and says which one exists [C087]', async () => {
    const { world, create } = await aNew();
    const asked = { agrement: world.code_agrement, exercice: '2027', siret: world.siret };
    const exists = async (as = world.jeanne) => (await api(existsDossier, { as, query: asked })).body;
    expect(await exists()).toEqual({ exists: false, id_fo: null });
    const { body } = await create();
    expect(await exists()).toEqual({ exists: true, id_fo: body.id_fo });
    expect(await exists(world.ali)).toEqual({ exists: false, id_fo: null });
    const again = await create();
    expect([again.status, again.codes]).toEqual([409, ['dossier.deja-commence']]);
    expect(again.problem.message).toContain('un dossier pour cet agrément et cet exercice');
    expect((await create(world.ali)).status).toBe(201);
  });

  test.each([
    [
      'of a code that is not offered',
      { description: { code_agrement: 'INCONNU', exercice: 2027 } },
      404,
      'agrement.non-propose',
    ],
    ['of another exercise', { description: { exercice: 2026 } }, 400, 'agrement.exercice-impossible'],
    [
      'of another type than the one that is offered',
      { description: { id_type_agrement: 'SPORT' } },
      400,
      'agrement.autre-version',
    ],
    [
      'both a grant and an accreditation',
      { description: { code_subvention: 'FDVA' } },
      400,
      'dossier.genre-inconnu',
    ],
    [
      'for nobody’s establishment',
      { demandeur: { id_siret: '99999999999999' } },
      404,
      'dossier.inaccessible',
    ],
  ])('is refused %s', async (_, changes: { description?: object; demandeur?: object }, status, code) => {
    const { world } = await aNew();
    const made = agrementCreation(world);
    const body = {
      description: { ...made.description, ...changes.description },
      demandeur: { ...made.demandeur, ...changes.demandeur },
    };
    const refused = await api(createDossier, { as: world.jeanne, body });
    expect([refused.status, refused.codes]).toEqual([status, [code]]);
  });

  test('is refused for a secondary establishment, to a service, to a stranger, and once it is closed', async () => {
    const { world, create } = await aNew();
    const siret = '66990012599990';
    await hasAnnexe(db, world, siret);
    const body = { ...agrementCreation(world), demandeur: { id_siret: siret } };
    const annexe = await api(createDossier, { as: world.jeanne, body });
    expect([annexe.status, annexe.codes]).toEqual([400, ['agrement.pas-le-siege']]);
    expect(annexe.problem.message).toBe('La demande d’agrément se fait au nom du siège.');
    expect((await create(world.agent)).codes).toEqual(['agrement.service-demandeur']);
    expect((await create(world.paul)).codes).toEqual(['dossier.inaccessible']);
    const closed = await aNew({ definition: { date_fin: '2027-01-31T23:59:59+01:00' } });
    expect((await closed.create()).codes).toEqual(['subvention.campagne-fermee']);
  });
});

test('the list says which agréments an establishment asked for already, to those who may know it', async () => {
  const { world, create, aTransmitted, move } = await aNew();
  const asked = async (as = world.jeanne) => {
    const { items } = (
      await api(definitionEndpoints.listAgrements, {
        as,
        query: { q: world.code_agrement, siret: world.siret },
      })
    ).body;
    return items.find(({ code }) => code === world.code_agrement)?.demande;
  };
  expect(await asked()).toBeNull();
  const { id_fo } = await aTransmitted();
  expect(await asked()).toEqual({ id_fo, etat: 'D' });
  await move(id_fo, 'start');
  await move(id_fo, 'refuse', { motif: 'Le projet n’est pas éducatif.' });
  expect(await asked()).toEqual({ id_fo, etat: '11' });
  // What the list marks is what would be refused; a stranger is told nothing of it.
  expect((await create()).codes).toEqual(['dossier.deja-transmis']);
  expect(await asked(world.paul)).toBeNull();
});

describe('filling it', () => {
  test('saves by step, and makes it complete once applicant and documents are there [C088] [C090] [R4.58]', async () => {
    const { aReady, join, read } = await aNew();
    const ready = await aReady();
    expect(ready.etapes.map(({ status }) => status)).toEqual(Array(5).fill('termine'));
    expect([ready.identifiant.step, ready.description.statut, ready.blockers]).toEqual([4, 'complet', []]);
    expect((await join(ready.id_fo, null)).status).toBe(200);
    const { body } = await read(ready.id_fo);
    expect(body.etapes.slice(0, 3).map(({ id, status }) => [id, status])).toEqual([
      ['choix', 'termine'],
      ['demandeur', 'termine'],
      ['pieces', 'a-commencer'],
    ]);
    expect([body.description.statut, body.blockers.map(({ field }) => field)]).toEqual([
      'incomplet',
      ['pieces.RAR'],
    ]);
  });

  test('asks for a power of attorney when who signs is not the legal representative [R5.52]', async () => {
    const { world, aReady, save, read } = await aNew();
    const { id_fo, tete } = await aReady();
    const sign = (id_signataire: string) => save(id_fo, { demandeur: { ...tete.demandeur, id_signataire } });
    const stranger = await sign('11111111-1111-4111-8111-111111111111');
    expect([stranger.status, stranger.problem.field]).toEqual([422, 'demandeur.id_signataire']);
    const other = await api(collectionCalls.representants_legaux.add, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
      body: { civilite: 'M', nom: 'Benali', prenom: 'Karim', fonction: 'TRE' },
    });
    expect((await sign((other.body as { id: string }).id)).status).toBe(200);
    expect((await read(id_fo)).body.pieces.map(({ code }) => code)).toEqual(['RAR', 'POU']);
  });

  test('refuses a piece that is not asked, a document of somebody else and of another type', async () => {
    const { world, create } = await aNew();
    const other = await aNew();
    const { body } = await create();
    const pieces = (one: { code: string; uuid: string }) =>
      api(endpoints.savePiecesAgrement, {
        as: world.jeanne,
        params: { id_fo: body.id_fo },
        body: { pieces: [one] },
      });
    expect((await pieces({ code: 'INCONNUE', uuid: world.document })).codes).toEqual([
      'dossier.piece-inconnue',
    ]);
    expect((await pieces({ code: 'RAR', uuid: other.world.document })).codes).toEqual([
      'dossier.document-inutilisable',
    ]);
    expect((await pieces({ code: 'RAR', uuid: world.document })).status).toBe(200);
  });

  test('keeps what two people change apart, and tells who was there first', async () => {
    const { world, create, read } = await aNew();
    const { body } = await create();
    const { version } = (await read(body.id_fo)).body;
    const save = (lieu: string) =>
      api(endpoints.saveEtapeAgrement, {
        ...{ as: world.jeanne, params: { id_fo: body.id_fo }, ifMatch: version },
        body: { changes: { 'attestation.lieu': { to: lieu } } },
      });
    expect((await save('Marseille')).status).toBe(200);
    expect((await save('Aix-en-Provence')).codes).toEqual(['kernel.conflit']);
  });

  test('takes the changed fields by name, against the version they name', async () => {
    const { world, create, read } = await aNew();
    const { body } = await create();
    const { version } = (await read(body.id_fo)).body;
    const save = (sent: object, ifMatch = version) =>
      api(endpoints.saveEtapeAgrement, {
        ...{ as: world.jeanne, params: { id_fo: body.id_fo }, ifMatch },
        body: { ...sent },
      });
    const first = await save({ 'attestation.lieu': 'Marseille' });
    expect([first.status, first.body.tete.attestation]).toMatchObject([200, { lieu: 'Marseille' }]);
    const second = await save({ attestation: { certifie: true } }, first.body.version);
    expect(second.body.tete.attestation).toMatchObject({ lieu: 'Marseille', certifie: true });
    expect((await save({ attestation: { lieu: 'Aix' } })).problem.conflicts).toEqual({
      'attestation.lieu': 'Marseille',
    });
  });
});

describe('transmitting it', () => {
  test('moves it to the service, with history and mails, once [C089] [R4.62]', async () => {
    const { world, aReady, transmit, read } = await aNew();
    const { id, id_fo } = await aReady();
    const sent = await transmit(id_fo);
    expect([sent.status, sent.body.message]).toEqual([
      200,
      `Dossier ${id_fo} transmis au ${sent.body.dossier.instructions[0]?.service.nom}.`,
    ]);
    expect(await readDossierRows(db, id)).toMatchObject({
      etats: ['D'],
      actions: expect.arrayContaining(['dossier.create', 'dossier.pieces', 'instruction.transmit']),
    });
    expect((await read(id_fo)).body.rights.edit).toBe(false);
    const again = await transmit(id_fo);
    expect([again.status, again.codes]).toEqual([403, ['dossier.non-editable']]);
    const { body } = await api(listDossiers, { as: world.agent, query: { genres: 'agrement' } });
    expect(body.items.map((one) => one.id_fo)).toEqual([id_fo]);
    const grants = await api(listDossiers, { as: world.agent, query: { genres: 'subvention' } });
    expect(grants.body.items).toEqual([]);
  });

  test('keeps what is certified with the sending itself, and says all that is missing', async () => {
    const { create, transmit } = await aNew();
    const { body } = await create();
    const refused = await transmit(body.id_fo);
    expect(refused.status).toBe(422);
    expect(refused.problem.problems.map(({ field }) => field)).toEqual([
      'demandeur.id_representant_legal',
      'demandeur.id_signataire',
      'demandeur.id_responsable',
      'pieces.RAR',
      'customs.projet_educatif',
      'attestation.lieu',
      'attestation.certifie',
    ]);
    const other = await aNew();
    const { id_fo } = await other.aReady();
    await other.save(id_fo, { attestation: { lieu: null, certifie: null } });
    const cerfa = { lieu: 'Marseille', certifie: true } as const;
    expect((await other.transmit(id_fo, other.world.jeanne, { cerfa })).status).toBe(200);
    expect((await other.read(id_fo)).body.tete.attestation).toEqual(cerfa);
  });
});

describe('the service', () => {
  test('sends back with its points, receives again, then grants with its decree', async () => {
    const { world, aTransmitted, move, read, save, transmit, deposit } = await aNew();
    const { id_fo } = await aTransmitted();
    const points = [{ cible: 'customs', libelle: 'Questions', phrase: 'Précisez le public.' }];
    expect((await move(id_fo, 'sendBack', { points })).status).toBe(200);
    const back = (await read(id_fo)).body;
    expect([back.rights.edit, back.renvois[0]?.points[0]?.corrige_le]).toEqual([true, null]);
    await save(id_fo, { customs: { projet_educatif: 'Pour les enfants du quartier.' } });
    expect((await read(id_fo)).body.renvois[0]?.points[0]?.corrige_le).not.toBeNull();
    expect((await transmit(id_fo)).status).toBe(200);
    await move(id_fo, 'start');
    const { body: arrete } = await deposit(id_fo);
    const granted = await move(id_fo, 'grant', { agrement: { ...decret, arrete: arrete.uuid } });
    expect(granted.status).toBe(200);
    // The reason of the sending back is not that of the grant.
    expect(granted.body.instructions[0]).toMatchObject({ etat: '6', moves: [], motif: null });
    expect((await read(id_fo)).body.accord).toMatchObject({
      ...decret,
      arrete: { uuid: arrete.uuid, nom: 'arrete.pdf' },
    });
    const { body } = await api(readHistorique, { as: world.jeanne, params: { id: id_fo } });
    expect(body.evenements[0]?.fait).toBe('Agrément accordé');
  });

  test('tells each person once what the arrêté gives: in the decision, or in the news of the association', async () => {
    const { world, aGranted } = await aNew();
    const other = await aPerson(db, { membre: { id_association: world.id_association } });
    await aGranted();
    const arrete = 'Arrêté JEP-13-27-004 du 29/01/2027, valable jusqu’au 28/01/2032.';
    const told = async (email: string) =>
      (await mailsTo(db, email)).filter(({ texte }) => texte.includes(arrete)).map(({ objet }) => objet);
    expect(await told(world.emails.jeanne)).toEqual([expect.stringMatching(/accordé/i)]);
    const objets = (await mailsTo(db, world.emails.jeanne)).map(({ objet }) => objet);
    expect(objets.filter((objet) => /inscrit/i.test(objet))).toEqual([]);
    expect(await told(other.email)).toHaveLength(1);
    expect((await mailsTo(db, other.email))[0]?.texte).toMatch(/Voir les agréments : \S+\/agrements\n/);
  });

  test('writes the approval in the file of the association, and its decree in the vault', async () => {
    const { world, aGranted } = await aNew();
    const { arrete } = await aGranted();
    const rows = await listLignes(
      db,
      { type: 'agrements', idAssociation: world.id_association },
      { sirets: null, depuis: null },
    );
    expect(rows).toMatchObject([{ ...decret, type: 'JEP', origine_instructeur: true }]);
    // The arrêté is the service's: the association keeps it, and may not remove it.
    const removed = await api(documentEndpoints.deleteDocument, {
      as: world.jeanne,
      query: { uuid: arrete },
    });
    expect(removed.codes).toEqual(['kernel.interdit']);
    for (const as of [world.jeanne, world.agent]) {
      expect((await api(documentEndpoints.downloadDocument, { as, params: { uuid: arrete } })).status).toBe(
        200,
      );
    }
    expect(
      (await api(documentEndpoints.downloadDocument, { as: world.paul, params: { uuid: arrete } })).status,
    ).toBe(404);
  });

  test.each([
    ['no decree', undefined, 'agrement.decision-incomplete'],
    ['no number', { numero: ' ' }, 'kernel.a-renseigner'],
    ['a day to come', { date_attribution: '2027-02-02' }, 'association.agrement-a-venir'],
    ['an end before its beginning', { date_validite: '2027-01-01' }, 'association.agrement-inverse'],
    [
      'a document that is nobody’s decree',
      { arrete: '11111111-1111-4111-8111-111111111111' },
      'agrement.arrete-inutilisable',
    ],
  ])('does not grant with %s', async (_, changes, code) => {
    const { aTransmitted, move, deposit, read } = await aNew();
    const { id_fo } = await aTransmitted();
    await move(id_fo, 'start');
    const { body: arrete } = await deposit(id_fo);
    const agrement = changes && { ...decret, arrete: arrete.uuid, ...changes };
    const refused = await move(id_fo, 'grant', agrement ? { agrement } : {});
    expect(refused.codes).toEqual([code]);
    expect((await read(id_fo)).body.instructions[0]?.etat).toBe('2');
    expect((await move(id_fo, 'grant', { agrement: { ...decret, arrete: arrete.uuid } })).status).toBe(200);
  });

  test('refuses with its reason, which both sides read, and never pays', async () => {
    const { aTransmitted, move } = await aNew();
    const { id_fo } = await aTransmitted();
    await move(id_fo, 'start');
    expect((await move(id_fo, 'refuse')).codes).toEqual(['dossier.motif-obligatoire']);
    const refused = await move(id_fo, 'refuse', { motif: 'Le projet n’est pas éducatif.' });
    expect(refused.body.instructions[0]).toMatchObject({
      etat: '11',
      motif: 'Le projet n’est pas éducatif.',
    });
    const granted = await aNew();
    const { id_fo: other } = await granted.aGranted();
    for (const action of ['beginPayment', 'markPaid', 'finish'] as const) {
      expect((await granted.move(other, action)).codes).toEqual(['dossier.mouvement-impossible']);
    }
  });
});

test('the PDF says what to correct of a dossier sent back, and of a decision its day, its service and its reason', async () => {
  const { world, aTransmitted, move } = await aNew();
  const { id_fo } = await aTransmitted();
  const read = async () => {
    const { bytes } = await api(readPdf, { as: world.jeanne, params: { id: id_fo } });
    return words((await pagesOf(bytes)).pages.map((one) => one.readText).join(' '));
  };
  const { nom } = (await agrementCalls(portal, world).read(id_fo)).body.instructions[0]?.service ?? {};
  await move(id_fo, 'sendBack', { motif: 'Joignez vos comptes.' });
  const back = await read();
  expect(back).toContain('À corriger Joignez vos comptes.');
  expect(back).not.toContain('Décision de');
  await agrementCalls(portal, world).transmit(id_fo);
  await move(id_fo, 'start');
  // What was asked to correct is no reason of the dossier that was sent again.
  expect(await read()).not.toContain('Joignez vos comptes.');
  await move(id_fo, 'refuse', { motif: 'Le projet n’est pas éducatif.' });
  expect(await read()).toContain(`Décision du ${nom} le 01/02/2027 Motif Le projet n’est pas éducatif.`);
});

test('the PDF says what was answered, and the decree once it is granted', async () => {
  const { world, aGranted } = await aNew();
  const { id_fo } = await aGranted();
  for (const as of [world.jeanne, world.agent]) {
    const { status, bytes } = await api(readPdf, { as, params: { id: id_fo } });
    expect(status).toBe(200);
    const read = await pagesOf(bytes);
    expect(structureFaults(read, bytes)).toEqual([]);
    const text = words(read.pages.map((one) => one.text).join(' '));
    for (const part of [
      'Jeunesse et éducation populaire 2027',
      'apprendre à décider ensemble',
      decret.numero,
    ]) {
      expect(text).toContain(part);
    }
  }
});
