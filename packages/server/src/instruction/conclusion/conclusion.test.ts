import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { echeances } from '@asso/domain/dossier/echeance-semaine.rules';
import { expect, test } from 'vitest';
import { accord, aPublished } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readPdf, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { setChoix } from '../../service/test/test-services.sql.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, leaveService, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { wearsService } from '../test/test-lots.sql.ts';
import { departNext } from './depart.job.ts';

const { conclureDossier, readLettreEnAttente, reprendreDecision } = conclusionEndpoints;
const { moveInstruction, readHistorique } = dossierEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const delai = 30 * 60;

/**
 * Creates a dossier that a service received, which keeps its decisions for 30 minutes before they leave, unless it
 * chose another time.
 */
async function aReceived(etat: 'D' | '2' = 'D') {
  const world = await aWorld(db);
  await wearsService(db, world);
  await world.publish();
  const { aReady, transmit, read } = subventionCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  if (etat === '2') await markEtats(db, id_fo, '2');
  const params = { id: id_fo, service: world.drajes.id };
  const { projets, version } = await read(world.agent, id_fo);
  const montants = projets.map(({ id }) => ({ id_projet: id, annee: 2027, montant_accorde: 1500 }));
  const conclure = (
    action: 'grant' | 'refuse' | 'reject',
    body: object = { montants },
    as: Actor = world.agent,
    ifMatch = version,
  ) => api(conclureDossier, { as, params: { ...params, action }, ifMatch, body });
  const reprendre = (as: Actor = world.agent) => api(reprendreDecision, { as, params });
  const desk = async () => (await api(bureauEndpoints.readBureauDossier, { as: world.agent, params })).body;
  const etatOf = async (as: Actor = world.jeanne) => (await read(as, id_fo)).instructions[0]?.etat;
  const facts = async (as: Actor) =>
    (await api(readHistorique, { as, params: { id: id_fo } })).body.evenements.map(({ action }) => action);
  const mails = async () =>
    (await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body.filter(
      ({ subject, text }) => /^(Accordé|Refusé|Rejeté|À l’étude)/.test(subject) && text.includes(id_fo),
    );
  return { world, id_fo, params, version, montants, conclure, reprendre, desk, etatOf, facts, mails, read };
}

/** Lets the time of the waiting decisions pass, so that they leave. */
async function leave(): Promise<void> {
  portal.clock.advance(delai + 1);
  while (await departNext(portal));
  await portal.runJobs();
}

test('a grant on a dossier just received waits 30 minutes, then its study begins and it leaves: both moves are written', async () => {
  const { world, conclure, desk, etatOf, facts, mails } = await aReceived();
  const done = await conclure('grant');
  expect(done.status).toBe(200);
  expect(done.body.part_le).toBe(new Date(portal.clock.now().getTime() + delai * 1000).toISOString());
  expect((await desk()).conclusion).toMatchObject({ action: 'grant', montant: 1500, echec: null });
  expect(await departNext(portal)).toBe(false);
  await portal.runJobs();
  expect([await etatOf(), await etatOf(world.agent), await mails()]).toEqual(['D', 'D', []]);
  expect((await facts(world.jeanne)).filter((one) => /bureau|start/.test(one))).toEqual([]);
  expect(await facts(world.agent)).toContain('bureau.conclu');
  await leave();
  expect([await etatOf(), (await desk()).conclusion]).toEqual(['6', null]);
  expect((await mails()).map(({ subject }) => subject.split(/\s:/)[0])).toEqual(['Accordé']);
  expect(await facts(world.jeanne)).toEqual(
    expect.arrayContaining(['instruction.start', 'instruction.grant']),
  );
});

test('until it leaves, the service alone reads it with the state, in the queue, on the desk and in its export', async () => {
  const { world, id_fo, conclure, read, reprendre } = await aReceived('2');
  const part_le = (await conclure('grant')).body.part_le;
  const listed = async (as: Actor) =>
    (await api(dossierEndpoints.listDossiers, { as, query: {} })).body.items.find(
      (one) => one.id_fo === id_fo,
    )?.instructions[0]?.depart;
  const depart = { action: 'grant', montant: 1500, le: part_le, echec: false };
  expect([await listed(world.agent), (await read(world.agent, id_fo)).instructions[0]?.depart]).toEqual([
    depart,
    depart,
  ]);
  expect([await listed(world.jeanne), (await read(world.jeanne, id_fo)).instructions[0]?.depart]).toEqual([
    null,
    null,
  ]);
  const sheet = (
    await api(exportEndpoints.exportDossiers, {
      as: world.agent,
      params: { format: 'csv' },
      query: {} as never,
    })
  ).bytes.toString();
  expect(sheet).toMatch(/accordé, part à \d\dh\d\d/);
  expect(sheet).toContain('1500,00');
  await reprendre();
  expect(await listed(world.agent)).toBeNull();
});

test('until it leaves, the filters, counts and figures of its service say what its row says', async () => {
  const { world, conclure, reprendre } = await aReceived('2');
  const total = async (as: Actor, query: object) =>
    (await api(dossierEndpoints.listDossiers, { as, query })).body.total;
  const said = async () => {
    const { body: tableau } = await api(tableauDeBordEndpoints.tableauService, { as: world.agent });
    const { body: jour } = await api(jourEndpoints.readJour, { as: world.agent, query: { voir: 'service' } });
    const { body: chiffres } = await api(statistiquesEndpoints.readStatistiques, { as: world.agent });
    const [campagne] = chiffres.campagnes;
    return {
      file: await Promise.all(['2', '6'].map((etat) => total(world.agent, { etats: [etat] }))),
      echeances: await total(world.agent, { echeance: [...echeances] }),
      association: await Promise.all(['2', '6'].map((etat) => total(world.jeanne, { etats: [etat] }))),
      tableau: [tableau.enInstruction, tableau.decides, tableau.accorde],
      jour: [jour.parCollegue.length, jour.charge, jour.lignes.length],
      chiffres: [chiffres.etats.map(({ etat }) => etat), campagne?.accordes, campagne?.accorde],
    };
  };
  const before = await said();
  expect(before).toMatchObject({
    ...{ file: [1, 0], association: [1, 0], tableau: [1, 0, 0] },
    chiffres: [['2'], 0, 0],
  });
  await conclure('grant');
  const waiting = {
    ...{ file: [0, 1], echeances: 0, association: [1, 0], tableau: [0, 1, 1500], jour: [0, 0, 0] },
    chiffres: [['6'], 1, 1500],
  };
  expect(await said()).toEqual(waiting);
  await portal.runJobs();
  expect(await said()).toEqual(waiting);
  await reprendre();
  expect(await said()).toEqual(before);
  await conclure('grant');
  await leave();
  expect(await said()).toEqual({ ...waiting, association: [0, 1] });
});

test('a decision taken back leaves nothing behind: no mail, no letter, and the dossier is under study', async () => {
  const { world, id_fo, montants, conclure, reprendre, desk, etatOf, mails } = await aReceived('2');
  const version = await aPublished(portal, { agent: world.agent, id_service: world.drajes.id });
  expect((await conclure('grant', { montants, courriers: [version] })).status).toBe(200);
  expect((await desk()).conclusion?.lettres).toHaveLength(1);
  expect((await reprendre()).status).toBe(200);
  await leave();
  const letters = await api(courrierEndpoints.listCourriers, { as: world.jeanne, params: { id: id_fo } });
  expect([await etatOf(), (await desk()).conclusion, await mails(), letters.body]).toEqual([
    '2',
    null,
    [],
    [],
  ]);
  const again = await reprendre();
  expect([again.status, again.problem.code]).toEqual([409, 'instruction.rien-a-reprendre']);
});

test('taken back, it leaves a dossier that was just received as it was', async () => {
  const { world, conclure, reprendre, etatOf, facts } = await aReceived();
  const before = await facts(world.jeanne);
  expect((await conclure('refuse', { motif: 'Hors du champ.' })).status).toBe(200);
  expect((await reprendre()).status).toBe(200);
  await leave();
  expect([await etatOf(), await etatOf(world.agent), await facts(world.jeanne)]).toEqual(['D', 'D', before]);
});

test('two agents: the second is told who decided and when it leaves, and moves nothing meanwhile', async () => {
  const { world, params, version, conclure, reprendre, etatOf } = await aReceived('2');
  const collegue = await aCollegue(db, world);
  await conclure('refuse', { motif: 'Hors du champ.' });
  const late = await conclure('grant', undefined, collegue);
  expect([late.status, late.problem.code, late.problem.message]).toEqual([
    409,
    'instruction.decision-en-attente',
    expect.stringMatching(/^Jeanne Roux a déjà décidé : la décision part à \d\dh\d\d\./),
  ]);
  const back = await api(moveInstruction, {
    as: collegue,
    params: { ...params, action: 'sendBack' },
    ifMatch: version,
    body: { motif: 'À revoir.' },
  });
  expect(back.problem.code).toBe('instruction.decision-en-attente');
  expect([(await reprendre(collegue)).status, await etatOf()]).toEqual([200, '2']);
});

test('what would be refused is refused at once, and the study does not begin with it', async () => {
  const { conclure, etatOf, desk } = await aReceived();
  const silent = await conclure('refuse', {});
  expect([silent.status, silent.problem.code]).toEqual([400, 'dossier.motif-obligatoire']);
  expect([await etatOf(), (await desk()).conclusion]).toEqual(['D', null]);
});

test('what is granted counts in the envelope while it waits, and once when it left', async () => {
  const { world, montants, conclure, desk } = await aReceived('2');
  const responsable = await aCollegue(db, world, 'responsable');
  const place = { code_subvention: world.code, campagne_exercice: 2027, exercice: 2027, total: 1000 };
  await api(enveloppeEndpoints.createEnveloppe, {
    as: responsable,
    body: { id_service: world.drajes.id, ...place },
  });
  const over = await conclure('grant');
  expect(over.problem.code).toBe('instruction.enveloppe-depassee');
  const accorde = async () => (await desk()).enveloppes.map((one) => one.accorde);
  const small = await conclure('grant', {
    montants: montants.map((one) => ({ ...one, montant_accorde: 800 })),
  });
  expect(small.status).toBe(200);
  expect(await accorde()).toEqual([800]);
  await leave();
  expect(await accorde()).toEqual([800]);
});

test('a letter is changed for one dossier, and leaves as it was read', async () => {
  const { world, id_fo, params, montants, conclure } = await aReceived('2');
  const version = await aPublished(portal, { agent: world.agent, id_service: world.drajes.id });
  const texte = `${accord.texte}\n\nVos six bénévoles ont été appréciés.`;
  const retouches = [{ version, texte }];
  const preview = await api(courrierEndpoints.previewCourriers, {
    as: world.agent,
    params,
    body: { action: 'grant', montants, versions: [version], retouches },
  });
  const said = { genre: 'paragraphe', texte: 'Vos six bénévoles ont été appréciés.' };
  expect(preview.body.courriers[0]?.blocs.at(-1)).toEqual(said);
  expect((await conclure('grant', { montants, courriers: [version], retouches })).status).toBe(200);
  await leave();
  const letters = await api(courrierEndpoints.listCourriers, { as: world.jeanne, params: { id: id_fo } });
  expect(letters.body).toHaveLength(1);
});

test('until it leaves, its letter is read as it will leave, by its service alone', async () => {
  const { world, params, montants, conclure, reprendre, desk } = await aReceived();
  const version = await aPublished(portal, { agent: world.agent, id_service: world.drajes.id });
  const lettre = (as: Actor, rang = 1) =>
    api(readLettreEnAttente, { as, params: { ...params, rang: String(rang) } });
  expect((await lettre(world.agent)).codes).toEqual(['courrier.introuvable']);
  const texte = `${accord.texte}\n\nVos six bénévoles ont été appréciés.`;
  await conclure('grant', { montants, courriers: [version], retouches: [{ version, texte }] });
  expect((await desk()).conclusion?.lettres).toEqual([accord.nom]);
  const read = await lettre(await aCollegue(db, world));
  expect(read.headers['content-type']).toBe('application/pdf');
  const { pages } = await readPdf(read.bytes);
  expect(words(pages.map((page) => page.text).join(' '))).toContain('Vos six bénévoles ont été appréciés.');
  expect((await lettre(world.agent, 2)).codes).toEqual(['courrier.introuvable']);
  expect([(await lettre(world.jeanne)).status, (await lettre(world.autreAgent)).status]).toEqual([403, 404]);
  await reprendre();
  expect((await lettre(world.agent)).codes).toEqual(['courrier.introuvable']);
});

test('cut while it leaves, it waits still; two servers then make it leave once', async () => {
  const { conclure, etatOf, desk, mails } = await aReceived('2');
  await conclure('grant');
  portal.clock.advance(delai + 1);
  const cut = {
    ...portal,
    checkpoint: () => {
      throw new Error('cut');
    },
  };
  await expect(departNext(cut)).rejects.toThrow('cut');
  expect([await etatOf(), (await desk()).conclusion?.echec, await mails()]).toEqual(['2', null, []]);
  await Promise.all([departNext(portal), departNext(portal)]);
  await portal.runJobs();
  expect([await etatOf(), (await mails()).length]).toEqual(['6', 1]);
});

test('a service that chose 0 minutes decides at once', async () => {
  const { world, conclure, desk, etatOf } = await aReceived();
  await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
  const done = await conclure('reject', { motif: 'Hors délai.' });
  expect([done.body.part_le, await etatOf(), (await desk()).conclusion]).toEqual([null, '12', null]);
});

test('a decision whose author left the service does not leave: the service reads why', async () => {
  const { world, conclure, desk, etatOf } = await aReceived('2');
  const collegue = await aCollegue(db, world);
  await conclure('grant', undefined, collegue);
  await leaveService(db, collegue.id);
  await leave();
  expect(await etatOf()).toBe('2');
  expect((await desk()).conclusion?.echec).toEqual(expect.any(String));
});

test('neither the association nor another service concludes or takes back', async () => {
  const { world, conclure, reprendre } = await aReceived('2');
  await conclure('grant');
  expect((await reprendre(world.autreAgent)).status).toBe(404);
  expect((await reprendre(world.jeanne)).status).toBe(403);
  expect((await conclure('grant', undefined, world.autreAgent)).status).toBe(404);
});

test('whoever takes a dossier begins its study, unless the service chose two acts', async () => {
  const first = await aReceived();
  const take = ({ world, params }: typeof first) =>
    api(bureauEndpoints.saveAffectation, {
      as: world.agent,
      params,
      body: { de: null, a: world.agent.id, commence: true },
    });
  const taken = await take(first);
  expect([taken.status, taken.body.affecte_a?.id, await first.etatOf()]).toEqual([
    200,
    first.world.agent.id,
    '2',
  ]);
  expect(await first.facts(first.world.jeanne)).toContain('instruction.start');
  const second = await aReceived();
  await setChoix(db, second.world.drajes.id, { prendre_commence: 'non' });
  expect((await take(second)).body.choix.prendre_commence).toBe(false);
  expect(await second.etatOf()).toBe('D');
});
