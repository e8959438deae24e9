import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aCollegue } from '../../instruction/test/test-bureau.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aDocument, aWorld, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';

const { acceptComplements, answerComplements, askComplements, tryComplements } = completudeEndpoints;
const { moveInstruction, readHistorique, saveDossier } = dossierEndpoints;
const { savePieces } = dossierSubventionEndpoints;

/** In notifications, the dossier of these tests is followed by this text. */
const nom = ' (Formation des bénévoles 2027, Formation des bénévoles)';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

const rapport = { code: 'piece-RAR', phrase: 'La page 3 manque.' };
const question = { code: 'demandeur', phrase: 'Qui répondra à nos questions ?' };

/** Creates a dossier whose pieces are complete, as if it had just been transmitted. */
async function aTransmitted() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = (await calls.create()).body;
  await calls.fill(world.jeanne, id_fo);
  await markEtats(db, id_fo, 'D');
  const service = world.drajes.id;
  const read = (as: Actor) => calls.read(as, id_fo);
  const versionNow = async () => (await read(world.jeanne)).version;
  const params = { id: id_fo, service };
  type More = { as?: Actor; avant_le?: string; ifMatch?: number };
  const asked = async (manques: (typeof rapport)[], more: More) => ({
    as: more.as ?? world.agent,
    params,
    ifMatch: more.ifMatch ?? (await versionNow()),
    body: { manques, avant_le: more.avant_le ?? '2027-02-10' },
  });
  const ask = async (manques = [rapport], more: More = {}) => api(askComplements, await asked(manques, more));
  const essayer = async (manques = [rapport], more: More = {}) =>
    api(tryComplements, await asked(manques, more));
  type Reponses = { code: string; uuid?: string; texte?: string }[];
  const answer = async (reponses: Reponses, as: Actor = world.jeanne) =>
    api(answerComplements, { as, params, ifMatch: await versionNow(), body: { reponses } });
  const accept = async (as: Actor = world.agent) =>
    api(acceptComplements, { as, params, ifMatch: await versionNow() });
  const act = async (action: 'start' | 'sendBack' | 'grant', body: object = {}) =>
    api(moveInstruction, {
      as: world.agent,
      params: { ...params, action },
      ifMatch: await versionNow(),
      body,
    });
  const inbox = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [2] } })).body.items.map(
      ({ kind, sentence }) => `${kind} ${sentence.replaceAll(/[\u00a0\u202f]/g, ' ')}`,
    );
  const history = async (as: Actor) =>
    (await api(readHistorique, { as, params: { id: id_fo } })).body.evenements
      .filter(({ action }) => action.startsWith('completude.'))
      .map(({ fait, par, motif }) => [fait, par, motif]);
  return { world, id_fo, read, ask, essayer, answer, accept, act, inbox, history, versionNow };
}

describe('a dossier found incomplete', () => {
  test('goes from the service to the association and back without changing its state [R4.20] [R4.22]', async () => {
    const { world, id_fo, read, ask, answer, accept, inbox, history } = await aTransmitted();
    expect((await read(world.jeanne)).isACompleter).toBe(false);

    const asked = await ask([rapport, question]);
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      description: { statut: 'incomplet', id_etat: 4 },
      isACompleter: true,
      instructions: [{ etat: 'D', completude: { etat: 'demande', moves: ['ask', 'accept'] } }],
    });
    const seen = await read(world.jeanne);
    expect(seen.rights).toMatchObject({ complete: true, edit: false, transmit: false });
    expect(seen.instructions[0]?.completude).toMatchObject({
      avant_le: '2027-02-10T22:59:59.000Z',
      manques: [
        { ...rapport, libelle: 'Rapport d’activité', nature: 'RAR' },
        { ...question, libelle: 'Demandeur', nature: null },
      ],
      moves: ['answer'],
    });
    expect(await inbox(world.jeanne)).toEqual([
      `2 Dossier ${id_fo}${nom} : à compléter (1 pièce et 1 réponse).`,
    ]);

    const answered = await answer([
      { code: 'piece-RAR', uuid: world.document },
      { code: 'demandeur', texte: ' Mme Roux. ' },
    ]);
    expect(answered.body).toMatchObject({
      description: { statut: 'incomplet' },
      instructions: [{ etat: 'D', completude: { etat: 'repondu', moves: [] } }],
      rights: { complete: false },
    });
    expect((await read(world.agent)).instructions[0]?.completude).toMatchObject({
      reponses: [
        { code: 'piece-RAR', uuid: world.document, nom: 'rapport.pdf', texte: null },
        { code: 'demandeur', uuid: null, nom: null, texte: 'Mme Roux.' },
      ],
      moves: ['ask', 'accept'],
    });
    expect(await inbox(world.agent)).toEqual([`2 Dossier ${id_fo}${nom} : complété par Jeanne Roux.`]);

    expect((await accept()).body).toMatchObject({
      description: { statut: 'complet' },
      isACompleter: false,
      instructions: [{ etat: 'D', completude: { etat: 'complet', manques: [], moves: ['ask'] } }],
    });
    expect(await inbox(world.jeanne)).toContain(`2 Dossier ${id_fo}${nom} : de nouveau complet.`);

    const told = [
      ['Dossier de nouveau complet', 'Jeanne Roux', null],
      ['Compléments transmis', 'Jeanne Roux', 'Rapport d’activité : rapport.pdf\nDemandeur : Mme Roux.'],
      [
        'Dossier à compléter',
        'Jeanne Roux',
        'Rapport d’activité : La page 3 manque.\nDemandeur : Qui répondra à nos questions ?',
      ],
    ];
    expect(await history(world.jeanne)).toEqual(told);
    expect(await history(world.agent)).toEqual(told);
  });

  test('waits on the home of the association, with its date, until it is answered', async () => {
    const { world, ask, answer } = await aTransmitted();
    const home = async () => {
      const { body } = await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne });
      return [body.aFaire, body.enCours].map((taches) =>
        taches.map(({ phrase, echeance, manque }) => [
          phrase.replaceAll(/[\u00a0\u202f]/g, ' '),
          echeance,
          manque?.replaceAll(/[\u00a0\u202f]/g, ' '),
        ]),
      );
    };
    const chezLeService = [['Chez le service : il va l’étudier.', null, undefined]];
    expect(await home()).toEqual([[], chezLeService]);
    await ask();
    expect(await home()).toEqual([
      [['Dossier à compléter : 1 pièce.', '2027-02-10T22:59:59.000Z', '1 pièce']],
      [],
    ]);
    await answer([{ code: 'piece-RAR', uuid: world.document }]);
    expect(await home()).toEqual([[], chezLeService]);
  });

  test('is told by e-mail, with what is missing and by when', async () => {
    const { world, ask } = await aTransmitted();
    await ask();
    await portal.runJobs();
    const mails = (await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body;
    const mail = mails.find(({ subject }) => subject.startsWith('À compléter'));
    expect(mail?.subject).toBe('À compléter\u00a0: Formation des bénévoles 2027');
    expect(mail?.text).toContain('Rapport d’activité\u00a0: La page 3 manque.');
    expect(mail?.text).toContain('mercredi 10 février 2027 à 23h59, heure de Paris');
  });

  test('may be asked for again, with other points and another date', async () => {
    const { world, read, ask, answer } = await aTransmitted();
    await ask();
    await answer([{ code: 'piece-RAR', uuid: world.document }]);
    await ask([question], { avant_le: '2027-02-20' });
    expect((await read(world.jeanne)).instructions[0]?.completude).toMatchObject({
      etat: 'demande',
      avant_le: '2027-02-20T22:59:59.000Z',
      manques: [{ code: 'demandeur' }],
      reponses: [],
    });
  });

  test('takes nothing but what was asked: pieces, head and projects stay as transmitted', async () => {
    const { world, id_fo, ask, answer, versionNow } = await aTransmitted();
    await ask([question]);
    const body = { pieces: [{ code: 'RAR', uuid: null }] };
    expect((await api(savePieces, { as: world.jeanne, params: { id_fo }, body })).codes).toEqual([
      'dossier.non-editable',
    ]);
    const changes = { 'description.renouvellement': { from: 'premiere', to: 'renouvellement' } };
    const saved = await api(saveDossier, {
      as: world.jeanne,
      params: { id_fo },
      ifMatch: await versionNow(),
      body: { changes },
    });
    expect(saved.codes).toEqual(['dossier.non-editable']);
    const answered = await answer([
      { code: 'demandeur', texte: 'Mme Roux.' },
      { code: 'piece-RAR', uuid: world.document },
    ]);
    expect(answered.codes).toEqual(['dossier.complement-non-demande']);
  });

  test('takes no document of somebody else', async () => {
    const { ask, answer } = await aTransmitted();
    const stranger = await aWorld(db);
    await ask();
    expect((await answer([{ code: 'piece-RAR', uuid: stranger.document }])).codes).toEqual([
      'dossier.document-inutilisable',
    ]);
  });

  test('a piece is answered by a document of its type', async () => {
    const { world, ask, answer } = await aTransmitted();
    await ask();
    const uuid = await aDocument(db, world.id_association, { nom: 'statuts.pdf', type: 'STC' });
    const answered = await answer([{ code: 'piece-RAR', uuid }]);
    expect(answered.codes).toEqual(['dossier.document-autre-type']);
  });

  test('stays open once its date has passed: nothing is automatic', async () => {
    const { world, read, ask, answer } = await aTransmitted();
    await ask();
    const [before] = (await read(world.jeanne)).instructions;
    portal.clock.set('2027-03-01T12:00:00Z');
    await portal.runJobs();
    const [after] = (await read(world.jeanne)).instructions;
    expect(after).toEqual(before);
    expect((await answer([{ code: 'piece-RAR', uuid: world.document }])).status).toBe(200);
    portal.clock.set(today);
  });

  test('is no longer « à compléter » once the last of its exercises is past [R4.21] [R4.23]', async () => {
    const { world, read, ask } = await aTransmitted();
    await ask();
    const at = async (now: string) => {
      portal.clock.set(now);
      const { isACompleter, isPast } = await read(world.jeanne);
      return [isACompleter, isPast];
    };
    expect(await at('2027-12-31T22:59:59Z')).toEqual([true, false]);
    expect(await at('2027-12-31T23:00:00Z')).toEqual([false, true]);
    portal.clock.set(today);
  });
});

describe('a trial of asking', () => {
  test('says to whom it would go, until when, and what it takes the place of; nothing is sent', async () => {
    const { world, read, ask, essayer, inbox, history, versionNow } = await aTransmitted();
    const before = await versionNow();
    const first = await essayer([rapport, question]);
    expect(first.body).toEqual({
      manques: [
        { ...rapport, libelle: 'Rapport d’activité' },
        { ...question, libelle: 'Demandeur' },
      ],
      avant_le: '2027-02-10T22:59:59.000Z',
      personnes: 1,
      remplace: null,
    });
    expect([await versionNow(), await inbox(world.jeanne), await history(world.agent)]).toEqual([
      before,
      [],
      [],
    ]);
    expect((await read(world.jeanne)).isACompleter).toBe(false);
    await ask([rapport]);
    expect((await essayer([question])).body.remplace).toBe('1\u00a0pièce');
  });

  test('is refused to whom asking is refused, and where it is', async () => {
    const { world, id_fo, ask, essayer, versionNow } = await aTransmitted();
    const both = async (manques: (typeof rapport)[], more: Parameters<typeof ask>[1] = {}) => {
      const tried = await essayer(manques, more);
      const asked = await ask(manques, more);
      expect([tried.status, tried.codes]).toEqual([asked.status, asked.codes]);
      return [tried.status, ...tried.codes];
    };
    expect(await both([rapport], { as: world.autreAgent })).toEqual([404, 'dossier.inaccessible']);
    expect((await both([rapport], { as: world.jeanne }))[0]).toBe(403);
    expect(await both([])).toEqual([400, 'dossier.manque-absent']);
    expect(await both([rapport], { avant_le: '2027-02-01' })).toEqual([400, 'dossier.echeance-invalide']);
    const old = (await versionNow()) - 1;
    expect(await both([rapport], { ifMatch: old })).toEqual([409, 'kernel.conflit']);
    expect((await essayer([rapport])).status).toBe(200);
    await markEtats(db, id_fo, '6');
    expect(await both([rapport])).toEqual([409, 'dossier.mouvement-impossible']);
  });
});

describe('what is refused', () => {
  test('somebody else than the service asks or accepts, somebody else than the association answers', async () => {
    const { world, ask, answer, accept } = await aTransmitted();
    expect((await ask([rapport], { as: world.autreAgent })).status).toBe(404);
    expect((await ask([rapport], { as: world.jeanne })).status).toBe(403);
    await ask();
    expect((await accept(world.autreAgent)).status).toBe(404);
    const reponses = [{ code: 'piece-RAR', uuid: world.document }];
    expect((await answer(reponses, world.paul)).status).toBe(404);
    expect((await answer(reponses, world.ali)).status).toBe(404);
    expect((await answer(reponses, world.agent)).codes).toEqual(['dossier.non-editable']);
  });

  test.each([
    ['nothing ticked', [], '2027-02-10', ['dossier.manque-absent']],
    [
      'an unknown piece',
      [{ code: 'piece-INCONNUE', phrase: 'Oui' }],
      '2027-02-10',
      ['dossier.manque-inconnu'],
    ],
    ['no sentence', [{ ...rapport, phrase: ' ' }], '2027-02-10', ['dossier.manque-sans-phrase']],
    ['today', [rapport], '2027-02-01', ['dossier.echeance-invalide']],
    ['more than a year', [rapport], '2028-02-03', ['dossier.echeance-invalide']],
  ])('%s', async (_, manques, avant_le, codes) => {
    const { ask } = await aTransmitted();
    expect((await ask(manques, { avant_le })).problem.problems.map(({ code }) => code)).toEqual(codes);
  });

  test('asking before transmission or after the decision, answering twice, accepting what is complete', async () => {
    const { world, id_fo, ask, answer, accept, act } = await aTransmitted();
    expect((await accept()).codes).toEqual(['dossier.completude-impossible']);
    await ask();
    const reponses = [{ code: 'piece-RAR', uuid: world.document }];
    await answer(reponses);
    expect((await answer(reponses)).codes).toEqual(['dossier.completude-impossible']);
    await act('start');
    expect((await ask()).status).toBe(200);
    await markEtats(db, id_fo, '6');
    expect((await ask()).codes).toEqual(['dossier.mouvement-impossible']);
    expect((await answer(reponses)).status).toBe(200);
  });

  test('acting on what somebody changed meanwhile names them', async () => {
    const { ask, versionNow } = await aTransmitted();
    const ifMatch = await versionNow();
    await ask();
    const late = await ask([question], { ifMatch });
    expect([late.status, late.codes, late.problem.par]).toEqual([409, ['kernel.conflit'], 'Jeanne Roux']);
  });

  test('a colleague who took the dossier meanwhile changed nothing of it: another is named', async () => {
    const { world, id_fo, ask, versionNow } = await aTransmitted();
    const ifMatch = await versionNow();
    const sacha = await aCollegue(db, world);
    await ask();
    const params = { id: id_fo, service: world.drajes.id };
    const body = { de: null, a: sacha.id };
    expect((await api(bureauEndpoints.saveAffectation, { as: sacha, params, body })).status).toBe(200);
    expect((await ask([question], { ifMatch })).problem.par).toBe('Jeanne Roux');
    const taken = await ask([rapport], { as: sacha });
    expect(taken.status).toBe(200);
    expect((await ask([question], { ifMatch })).problem.par).toBe('Sacha Petit');
  });

  test('without If-Match [R6.33]', async () => {
    const { world, id_fo } = await aTransmitted();
    const params = { id: id_fo, service: world.drajes.id };
    const body = { manques: [rapport], avant_le: '2027-02-10' };
    expect((await api(askComplements, { as: world.agent, params, body })).status).toBe(428);
  });
});

describe('sending back', () => {
  test('takes the place of what was awaited: the dossier itself is corrected', async () => {
    const { world, read, ask, act } = await aTransmitted();
    await ask();
    await act('sendBack', { motif: 'Corrigez le budget.' });
    expect(await read(world.jeanne)).toMatchObject({
      description: { statut: 'complet' },
      isACompleter: false,
      instructions: [{ etat: 'C', completude: { etat: 'complet' } }],
    });
  });
});
