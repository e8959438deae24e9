import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from './test/test-calls.ts';
import { aDocument, aWorld, today } from './test/test-dossiers.sql.ts';

const { saveDossier } = dossierEndpoints;
const { listPieces, savePieces } = dossierSubventionEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });
const { api } = portal;

async function aBegun() {
  const world = await aWorld(portal.db);
  const { champs_personnalises } = aCampagne();
  const benevoles = { kind: 'int', label: 'Bénévoles', min: 0, requiredAt: 'transmission' } as const;
  await world.publish({ champs_personnalises: { ...champs_personnalises, 'dossier-bloc': { benevoles } } });
  const calls = subventionCalls(portal, world);
  const as = world.jeanne;
  const { id_fo } = (await calls.create()).body;
  await calls.fill(as, id_fo);
  const save = async (changes: Record<string, { from: unknown; to: unknown }>) =>
    api(saveDossier, {
      as,
      params: { id_fo },
      ifMatch: (await calls.read(as, id_fo)).version,
      body: { changes },
    });
  return { world, calls, as, id_fo, save };
}

test('step 1 holds what the campaign asks of the whole dossier [R4.55] [R4.58]', async () => {
  const { calls, as, id_fo, save } = await aBegun();
  expect((await calls.read(as, id_fo)).description.statut).toBe('incomplet');
  expect((await save({ 'customs.benevoles': { from: null, to: 12 } })).status).toBe(200);
  const dossier = await calls.read(as, id_fo);
  expect(dossier.tete.customs).toEqual({ benevoles: 12 });
  expect(dossier.description.statut).toBe('complet');
  expect((await save({ 'attestation.lieu': { from: 'Marseille', to: 'Aubagne' } })).status).toBe(200);
});

test('step 2 holds the documents: they alone keep it from its end, and no other step [R4.57]', async () => {
  const { world, calls, as, id_fo, save } = await aBegun();
  await save({ 'customs.benevoles': { from: null, to: 12 } });
  const statuses = async () =>
    (await calls.read(as, id_fo)).etapes.slice(0, 4).map(({ id, status }) => [id, status]);
  const join = (uuid: string | null) =>
    api(savePieces, { as, params: { id_fo }, body: { pieces: [{ code: 'RAR', uuid }] } });
  const before = [
    ['choix', 'termine'],
    ['demandeur', 'termine'],
  ];
  expect((await join(null)).status).toBe(200);
  expect(await statuses()).toEqual([...before, ['pieces', 'a-commencer'], ['projets', 'pas-encore']]);
  const [missing] = (await calls.read(as, id_fo)).blockers.filter(({ field }) =>
    field?.startsWith('pieces.'),
  );
  expect(missing?.field).toBe('pieces.RAR');
  expect((await join(world.document)).status).toBe(200);
  expect(await statuses()).toEqual([...before, ['pieces', 'termine'], ['projets', 'a-commencer']]);
});

test('step 4 saves the attestation, which a transmission then needs no more [R4.61]', async () => {
  const { calls, as, id_fo, save } = await aBegun();
  const attested = async () => (await calls.read(as, id_fo)).tete.attestation;
  expect((await save({ 'attestation.certifie': { from: true, to: null } })).status).toBe(200);
  expect((await attested())?.certifie ?? null).toBeNull();
  expect((await save({ 'attestation.certifie': { from: null, to: true } })).status).toBe(200);
  expect(await attested()).toMatchObject({ lieu: 'Marseille', certifie: true });
});

test('a RIB that is nowhere is refused as it is saved, and not when the dossier leaves', async () => {
  const { save, world } = await aBegun();
  const refused = await save({ 'demandeur.id_rib': { from: world.rib, to: crypto.randomUUID() } });
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([
    400,
    'subvention.rib-inconnu',
    'demandeur.id_rib',
  ]);
  expect((await save({ 'demandeur.id_rib': { from: world.rib, to: null } })).status).toBe(200);
});

test('what the campaign does not ask is refused by its name', async () => {
  const { save } = await aBegun();
  const refused = await save({ 'customs.inconnu': { from: null, to: 1 } });
  expect(refused.problem).toMatchObject({ code: 'kernel.champ-inconnu', field: 'customs.inconnu' });
});

test('the documents of a dossier are listed by its number (C061)', async () => {
  const { as, id_fo } = await aBegun();
  const { body } = await api(listPieces, { as, query: { id_demande: id_fo } });
  expect(body.items.map((one) => [one.code, one.obligatoire, one.document !== null])).toEqual([
    ['RAR', true, true],
  ]);
});

test('a piece older than the campaign accepts blocks the transmission, and is taken for nobody', async () => {
  const world = await aWorld(portal.db);
  const calls = subventionCalls(portal, world);
  const as = world.jeanne;
  const [rapport] = aCampagne().documents_attendus;
  const modele = 'https://exemple.fr/rapport.odt';
  const documents_attendus = rapport ? [{ ...rapport, validite_mois: 1, modele }] : [];
  await world.publish({ documents_attendus });
  // The document was deposited on 1 December and is read in February.
  const { id_fo } = await calls.aReady();
  const dossier = await calls.read(as, id_fo);
  const [piece] = dossier.pieces;
  expect(piece).toMatchObject({ validite_mois: 1, modele, defaut: null });
  expect(piece?.document?.expire_le).toBe('2027-01-01');
  expect(piece?.proposes.map(({ expire_le }) => expire_le)).toEqual(['2027-01-01']);
  const refused = await calls.transmit(as, id_fo);
  expect(refused.problem).toMatchObject({ code: 'dossier.piece-trop-ancienne', field: 'pieces.RAR' });
  expect(refused.problem?.message).toContain('a été déposée le 01/12/2026');

  const uuid = await aDocument(portal.db, world.id_association, { date_chargement: new Date(today) });
  const pieces = [{ code: 'RAR', uuid }];
  expect((await api(savePieces, { as, params: { id_fo }, body: { pieces } })).status).toBe(200);
  expect((await calls.transmit(as, id_fo)).status).toBe(200);
});

test('those of nobody’s dossier, or of somebody else’s, are not found (M147)', async () => {
  const { world, id_fo } = await aBegun();
  for (const [as, id_demande] of [
    [world.jeanne, '27-999999'],
    [world.paul, id_fo],
  ] as const) {
    const refused = await api(listPieces, { as, query: { id_demande } });
    expect(refused.problem).toMatchObject({ status: 404, message: 'Dossier not found' });
  }
});

test.each(['lca.association', undefined])(
  'the role %s is said in the address of a dossier’s calls [R6.33]',
  async (role) => {
    const { as, id_fo } = await aBegun();
    const answer = await api(listPieces, { as, query: { id_demande: id_fo, role } });
    expect(answer.status).toBe(200);
  },
);
