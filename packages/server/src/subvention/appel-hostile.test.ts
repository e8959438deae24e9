import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from './test/test-calls.ts';
import { aWorld, renameAssociation, today } from './test/test-dossiers.sql.ts';

const { answerComplements, askComplements } = completudeEndpoints;
const { createDossier, listDossiers, moveInstruction } = dossierEndpoints;
const { saveProjet } = projetEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;

const fdb = {
  code: 'FDB',
  label: 'Formation des bénévoles',
  date_debut: '2027-01-05T09:00:00+01:00',
  date_fin: '2027-03-11T23:59:59+01:00',
};

async function aTransmitted() {
  const world = await aWorld(portal.db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  return { world, id_fo, read: () => calls.read(world.agent, id_fo), service: world.drajes.id };
}

test.each([1_000_000_000, 1e15, 1e300])(
  '%d euros are not granted for one project and one year',
  async (montant_accorde) => {
    const { world, id_fo, read, service } = await aTransmitted();
    const move = async (action: 'start' | 'grant', body: object) =>
      api(moveInstruction, {
        as: world.agent,
        params: { id: id_fo, service, action },
        ifMatch: (await read()).version,
        body,
      });
    await move('start', {});
    const [projet] = (await read()).projets;
    const granted = await move('grant', {
      montants: [{ id_projet: projet?.id, annee: 2027, montant_accorde }],
    });
    expect([granted.status, granted.codes]).toEqual([400, ['dossier.montant-accorde']]);
  },
);

test.each([
  ['montant_demande', 1e15],
  ['montant_demande', 1e300],
  ['montant_demande', -5],
  ['montant_demande', 0.001],
  ['annee', 1e12],
  ['annee', '99999999999'],
  ['annee', -3],
])('a draft keeps %s = %s, which counts for nothing until it is right', async (field, to) => {
  const world = await aWorld(portal.db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  const [projet] = (await calls.read(world.jeanne, id_fo)).projets;
  const line = projet?.corps.financements?.[0];
  const from = field === 'annee' ? line?.annee : line?.montant_demande;
  const saved = await api(saveProjet, {
    as: world.jeanne,
    params: { id_fo, id: projet?.id ?? '' },
    ifMatch: projet?.version ?? 0,
    body: { changes: { [`financements.${line?.id}.${field}`]: { from, to } } },
  });
  expect(saved.status).toBe(200);
  const after = await calls.read(world.jeanne, id_fo);
  expect(after.montant_demande).toBe(0);
  expect(after.blockers).not.toEqual([]);
});

test('a point answered twice brings no document that was not asked', async () => {
  const { world, id_fo, read, service } = await aTransmitted();
  const params = { id: id_fo, service };
  await api(askComplements, {
    as: world.agent,
    params,
    ifMatch: (await read()).version,
    body: { manques: [{ code: 'demandeur', phrase: 'Qui répondra ?' }], avant_le: '2027-02-10' },
  });
  const answered = await api(answerComplements, {
    as: world.jeanne,
    params,
    ifMatch: (await read()).version,
    body: {
      reponses: [
        { code: 'demandeur', texte: 'Mme Roux.' },
        { code: 'demandeur', uuid: world.document },
      ],
    },
  });
  expect(answered.codes).toEqual(['dossier.complement-non-demande']);
});

test.each(["a' or 1=1 --", 'a:* & !b | (c', ':*', "''", '\\', '%', '<->', 'mot '.repeat(49), '🦊', '«'])(
  'searching %s finds nothing and breaks nothing',
  async (searchQuery) => {
    const { world } = await aTransmitted();
    const found = await api(listDossiers, { as: world.agent, query: { searchQuery } });
    expect([found.status, found.body.items]).toEqual([200, []]);
  },
);

test('ten thousand letters are not searched', async () => {
  const world = await aWorld(portal.db);
  const found = await api(listDossiers, { as: world.agent, query: { searchQuery: 'a'.repeat(10_000) } });
  expect(found.status).toBe(400);
});

test('a page begins after the longest name an association may have', async () => {
  const world = await aWorld(portal.db);
  await world.publish({ sous_dispositifs: [fdb, { ...fdb, code: 'FGI' }] });
  await renameAssociation(portal.db, world.id_association, 'é'.repeat(250));
  const as = world.jeanne;
  for (const id_sous_type_dispositif of ['FDB', 'FGI']) {
    const { description, demandeur } = dossierCreation(world);
    await api(createDossier, {
      as,
      body: { description: { ...description, id_sous_type_dispositif }, demandeur },
    });
  }
  const page = async (cursor?: string) =>
    (await api(listDossiers, { as, query: { tri: 'association', limit: '1', cursor } })).body;
  const first = await page();
  const second = await page(first.next ?? '');
  expect([first.items.length, second.items.length, second.items[0]?.id === first.items[0]?.id]).toEqual([
    1,
    1,
    false,
  ]);
});

test.each([
  ['an amount a service decides', { financements: [{ id: 'x', annee: 2027, montant_accorde: 9000 }] }],
  ['an amount a service proposes', { financements: [{ id: 'x', annee: 2027, montant_propose: 9000 }] }],
  ['what the portal says of it', { need_validation: false }],
  ['its number', { description: { numero_projet: 12 } }],
])('a project does not begin with %s', async (_, corps) => {
  const world = await aWorld(portal.db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = (await calls.create()).body;
  await calls.fill(world.jeanne, id_fo);
  const made = await api(projetEndpoints.createProjet, {
    as: world.jeanne,
    params: { id_fo },
    body: { corps },
  });
  expect([made.status, made.codes]).toEqual([403, ['kernel.champ-non-modifiable']]);
});
