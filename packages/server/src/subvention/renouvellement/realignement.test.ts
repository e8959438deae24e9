import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { Changes } from '@asso/domain/kernel/changes';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, leaveYears, markEtats, today } from '../test/test-dossiers.sql.ts';

const { changeChoix, savePieces } = dossierSubventionEndpoints;
const { readProjet, saveProjet } = projetEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;

const dates = { date_debut: '2027-01-05T09:00:00+01:00', date_fin: '2027-03-11T23:59:59+01:00' };
const sous_dispositifs = [
  { code: 'FDB', label: 'Formation des bénévoles', ...dates },
  { code: 'FDBP', label: 'Formation des bénévoles - pluriannuel', ...dates, duree_pluriannuelle: 2 },
  { code: 'FGI', label: 'Financement global', ...dates, pluriannuel: 'au-choix' as const },
];

/** Creates a dossier of three years with one project whose amounts are typed. */
async function aMultiYear() {
  const world = await aWorld(portal.db);
  await world.publish({ sous_dispositifs });
  const calls = subventionCalls(portal, world);
  const as = world.jeanne;
  const { id_fo } = await calls.aReady();
  const read = () => calls.read(as, id_fo);
  const choose = async (
    body: { id_sous_type_dispositif: string; exercice?: number; pluriannuel: boolean; exercice_fin?: number },
    ifMatch?: number,
  ) =>
    api(changeChoix, {
      as,
      params: { id_fo },
      ifMatch: ifMatch ?? (await read()).version,
      body: { exercice: 2027, ...body },
    });
  const type = async (changes: Changes) => {
    const [projet] = (await read()).projets;
    return api(saveProjet, {
      as,
      params: { id_fo, id: projet?.id ?? '' },
      ifMatch: projet?.version ?? 0,
      body: { changes },
    });
  };
  const leavePieces = () => api(savePieces, { as, params: { id_fo }, body: { pieces: [], terminee: true } });
  const amounts = async () =>
    (await read()).projets[0]?.corps.financements?.map((one) => [one.annee, one.montant_demande ?? null]);
  await choose({ id_sous_type_dispositif: 'FDBP', pluriannuel: true });
  const id = (annee: number) => `financements.${annee}-${world.drajes.id}.montant_demande`;
  await type({
    [id(2028)]: { from: null, to: 2500 },
    [id(2029)]: { from: null, to: 1500 },
    'budgets.2029.charges.60-1': { from: null, to: 900 },
  });
  return { world, as, id_fo, read, choose, type, amounts, leavePieces, calls };
}

test('a dossier that changes to several years gives them to its projects [R4.76] [R4.78]', async () => {
  const { read, amounts } = await aMultiYear();
  const dossier = await read();
  expect(dossier.description).toMatchObject({
    exercice: 2027,
    exercice_fin: 2029,
    pluriannuel: true,
    id_sous_type_dispositif: 'FDBP',
    couplage_tca: false,
    renouvellement: 'premiere',
    type_projet: ['projet'],
    code_subvention: expect.any(String),
    id_type_dispositif: expect.any(String),
    id_etat: 1,
    statut: 'complet',
    id_service_instructeur: expect.any(String),
  });
  expect(await amounts()).toEqual([
    [2027, 2000],
    [2028, 2500],
    [2029, 1500],
  ]);
  expect(dossier.projets[0]?.corps.budgets?.map((one) => one.annee)).toEqual([2027, 2028, 2029]);
  expect(dossier.montant_demande).toBe(6000);
});

test('years that go take their amounts with them, which come back with them [R4.75] [R4.77]', async () => {
  const { read, choose, amounts, id_fo, as } = await aMultiYear();
  expect((await choose({ id_sous_type_dispositif: 'FDB', pluriannuel: false })).status).toBe(200);
  const after = await read();
  expect(await amounts()).toEqual([[2027, 2000]]);
  expect(after.montant_demande).toBe(2000);
  expect(after.projets[0]?.corps.description).toMatchObject({ periode: 'Annuel', exercice_fin: 2027 });
  expect(after.realignement).toMatchObject({
    projets: 1,
    avant: { id_sous_type_dispositif: 'FDBP', exercice: 2027, exercice_fin: 2029 },
  });
  expect(after.retraits.map(({ rubrique, ligne }) => [rubrique, ligne.id.slice(0, 4)])).toEqual([
    ['financements', '2028'],
    ['budgets', '2029'],
    ['financements', '2029'],
  ]);
  const { body } = await api(dossierEndpoints.readHistorique, { as, params: { id: id_fo } });
  expect(body.evenements.map((one) => one.fait)).toContain('Projets ajustés aux années de la demande');

  await choose({ id_sous_type_dispositif: 'FDBP', pluriannuel: true });
  const back = await read();
  expect(await amounts()).toEqual([
    [2027, 2000],
    [2028, 2500],
    [2029, 1500],
  ]);
  expect(back.projets[0]?.corps.budgets?.at(-1)?.charges).toEqual({ '60-1': 900 });
  expect(back.retraits).toEqual([]);
});

test('leaving step 2 realigns the projects once, and marks the dossier complet [R4.58] [R4.74]', async () => {
  const { read, amounts, leavePieces, id_fo } = await aMultiYear();
  // An older version of the portal, or a transfer, may have left a dossier so.
  await leaveYears(portal.db, id_fo, { exercice: 2028, exercice_fin: 2029 });
  const left = await leavePieces();
  expect(left.body).toMatchObject({ projets_ajustes: 1 });
  const dossier = await read();
  expect(dossier.description.statut).toBe('complet');
  expect(dossier.projets[0]?.corps.description).toMatchObject({ exercice: 2028, exercice_fin: 2029 });
  expect(await amounts()).toEqual([
    [2028, 2500],
    [2029, 1500],
  ]);
  const again = await leavePieces();
  expect(again.body).toEqual({ projets_ajustes: 0, version: left.body.version });
});

test('a project may be of one year in a request of several, and take its years back', async () => {
  const { type, amounts } = await aMultiYear();
  await type({ 'description.periode': { from: 'Pluriannuel', to: 'Annuel' } });
  expect(await amounts()).toEqual([[2027, 2000]]);
  await type({ 'description.periode': { from: 'Annuel', to: 'Pluriannuel' } });
  expect(await amounts()).toEqual([
    [2027, 2000],
    [2028, 2500],
    [2029, 1500],
  ]);
});

test('where the type says nothing the end is chosen', async () => {
  const { choose, read } = await aMultiYear();
  await choose({ id_sous_type_dispositif: 'FGI', pluriannuel: true, exercice_fin: 2030 });
  expect((await read()).description).toMatchObject({ exercice_fin: 2030 });
});

test.each([
  [
    'an unknown type',
    { id_sous_type_dispositif: 'INCONNU', pluriannuel: false },
    'subvention.sous-dispositif-inconnu',
  ],
  [
    'an exercise the campaign does not open',
    { id_sous_type_dispositif: 'FDB', exercice: 2026, pluriannuel: false },
    'subvention.exercice-impossible',
  ],
  [
    'several years of a type of one',
    { id_sous_type_dispositif: 'FDB', pluriannuel: true },
    'subvention.pluriannuel-impossible',
  ],
])('refuses %s and changes nothing [R4.54]', async (_, body, code) => {
  const { choose, amounts } = await aMultiYear();
  const refused = await choose(body);
  expect(refused.problem).toMatchObject({ code });
  expect(await amounts()).toHaveLength(3);
});

test('a dossier that was sent back keeps its type and its years', async () => {
  const { choose, id_fo } = await aMultiYear();
  await markEtats(portal.db, id_fo, 'C');
  const refused = await choose({ id_sous_type_dispositif: 'FDB', pluriannuel: false });
  expect(refused.problem).toMatchObject({ code: 'subvention.choix-fixe', status: 403 });
});

test('who started from another version is told so', async () => {
  const { choose } = await aMultiYear();
  const refused = await choose({ id_sous_type_dispositif: 'FDB', pluriannuel: false }, 1);
  expect(refused.problem).toMatchObject({ code: 'kernel.conflit' });
});

test('a choice that another dossier of the person holds already is named [R5.62]', async () => {
  const { choose, calls, as } = await aMultiYear();
  const { body: other } = await calls.create(as);
  const refused = await choose({ id_sous_type_dispositif: 'FDB', pluriannuel: false });
  expect(refused.problem).toMatchObject({ code: 'dossier.deja-commence' });
  expect(refused.problem?.message).toContain(other.id_fo);
});

test('somebody else’s dossier is not found', async () => {
  const { world, id_fo } = await aMultiYear();
  const body = { id_sous_type_dispositif: 'FDB', exercice: 2027, pluriannuel: false };
  const refused = await api(changeChoix, { as: world.paul, params: { id_fo }, ifMatch: 1, body });
  expect(refused.status).toBe(404);
});

test('once transmitted, nothing is kept aside any more', async () => {
  const { choose, calls, as, id_fo } = await aMultiYear();
  await choose({ id_sous_type_dispositif: 'FDB', pluriannuel: false });
  expect((await calls.transmit(as, id_fo)).status).toBe(200);
  const { body } = await api(readDossier, { as, params: { id: id_fo } });
  expect(body).toMatchObject({ realignement: null, retraits: [] });
  const { body: projet } = await api(readProjet, { as, params: { id: body.projets[0]?.id ?? '' } });
  expect(projet.corps.financements).toHaveLength(1);
});
