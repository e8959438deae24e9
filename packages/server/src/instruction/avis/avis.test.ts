import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { SectionAvis } from '@asso/domain/instruction/avis-sections.rows';
import { describe, expect, test } from 'vitest';
import { aCompte, aService } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { leavesServices } from '../test/test-lots.sql.ts';
import { avisRappelWorker } from './avis-rappel.job.ts';

const { askAvis, listAvisDossier, listAvis, readAvis, answerAvis, withdrawAvis } = avisEndpoints;
const { readSignaux } = signauxEndpoints;
const { readHistorique, listDossiers } = dossierEndpoints;
const { depositDocument, downloadDocument } = documentEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const remind = avisRappelWorker(portal);
const avant_le = '2027-02-20';

/** Creates a dossier under study about which the département is asked; a third service has nothing to do with it. */
async function aQuestion(sections: SectionAvis[] = ['projets'], more: object = {}) {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  const compte = await aCompte(db, { roles: ['rds.user'] });
  const tiers = await aService(db, { membres: [compte.id] });
  const stranger: Actor = {
    ...world.autreAgent,
    id: compte.id,
    services: [{ id_service: tiers.id, role: 'membre' }],
  };
  const place = { id: sent.id_fo, service: world.drajes.id };
  const body = {
    id_service: world.cd.id,
    question: 'Connaissez-vous ce club ?',
    sections,
    avant_le,
    ...more,
  };
  const ask = (as: Actor, changes: object = {}) =>
    api(askAvis, { as, params: place, body: { ...body, ...changes } });
  const read = (as: Actor, avis: string) => api(readAvis, { as, params: { avis } });
  const answer = (as: Actor, avis: string, changes: object = {}, ifMatch = 1) =>
    api(answerAvis, {
      as,
      params: { avis },
      ifMatch,
      body: { sens: 'reserve' as const, texte: 'Club jeune.', ...changes },
    });
  const withdraw = (as: Actor, avis: string, ifMatch = 1) =>
    api(withdrawAvis, { as, params: { avis }, ifMatch });
  const onDossier = async (as: Actor) => api(listAvisDossier, { as, params: place });
  const inbox = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [7] } })).body.items.map(
      ({ sentence }) => sentence.replace(/^Avis sur le dossier \S+ \(.*?\) : /, ''),
    );
  return { world, sent, place, stranger, ask, read, answer, withdraw, onDossier, inbox };
}

test('a service asks another one, which reads what is shared, answers, and the first reads the answer', async () => {
  const { world, sent, ask, read, answer, onDossier, inbox } = await aQuestion();
  const asked = await ask(world.agent);
  expect([asked.status, asked.body.etat, asked.body.service_consulte]).toEqual([
    201,
    'demande',
    expect.stringMatching(/^Service/),
  ]);
  expect(await inbox(world.autreAgent)).toEqual([
    expect.stringMatching(/^Service \d+ demande votre avis avant le 20\/02\/2027\.$/),
  ]);
  const { id } = asked.body;
  const { body } = await read(world.autreAgent, id);
  expect(body.dossier?.projets[0]?.corps.description?.objectifs).toBe('Former douze arbitres.');
  const given = await answer(world.autreAgent, id);
  expect([given.status, given.body.sens, given.body.rights.lire]).toEqual([200, 'reserve', false]);
  const [seen] = (await onDossier(world.agent)).body.items;
  expect(seen).toMatchObject({
    etat: 'rendu',
    sens: 'reserve',
    texte: 'Club jeune.',
    rendu_par: 'Jeanne Roux',
  });
  expect(await inbox(world.agent)).toEqual([expect.stringMatching(/a rendu un avis réservé\.$/)]);
  const told = await api(notificationEndpoints.readUserNotifications, {
    as: world.agent,
    query: { kinds: [7] },
  });
  expect(told.body.items[0]?.lien).toMatch(new RegExp(`/subvention-demande/${sent.id_fo}\\?mode=read#avis$`));
});

test('the answer is told to who asked alone and, once they have left, to the people of their service', async () => {
  const { world, ask, answer, inbox } = await aQuestion();
  const colleague = await aCollegue(db, world);
  await answer(world.autreAgent, (await ask(world.agent)).body.id);
  expect([(await inbox(world.agent)).length, await inbox(colleague)]).toEqual([1, []]);
  const asked = await ask(world.agent);
  await leavesServices(db, world);
  await answer(world.autreAgent, asked.body.id);
  expect(await inbox(colleague)).toEqual([expect.stringMatching(/a rendu un avis réservé\.$/)]);
});

describe('what is shared', () => {
  const parts = async (sections: SectionAvis[]) => {
    const { world, ask, read } = await aQuestion(sections);
    const { id } = (await ask(world.agent)).body;
    const { body } = await read(world.autreAgent, id);
    const dossier = body.dossier;
    const [projet] = dossier?.projets ?? [];
    return {
      siret: dossier?.demandeur.id_siret !== '',
      representant: (dossier?.choix.representants.length ?? 0) > 0,
      rib: (dossier?.choix.ribs.length ?? 0) > 0 || JSON.stringify(dossier).includes(world.rib),
      objectifs: projet?.corps.description?.objectifs !== undefined,
      budgets: (projet?.corps.budgets?.length ?? 0) > 0,
      demande: dossier?.montant_demande,
      pieces: dossier?.pieces.length ?? 0,
      attestation: dossier?.tete.attestation !== undefined,
      others: JSON.stringify([dossier?.instructions, dossier?.association, dossier?.equipe]),
    };
  };
  const nothing = { rib: false, attestation: false, others: '[[],{},[]]' };

  test.each<[SectionAvis, object]>([
    [
      'demandeur',
      { siret: true, representant: true, objectifs: false, budgets: false, demande: 0, pieces: 0 },
    ],
    [
      'projets',
      { siret: false, representant: false, objectifs: true, budgets: false, demande: 0, pieces: 0 },
    ],
    [
      'budgets',
      { siret: false, representant: false, objectifs: false, budgets: true, demande: 2000, pieces: 0 },
    ],
    [
      'pieces',
      { siret: false, representant: false, objectifs: false, budgets: false, demande: 0, pieces: 1 },
    ],
  ])('is « %s » and nothing else', async (section, expected) => {
    expect(await parts([section])).toEqual({ ...nothing, ...expected });
  });
});

test('a piece is read while it is shared and awaited, and no longer', async () => {
  const { world, ask, answer } = await aQuestion(['pieces']);
  const download = async (as: Actor) =>
    (await api(downloadDocument, { as, params: { uuid: world.document } })).status;
  const before = await download(world.autreAgent);
  const { id } = (await ask(world.agent)).body;
  // The bytes of this made-up row do not exist: what matters is that a reader is no longer answered « not found ».
  const during = await download(world.autreAgent);
  await answer(world.autreAgent, id);
  expect([before, await download(world.autreAgent)]).toEqual([404, 404]);
  expect(during).toBe(await download(world.agent));
  expect(during).not.toBe(404);
});

test('nothing of the dossier is read once the opinion is given, withdrawn, or the dossier decided', async () => {
  const given = await aQuestion();
  const first = (await given.ask(given.world.agent)).body.id;
  await given.answer(given.world.autreAgent, first);
  const withdrawn = await aQuestion();
  const second = (await withdrawn.ask(withdrawn.world.agent)).body.id;
  expect((await withdrawn.withdraw(withdrawn.world.agent, second)).body.etat).toBe('retire');
  const decided = await aQuestion();
  const third = (await decided.ask(decided.world.agent)).body.id;
  await markEtats(db, decided.sent.id_fo, '11');
  for (const [{ read, answer, world }, id] of [
    [given, first],
    [withdrawn, second],
    [decided, third],
  ] as const) {
    const seen = await read(world.autreAgent, id);
    expect([seen.status, seen.body.dossier, seen.body.avis.rights.lire]).toEqual([200, null, false]);
    const late = await answer(world.autreAgent, id, {}, seen.body.avis.version);
    expect([late.status, late.problem.code]).toEqual([409, 'instruction.avis-clos']);
  }
});

test('being asked opens neither the dossier, nor its list, nor its PDF', async () => {
  const { world, sent, ask } = await aQuestion(['demandeur', 'projets', 'budgets', 'pieces']);
  await ask(world.agent);
  const as = world.autreAgent;
  const params = { id: sent.id_fo };
  const statuses = [
    (await api(readDossier, { as, params })).status,
    (await api(readHistorique, { as, params })).status,
    (await api(dossierEndpoints.readPdf, { as, params })).status,
    (await api(listDossiers, { as })).body.total,
  ];
  expect(statuses).toEqual([404, 404, 404, 0]);
});

test('other services find nothing; the association neither, and its history says nothing of it', async () => {
  const { world, sent, stranger, ask, read, answer, withdraw, onDossier } = await aQuestion();
  const { id } = (await ask(world.agent)).body;
  for (const as of [stranger, world.agent]) expect((await read(as, id)).status).toBe(404);
  expect((await answer(stranger, id)).status).toBe(404);
  expect((await answer(world.agent, id)).status).toBe(404);
  for (const as of [stranger, world.autreAgent]) {
    expect((await withdraw(as, id)).status).toBe(404);
    expect((await onDossier(as)).status).toBe(404);
    expect((await ask(as)).status).toBe(404);
  }
  const forAssociation = await Promise.all([
    read(world.jeanne, id),
    answer(world.jeanne, id),
    withdraw(world.jeanne, id),
    onDossier(world.jeanne),
    ask(world.jeanne),
    api(listAvis, { as: world.jeanne }),
  ]);
  expect(forAssociation.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  const { evenements } = (await api(readHistorique, { as: world.jeanne, params: { id: sent.id_fo } })).body;
  expect(JSON.stringify(evenements)).not.toMatch(/avis/i);
  const mine = (await api(readHistorique, { as: world.agent, params: { id: sent.id_fo } })).body.evenements;
  expect(mine.map(({ action }) => action)).toContain('avis.demande');
});

test.each([
  ['its own service', { own: true }, 'instruction.avis-service', 'id_service'],
  ['no service', { id_service: 'x' }, 'instruction.avis-service', 'id_service'],
  ['no question', { question: ' ' }, 'instruction.avis-question', 'question'],
  ['nothing shared', { sections: [] }, 'instruction.avis-sections', 'sections'],
  ['today', { avant_le: '2027-02-01' }, 'dossier.echeance-invalide', 'avant_le'],
  ['no day', { avant_le: '20/02/2027' }, 'dossier.echeance-invalide', 'avant_le'],
])('asked with %s: refused', async (_, changes, code, field) => {
  const { world, ask } = await aQuestion();
  const { own, ...given } = changes as { own?: boolean };
  const refused = await ask(world.agent, own ? { id_service: world.drajes.id } : given);
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([400, code, field]);
});

test('one is awaited of each service at a time, and another may be asked once it is given', async () => {
  const { world, ask, answer } = await aQuestion();
  const { id } = (await ask(world.agent)).body;
  expect((await ask(world.agent)).problem.code).toBe('instruction.avis-attendu');
  expect((await answer(world.autreAgent, id, { texte: ' ' })).problem.code).toBe('instruction.avis-texte');
  expect((await answer(world.autreAgent, id, {}, 4)).status).toBe(409);
  expect((await answer(world.autreAgent, id)).status).toBe(200);
  expect((await ask(world.agent)).status).toBe(201);
});

test('only what stands against a dossier must say why, and is a thing to see before granting', async () => {
  const { world, place, ask, answer } = await aQuestion();
  const found = [];
  for (const sens of ['reserve', 'defavorable', 'favorable', 'sans'] as const) {
    const { id } = (await ask(world.agent)).body;
    const silent = await answer(world.autreAgent, id, { sens, texte: '' });
    if (silent.status !== 200) await answer(world.autreAgent, id, { sens });
    const { body } = await api(readSignaux, { as: world.agent, params: place });
    const said = body.signaux.find(({ code }) => code === 'avis-contraire')?.explication;
    found.push([
      silent.status,
      silent.problem?.field,
      said?.match(/réservé|défavorable|sans position/g)?.toSorted(),
    ]);
  }
  expect(found).toEqual([
    [400, 'texte', ['réservé']],
    [400, 'texte', ['défavorable', 'réservé']],
    [200, undefined, ['défavorable', 'réservé']],
    [200, undefined, ['défavorable', 'réservé']],
  ]);
});

test('a file goes with the answer, and both services read it; nobody else', async () => {
  const { world, stranger, ask, answer } = await aQuestion();
  const { id } = (await ask(world.agent)).body;
  const deposit = (as: Actor) => {
    const body = new FormData();
    body.append('type', 'AUT');
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    body.append('fichier', new Blob([new Uint8Array(pdf)]), 'avis.pdf');
    return api(depositDocument, { as, query: { id_asso: id, proprietaire: 'avis' }, body });
  };
  expect([(await deposit(stranger)).status, (await deposit(world.agent)).status]).toEqual([404, 404]);
  const { uuid } = (await deposit(world.autreAgent)).body;
  const download = async (as: Actor) => (await api(downloadDocument, { as, params: { uuid } })).status;
  expect([await download(world.autreAgent), await download(world.agent)]).toEqual([200, 404]);
  expect((await answer(world.autreAgent, id, { fichier: world.document })).problem.code).toBe(
    'dossier.fichier-message',
  );
  expect((await answer(world.autreAgent, id, { fichier: uuid })).body.document?.nom).toBe('avis.pdf');
  expect(await Promise.all([world.autreAgent, world.agent, stranger, world.jeanne].map(download))).toEqual([
    200, 200, 404, 404,
  ]);
});

test('who is asked lists them, the most pressing first, page after page', async () => {
  const { world, ask } = await aQuestion();
  const late = (await ask(world.agent)).body.id;
  const other = await aQuestion(['projets'], { id_service: world.cd.id, avant_le: '2027-02-10' });
  const soon = (await other.ask(other.world.agent)).body.id;
  const list = async (query: object) => (await api(listAvis, { as: world.autreAgent, query })).body;
  const first = await list({ limit: 1, etat: 'demande' });
  expect([first.items[0]?.id, first.total]).toEqual([soon, 2]);
  expect((await list({ limit: 1, etat: 'demande', cursor: first.next })).items[0]?.id).toBe(late);
  expect((await list({ etat: 'rendu' })).items).toEqual([]);
  expect((await api(listAvis, { as: world.agent })).body.items).toEqual([]);
});

test('who is asked is reminded a week before, then the day before, once each, and not once it is given', async () => {
  const { world, ask, answer, inbox } = await aQuestion();
  const { id } = (await ask(world.agent)).body;
  const reminders = async () =>
    (await inbox(world.autreAgent)).filter((one) => one.includes('est attendu')).length;
  const at = async (iso: string) => {
    portal.clock.set(iso);
    for (const id of ['un', 'deux']) {
      await remind.handler(
        {},
        { id, attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
      );
    }
    return reminders();
  };
  expect(await at('2027-02-05T10:30:00Z')).toBe(0);
  expect(await at('2027-02-13T10:30:00Z')).toBe(1);
  expect(await at('2027-02-14T10:30:00Z')).toBe(1);
  expect(await at('2027-02-19T10:30:00Z')).toBe(2);
  await answer(world.autreAgent, id);
  expect(await at('2027-02-20T10:30:00Z')).toBe(2);
  portal.clock.set(today);
});
