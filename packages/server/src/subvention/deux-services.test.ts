// One dossier before two services: what each of them has received, granted or refused is closed to what the other sends
// back.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { ailleursEndpoints } from '@asso/contract/instruction/ailleurs.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { describe, expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { allMails } from '../platform/mail/test/test-mails.sql.ts';
import { readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { setAccorde, setCodeService } from './test/test-deux-services.sql.ts';
import { beforeTwo, findFinancement, montantsAsked } from './test/test-deux-services.ts';
import { markInstructionEtat, moveToYear, today } from './test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

type Pair = { drajes: EtatInstruction; cd: EtatInstruction };
type Acts = Record<'sumDrajes' | 'sumCd' | 'text' | 'addProjet' | 'removeProjet' | 'removeDossier', number>;

/** The status of each act of the association, written by hand for each pair of states. */
const table: readonly [Pair, Acts][] = [
  [{ drajes: 'A', cd: 'A' }, acts(200, 200, 200, 201, 200, 200)],
  [{ drajes: 'C', cd: 'C' }, acts(200, 200, 200, 201, 200, 200)],
  [{ drajes: 'D', cd: 'C' }, acts(403, 200, 200, 201, 403, 200)],
  [{ drajes: '2', cd: 'C' }, acts(403, 200, 200, 201, 403, 200)],
  [{ drajes: '6', cd: 'C' }, acts(403, 200, 200, 201, 403, 403)],
  [{ drajes: '8', cd: 'C' }, acts(403, 200, 200, 201, 403, 403)],
  [{ drajes: '10', cd: 'C' }, acts(403, 200, 200, 201, 403, 403)],
  [{ drajes: '11', cd: 'C' }, acts(403, 200, 200, 201, 403, 403)],
  [{ drajes: '12', cd: 'C' }, acts(403, 200, 200, 201, 403, 403)],
  [{ drajes: 'C', cd: '2' }, acts(200, 403, 200, 201, 403, 200)],
  [{ drajes: 'C', cd: '6' }, acts(200, 403, 200, 201, 403, 403)],
  [{ drajes: 'D', cd: 'D' }, acts(403, 403, 403, 403, 403, 403)],
  [{ drajes: '6', cd: '11' }, acts(403, 403, 403, 403, 403, 403)],
];

function acts(
  sumDrajes: number,
  sumCd: number,
  text: number,
  addProjet: number,
  removeProjet: number,
  removeDossier: number,
): Acts {
  return { sumDrajes, sumCd, text, addProjet, removeProjet, removeDossier };
}

describe.each(table)('while the services have it in %o', (etats, expected) => {
  test('the association changes what is still open, and nothing that another service holds', async () => {
    const { world, id_fo, first, saveProjet, calls } = await beforeTwo(portal, etats);
    const sums = async (id_service: string) => {
      const projet = await first();
      const financements = projet.corps.financements?.map((one) =>
        one.id_service_instructeur === id_service ? { ...one, montant_demande: 300 } : one,
      );
      return (await saveProjet(world.jeanne, projet, { financements })).status;
    };
    const text = async () => {
      const projet = await first();
      const description = { ...projet.corps.description, objectifs: 'Former vingt arbitres.' };
      return (await saveProjet(world.jeanne, projet, { description })).status;
    };
    const as = world.jeanne;
    const found: Acts = {
      sumDrajes: await sums(world.drajes.id),
      sumCd: await sums(world.cd.id),
      text: await text(),
      addProjet: (await api(projetEndpoints.createProjet, { as, params: { id_fo } })).status,
      removeProjet: (
        await api(projetEndpoints.deleteProjet, { as, params: { id_fo, id: (await first()).id } })
      ).status,
      removeDossier: (await api(dossierEndpoints.deleteDossier, { as, params: { id: id_fo } })).status,
    };
    expect(found).toEqual(expected);
    const { instructions } = await calls.read(world.jeanne, id_fo);
    const demande = (id_service: string) =>
      instructions.find((one) => one.id_service_instructeur === id_service)?.montant_demande;
    if (expected.sumDrajes === 403) expect(demande(world.drajes.id)).toBe(montantsAsked.drajes);
    if (expected.sumCd === 403) expect(demande(world.cd.id)).toBe(montantsAsked.cd);
  });
});

test('a sum that is closed says which service holds it, and where to write', async () => {
  const { world, first, saveProjet } = await beforeTwo(portal, { drajes: '6', cd: 'C' });
  const projet = await first();
  const line = findFinancement(projet, world.drajes.id);
  const refused = await saveProjet(world.jeanne, projet, {
    financements: projet.corps.financements?.filter((one) => one.id !== line?.id),
  });
  expect([refused.status, refused.problem.problems]).toEqual([
    403,
    [
      expect.objectContaining({
        code: 'subvention.montant-fige',
        field: `financements.${line?.id}.montant_demande`,
        message: expect.stringContaining(
          'a reçu votre demande : le montant que vous lui demandez ne change plus.',
        ),
      }),
    ],
  ]);
});

test('a project added or copied then asks nothing of the service that has received the dossier', async () => {
  const { world, id_fo, first } = await beforeTwo(portal, { drajes: '2', cd: 'C' });
  const as = world.jeanne;
  const made = await api(projetEndpoints.createProjet, { as, params: { id_fo } });
  const copied = await api(projetEndpoints.duplicateProjet, {
    as,
    params: { id: id_fo, projectId: (await first()).id },
  });
  for (const { body } of [made, copied]) {
    expect(body.corps.financements?.map((one) => one.id_service_instructeur)).toEqual([world.cd.id]);
  }
  expect(findFinancement(copied.body, world.cd.id)?.montant_demande).toBe(montantsAsked.cd);
});

test('what was left while the other service studies it is restored, and does not collide with itself', async () => {
  const { world, id_fo, calls } = await beforeTwo(portal, { drajes: 'D', cd: 'C' });
  const as = world.jeanne;
  const etats = async () =>
    Object.fromEntries(
      (await calls.read(as, id_fo)).instructions.map((one) => [one.id_service_instructeur, one.etat]),
    );
  await api(dossierEndpoints.deleteDossier, { as, params: { id: id_fo } });
  expect(await etats()).toEqual({ [world.drajes.id]: 'D', [world.cd.id]: 'B' });
  const restored = await api(dossierEndpoints.restoreDossier, { as, params: { id: id_fo } });
  expect([restored.status, restored.codes]).toEqual([200, []]);
  expect(await etats()).toEqual({ [world.drajes.id]: 'D', [world.cd.id]: 'C' });
});

test('a draft counts what it asks of all the services, on its head, in the list and on the home page', async () => {
  const { world, id_fo, calls } = await beforeTwo(portal, { drajes: 'A', cd: 'A' });
  const total = montantsAsked.drajes + montantsAsked.cd;
  expect((await calls.read(world.jeanne, id_fo)).montant_demande).toBe(total);
  const { aFaire } = (await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })).body;
  expect(aFaire.map((one) => [one.id_fo, one.montant_demande])).toEqual([[id_fo, total]]);
  const listed = (await api(dossierEndpoints.listDossiers, { as: world.jeanne })).body.items;
  expect(listed.map((one) => [one.id_fo, one.montant_demande])).toEqual([[id_fo, total]]);
});

test.each([
  ['6', '11', ['11', '6']],
  ['6', 'C', ['6', 'C']],
  ['D', '2', ['2', 'D']],
  ['11', '12', ['11', '12']],
] as const)('the home has a line for each service: %s and %s', async (drajes, cd, etats) => {
  const { world, id_fo } = await beforeTwo(portal, { drajes, cd });
  if (drajes === '6')
    await markInstructionEtat(
      db,
      { id_fo, id_service: world.drajes.id },
      { etat: '6', montant_accorde: 1500 },
    );
  const { aFaire, enCours } = (await api(tableauDeBordEndpoints.tableauDeBord, { as: world.jeanne })).body;
  const lines = [...aFaire, ...enCours].filter((one) => one.id_fo === id_fo);
  expect(lines.map(({ etat }) => etat).toSorted()).toEqual(etats);
  if (drajes === '6') expect(lines.find(({ etat }) => etat === '6')?.montant_accorde).toBe(1500);
});

test('« où en est l’argent » puts each sum in its year', async () => {
  const { world, id_fo } = await beforeTwo(portal, { drajes: '2', cd: '2' });
  await moveToYear(db, { id_service: world.cd.id, annee: 2028 });
  await markInstructionEtat(db, { id_fo, id_service: world.drajes.id }, { etat: '6', montant_accorde: 1500 });
  await markInstructionEtat(db, { id_fo, id_service: world.cd.id }, { etat: '6', montant_accorde: 700 });
  const { annees } = (await api(paiementEndpoints.readArgent, { as: world.jeanne })).body;
  expect(annees).toEqual([
    { annee: 2028, demande: montantsAsked.cd, accorde: 700, verse: 0, aVenir: 700 },
    { annee: 2027, demande: montantsAsked.drajes, accorde: 1500, verse: 0, aVenir: 1500 },
  ]);
});

test('what is written after a service moved the dossier has its own line in the history', async () => {
  const { world, id_fo, first, saveProjet, move } = await beforeTwo(portal, { drajes: 'D', cd: '2' });
  const back = { action: 'sendBack', id_service: world.drajes.id, motif: 'Précisez.' };
  expect((await move(world.agent, back)).status).toBe(200);
  const { description } = (await first()).corps;
  await saveProjet(world.jeanne, await first(), {
    description: { ...description, objectifs: 'Former mieux.' },
  });
  const { body } = await api(dossierEndpoints.readHistorique, { as: world.jeanne, params: { id: id_fo } });
  const told = body.evenements.map(({ action }) => action);
  const [before] = [told.indexOf('instruction.sendBack')];
  expect(told.slice(0, before)).toEqual(['enregistrer']);
});

test('money asked of a département stands on the account of départements, beside that of the State', async () => {
  const { world, first, calls, id_fo } = await beforeTwo(portal, { drajes: 'A', cd: 'A' });
  const { corps } = await first();
  const [budget] = corps.budgets ?? [];
  const { campagne } = await calls.read(world.jeanne, id_fo);
  const [referent, other] = campagne.instructeurs;
  if (!budget || !referent || !other) throw new Error('the campaign names two services');
  const financeurs = {
    compte_financeur: '74-1' as const,
    instructeurs: [referent, { ...other, compte_financeur: '74-3' as const }],
  };
  const { comptesCents } = budgetTotals(computeBudget(corps, budget, financeurs));
  expect([comptesCents['74-1'], comptesCents['74-3']]).toEqual([
    montantsAsked.drajes * 100,
    montantsAsked.cd * 100,
  ]);
});

test('a service is told what another had changed, and reads both versions; its decision keeps the one it read', async () => {
  const { world, id_fo, first, saveProjet, move, calls } = await beforeTwo(portal, { drajes: '2', cd: 'D' });
  const versionOf = async (as: Actor, service: string) =>
    (await api(renvoiEndpoints.readRenvoi, { as, params: { id: id_fo, service } })).body.version;
  expect(await versionOf(world.agent, world.drajes.id)).toBeNull();
  await move(world.autreAgent, { action: 'sendBack', id_service: world.cd.id, motif: 'Précisez.' });
  const { body: inbox } = await api(notificationEndpoints.readUserNotifications, { as: world.agent });
  expect(JSON.stringify(inbox)).toContain('un autre service a demandé des corrections');
  const written = await allMails(db);
  const told = written.find(({ texte }) => texte.includes('Un autre service'));
  expect(told?.objet).toBe('Corrigé pour un autre service\u00a0: Former nos arbitres');
  expect(told?.texte).toContain(
    'Un autre service a demandé des corrections\u00a0: le texte du dossier peut changer.',
  );
  const write = async (objectifs: string) => {
    const projet = await first();
    return saveProjet(world.jeanne, projet, { description: { ...projet.corps.description, objectifs } });
  };
  await write('Former vingt arbitres.');
  const change = (avant: string, apres: string) => ({
    chemin: expect.stringMatching(/objectifs$/),
    avant,
    apres,
  });
  expect(await versionOf(world.agent, world.drajes.id)).toMatchObject({
    isDecidee: false,
    isEnCours: true,
    corrections: [change('Former douze arbitres.', 'Former vingt arbitres.')],
  });
  await move(world.agent, { action: 'refuse', id_service: world.drajes.id, motif: 'Hors du champ.' });
  await write('Former trente arbitres.');
  await calls.transmit(world.jeanne, id_fo);
  const seen = await versionOf(world.agent, world.drajes.id);
  expect([seen?.isDecidee, seen?.isEnCours]).toEqual([true, false]);
  expect(seen?.corrections).toContainEqual(change('Former vingt arbitres.', 'Former trente arbitres.'));
  for (const [as, service] of [
    [world.jeanne, world.drajes.id],
    [world.autreAgent, world.cd.id],
  ] as const) {
    expect(await versionOf(as, service)).toBeNull();
  }
});

test('a project is removed as it was read, not as somebody else left it', async () => {
  const { world, id_fo, first } = await beforeTwo(portal, { drajes: 'A', cd: 'A' });
  const { id, version } = await first();
  const remove = (ifMatch: number) =>
    api(projetEndpoints.deleteProjet, { as: world.jeanne, params: { id_fo, id }, ifMatch });
  const late = await remove(version + 1);
  expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
  expect((await remove(version)).status).toBe(200);
});

test('a service reads the sums asked of « Autre service », and nothing of what that one does', async () => {
  const { world, id_fo, first } = await beforeTwo(portal, { drajes: '2', cd: '6' });
  await markInstructionEtat(db, { id_fo, id_service: world.cd.id }, { etat: '6', montant_accorde: 777 });
  await setAccorde(db, world.cd.id, 777);
  const accordes = async (as: Actor) => {
    const projet = await first(as);
    return [projet.montant_accorde, findFinancement(projet, world.cd.id)?.montant_accorde];
  };
  expect([await accordes(world.agent), await accordes(world.jeanne)]).toEqual([
    [null, null],
    [777, 777],
  ]);
  const params = { id: id_fo, service: world.drajes.id };
  const elsewhere = await api(ailleursEndpoints.readAilleurs, { as: world.agent, params });
  expect(elsewhere.body.autres).toEqual([]);
  const pdf = async (as: Actor) => {
    const { bytes } = await api(dossierEndpoints.readPdf, { as, params: { id: id_fo } });
    return (await readPdf(bytes)).pages
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s/g, ' ');
  };
  const read = await pdf(world.agent);
  expect(read).toContain('Autre service');
  expect(read).toContain('1 000 €');
  expect(read).not.toContain('777');
  expect(read).not.toContain('Non disponible');
  const own = await pdf(world.jeanne);
  expect(own).toContain('777');
  expect(own).not.toContain('Autre service');
});

test('the service for which the dossier was begun is named first, and the other after it', async () => {
  const { world, id_fo, calls } = await beforeTwo(portal, { drajes: 'D', cd: 'D' });
  for (const code of ['A-AVANT', 'Z-APRES']) {
    await setCodeService(db, world.cd.id, code);
    const { instructions } = await calls.read(world.jeanne, id_fo);
    expect(instructions.map((one) => one.id_service_instructeur)).toEqual([world.drajes.id, world.cd.id]);
  }
});
