import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aDocument, aWorld, markEtats, today } from '../test/test-dossiers.sql.ts';

const { askComplements, answerComplements } = completudeEndpoints;
const { moveInstruction, readHistorique } = dossierEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

/** Creates a dossier under study, whose activity report the service has asked for again. */
async function anIncomplete() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  await markEtats(db, id_fo, '2');
  const params = { id: id_fo, service: world.drajes.id };
  const read = () => calls.read(world.jeanne, id_fo);
  const versionNow = async () => (await read()).version;
  const ask = async (code: string) =>
    api(askComplements, {
      as: world.agent,
      params,
      ifMatch: await versionNow(),
      body: { manques: [{ code, phrase: 'La page 3 manque.' }], avant_le: '2027-02-10' },
    });
  await ask('piece-RAR');
  const move = async (action: 'grant' | 'refuse' | 'reject', body: object) =>
    api(moveInstruction, {
      as: world.agent,
      params: { ...params, action },
      ifMatch: await versionNow(),
      body,
    });
  const answer = async (code = 'piece-RAR', uuid = world.document) =>
    api(answerComplements, {
      as: world.jeanne,
      params,
      ifMatch: await versionNow(),
      body: { reponses: [{ code, uuid }] },
    });
  const montants = (await read()).projets.map(({ id }) => ({
    id_projet: id,
    annee: 2027,
    montant_accorde: 1500,
  }));
  const facts = async () =>
    (await api(readHistorique, { as: world.jeanne, params: { id: id_fo } })).body.evenements.map(
      ({ fait }) => fait,
    );
  return { world, id_fo, read, move, ask, answer, montants, facts };
}

const closed = {
  description: { statut: 'complet' },
  isACompleter: false,
  rights: { complete: false },
  instructions: [{ completude: { etat: 'complet', avant_le: null, manque: '', moves: [] } }],
};

describe('a decision on a dossier that still lacks something', () => {
  test('is not granted by oversight: what is awaited is named [R4.21]', async () => {
    const { read, move, montants } = await anIncomplete();
    const refused = await move('grant', { montants });
    expect([refused.status, refused.codes]).toEqual([422, ['dossier.complements-attendus']]);
    expect(refused.problem.message.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('1 pièce');
    expect(await read()).toMatchObject({ isACompleter: true, instructions: [{ etat: '2' }] });
  });

  test('granted all the same, it asks nothing more of the association, on any page', async () => {
    const { world, read, move, montants, facts } = await anIncomplete();
    expect((await move('grant', { montants, retire_complements: true })).status).toBe(200);
    expect(await read()).toMatchObject({
      ...closed,
      instructions: [{ ...closed.instructions[0], etat: '6' }],
    });
    const home = (await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })).body;
    expect(home.aFaire).toEqual([]);
    expect((await facts()).slice(0, 2).toSorted()).toEqual([
      'Demande de compléments retirée',
      'Subvention accordée',
    ]);
    await portal.runJobs();
    const mails = (await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body;
    expect(mails.find(({ subject }) => subject.startsWith('Accordé'))?.text).toContain(
      'La demande de compléments est retirée\u00a0: vous n’avez plus rien à envoyer.',
    );
  });

  test.each(['refuse', 'reject'] as const)('%s closes what was asked too', async (action) => {
    const { read, move, facts } = await anIncomplete();
    expect((await move(action, { motif: 'Hors du champ.' })).status).toBe(200);
    expect(await read()).toMatchObject(closed);
    expect(await facts()).toContain('Demande de compléments retirée');
  });

  test('needs nothing said once the association has answered', async () => {
    const { read, move, answer, montants, facts } = await anIncomplete();
    await answer();
    expect((await move('grant', { montants })).status).toBe(200);
    expect(await read()).toMatchObject(closed);
    expect(await facts()).not.toContain('Demande de compléments retirée');
  });
});

test('a piece that the campaign did not foresee is asked, brought and read among the others', async () => {
  const { world, read, ask, answer } = await anIncomplete();
  const devis = await aDocument(db, world.id_association, { nom: 'devis.pdf', type: 'AUT' });
  expect((await ask('piece-HORS-LISTE')).status).toBe(200);
  expect((await answer('piece-HORS-LISTE')).codes).toEqual(['dossier.document-autre-type']);
  expect((await answer('piece-HORS-LISTE', devis)).status).toBe(200);
  expect((await read()).pieces.at(-1)).toMatchObject({
    code: 'HORS-LISTE',
    label: 'Autre pièce',
    obligatoire: false,
    document: { nom: 'devis.pdf' },
  });
});
