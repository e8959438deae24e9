import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { computeCompteEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import { expect, test } from 'vitest';
import { aPublished, refus } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { departNext } from '../conclusion/depart.job.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { aSecondYear } from '../test/test-enveloppes.sql.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const minutes = 30;

/** Prepares the grant of dossiers under study, on an envelope of 2027 for their campaign. */
async function aBureau(total: number, nombre = 2) {
  const desk = await aDesk(portal, Array(nombre).fill('2'), { minutes });
  const { world, dossiers } = desk;
  const { agent, drajes } = world;
  await api(enveloppeEndpoints.createEnveloppe, {
    as: await aCollegue(db, world, 'responsable'),
    body: {
      ...{ id_service: drajes.id, code_subvention: world.code, total },
      ...{ campagne_exercice: 2027, exercice: 2027 },
    },
  });
  const place = (index: number) => ({ id: dossiers[index]?.id_fo ?? '', service: drajes.id });
  const propose = (index: number, to: number, motif?: string) =>
    api(propositionEndpoints.saveProposition, {
      ...{ as: agent, params: place(index), ifMatch: 1 },
      body: {
        changes: {
          [`${dossiers[index]?.id_projet}-2027`]: { from: null, to },
          ...(motif ? { motif_enveloppe: { from: '', to: motif } } : {}),
        },
      },
    });
  const ids = dossiers.map(({ id }) => id);
  const fix = (lot: { id: string }, index: number, montant_accorde: number) =>
    desk.saveLine(lot, index + 1, {
      montants: [{ id_projet: dossiers[index]?.id_projet, annee: 2027, montant_accorde }],
    });
  const lue = async () => (await api(enveloppeEndpoints.listEnveloppes, { as: agent })).body;
  return { ...desk, agent, drajes, place, propose, ids, fix, lue };
}

const leave = async () => {
  portal.clock.advance(minutes * 60 + 1);
  while (await departNext(portal));
};

test('only the lines still to do count in a lot: what is taken out stays proposed, before the lot and after it', async () => {
  const { propose, prepare, ids, saveLine, read, run, lue, place, agent } = await aBureau(3000, 3);
  for (const [index, euros] of [1200, 1000, 800].entries()) {
    expect((await propose(index, euros)).status).toBe(200);
  }
  const { body: lot } = await prepare('grant', ids);
  await saveLine(lot, 1, { isRetiree: true });
  expect((await read(lot)).enveloppes).toMatchObject([
    { avant: 1800, lot: 1800, apres: 0, isDepassee: false },
  ]);
  const bureau = await api(bureauEndpoints.readBureauDossier, { as: agent, params: place(1) });
  const [enveloppe] = bureau.body.enveloppes;
  expect(enveloppe && computeCompteEnveloppe(enveloppe).reste).toBe(1000);
  expect(await run(lot)).toMatchObject({ comptes: { faite: 2, echec: 0 }, enveloppes: [{ avant: 0 }] });
  expect((await lue()).items).toMatchObject([{ accorde: 1800, propose: 1200, en_attente: 1800 }]);
});

test('a lot is weighed whole: a line that grants more than was proposed is paid by one that grants less', async () => {
  const { propose, prepare, ids, fix, read, run } = await aBureau(1000);
  await propose(0, 400);
  await propose(1, 600);
  const { body: lot } = await prepare('grant', ids);
  await fix(lot, 0, 600);
  await fix(lot, 1, 400);
  expect(await read(lot)).toMatchObject({ problems: [], enveloppes: [{ avant: 1000, apres: 0 }] });
  expect((await run(lot)).comptes).toMatchObject({ faite: 2, echec: 0 });
});

test('a lot that exceeds an envelope is not launched without its reason', async () => {
  const { prepare, ids, fix, read, launch, save, run } = await aBureau(1000);
  const { body: lot } = await prepare('grant', ids);
  await fix(lot, 0, 600);
  await fix(lot, 1, 400.01);
  expect((await read(lot)).enveloppes).toMatchObject([{ lot: 1000.01, apres: -0.01, isDepassee: true }]);
  expect((await launch(lot)).codes).toEqual(['instruction.enveloppe-depassee']);
  await save(lot, { motif_enveloppe: 'Arbitrage.' });
  expect((await run(lot)).comptes).toMatchObject({ faite: 2, echec: 0 });
});

test('a dossier whose decision waits is left out of a lot, and counts in it no more', async () => {
  const { prepare, ids, fix, run, lignes } = await aBureau(5000);
  const { body: lot } = await prepare('grant', ids);
  await fix(lot, 0, 700);
  await run(lot);
  const { body: again } = await prepare('refuse', ids);
  expect((await lignes(again)).map(({ etat, cause }) => [etat, cause?.code])).toEqual([
    ['exclue', 'lot.deja-conclu'],
    ['prete', undefined],
  ]);
});

test('a decision that was counted leaves, even when somebody proposed beyond the envelope meanwhile', async () => {
  const { prepare, ids, fix, run, propose, etatsNow, lue } = await aBureau(1000);
  const { body: lot } = await prepare('grant', ids);
  await fix(lot, 0, 900);
  await run(lot);
  expect((await propose(1, 500)).codes).toEqual(['instruction.proposition-depassee']);
  expect((await propose(1, 500, 'Arbitrage.')).status).toBe(200);
  await leave();
  expect(await etatsNow()).toEqual(['6', '2']);
  expect((await lue()).items).toMatchObject([{ accorde: 900, propose: 500, en_attente: 0 }]);
});

test('an amount typed by mistake is taken away again: its dossier is left out as before', async () => {
  const { prepare, ids, fix, saveLine, dossiers } = await aBureau(1000);
  const { body: lot } = await prepare('grant', ids);
  await fix(lot, 0, 900);
  const montants = [{ id_projet: dossiers[0]?.id_projet, annee: 2027, montant_accorde: null }];
  expect((await saveLine(lot, 1, { montants })).body.ligne).toMatchObject({
    etat: 'exclue',
    cause: { code: 'lot.montant-absent' },
  });
});

test('a refusal of many waits for its reason, and no dossier is at fault for it', async () => {
  const { prepare, ids, lignes, read, save, agent, drajes } = await aBureau(1000);
  await aPublished(portal, { agent, id_service: drajes.id }, refus);
  const { body: lot } = await prepare('refuse', ids);
  expect((await lignes(lot)).map(({ etat }) => etat)).toEqual(['prete', 'prete']);
  expect((await read(lot)).problems.map(({ code, field }) => [code, field])).toEqual([
    ['dossier.motif-obligatoire', 'motif'],
  ]);
  const { parametres } = await read(lot);
  expect(parametres.courriers).toHaveLength(1);
  expect((await save(lot, { ...parametres, motif: 'Hors du champ.' })).body).toMatchObject({
    problems: [],
    comptes: { prete: 2 },
  });
});

test('money of a later year is said the same by the dashboard and the statistics, before it leaves and after', async () => {
  const { dossiers, drajes, agent, calls, lue, place } = await aBureau(5000);
  const [first] = dossiers;
  if (!first) throw new Error('no dossier');
  await aSecondYear(db, { ...first, id_service: drajes.id });
  const montants = [
    { id_projet: first.id_projet, annee: 2027, montant_accorde: 1500 },
    { id_projet: first.id_projet, annee: 2028, montant_accorde: 1200.5 },
  ];
  const { version: ifMatch } = await calls.read(agent, first.id_fo);
  const params = { ...place(0), action: 'grant' as const };
  const done = await api(conclusionEndpoints.conclureDossier, {
    as: agent,
    params,
    ifMatch,
    body: { montants },
  });
  expect(done.status).toBe(200);
  const engages = [{ annee: 2028, accorde: 1200.5 }];
  const figures = async () =>
    (await api(statistiquesEndpoints.readStatistiques, { as: agent })).body.campagnes;
  expect((await lue()).accordes).toMatchObject([{ accorde: 2700.5, engages, hors_enveloppe: engages }]);
  expect(await figures()).toMatchObject([{ accorde: 2700.5, engages }]);
  await leave();
  expect((await lue()).accordes).toMatchObject([{ accorde: 2700.5, engages }]);
  expect(await figures()).toMatchObject([{ accorde: 2700.5, engages }]);
});
