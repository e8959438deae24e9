// One life of two subventions, read on every surface: each says the same sums, and the same days.

import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { openDataEndpoints } from '@asso/contract/statistiques/open-data.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { sayDatesDecision } from '@asso/domain/dossier/decision.rules';
import { expect, test } from 'vitest';
import { publishedLettres } from '../courrier/test/test-modeles.ts';
import { features } from '../features.ts';
import { aCollegue } from '../instruction/test/test-bureau.ts';
import { wearsService } from '../instruction/test/test-lots.sql.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findNodes, readPdf } from '../platform/pdf/test/test-read-pdf.ts';
import { readCsv } from '../platform/sheet/test/test-read-sheet.ts';
import { setChoix } from '../service/test/test-services.sql.ts';
import { setRna } from '../statistiques/test/test-instructions.sql.ts';
import { dossierSubventionPdf } from '../subvention/pdf/dossier-subvention.pdf.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { askYear } from './test/test-annees.sql.ts';
import { chorusCalls } from './test/test-chorus.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db, clock } = portal;
const { read: readChorus, make } = chorusCalls(portal);
const sixDays = 6 * 86_400;

const world = await aWorld(db);
await wearsService(db, world);
await world.publish({ demande_paiement: 'plusieurs' });
await setRna(db, world.id_association, 'W131000009');
await setChoix(db, world.drajes.id, { reprise_minutes: 0 });
const service = world.drajes.id;
const responsable = await aCollegue(db, world, 'responsable');
const lettres = await publishedLettres(portal, { agent: world.agent, id_service: service });
await api(openDataEndpoints.saveSiretService, {
  ...{ as: responsable, params: { service }, ifMatch: 1, body: { siret: '11000201100044' } },
});
const { adresse } = (
  await api(openDataEndpoints.choosePublication, {
    ...{ as: responsable, params: { service }, body: { publie: true } },
  })
).body;
/** Reads the public file of the service: the days, references and sums of its decisions. */
async function publies() {
  await portal.runJobs();
  const { body } = await portal.inject({ url: `/donnees-ouvertes/${adresse}/subventions.csv` });
  const [noms = [], ...rows] = readCsv(body, ',');
  const wanted = ['dateConvention', 'referenceDecision', 'montant'];
  return rows.map((row) => wanted.map((nom) => row[noms.indexOf(nom)]));
}
const calls = subventionCalls(portal, world);

/** Sends a dossier of this person, which may ask for a second year, and has it studied. */
async function aStudied(as: typeof world.jeanne, second?: number) {
  const { body } = await calls.create(as);
  await calls.fill(as, body.id_fo);
  await calls.addProjet(as, body.id_fo);
  const { id, id_fo } = await calls.read(as, body.id_fo);
  if (second !== undefined)
    await askYear(db, { id_dossier: id, id_service: service, annee: 2028, montant: second });
  await calls.transmit(as, id_fo);
  await markEtats(db, id_fo, '2');
  return { id, id_fo, params: { id: id_fo, service } };
}
type Studied = Awaited<ReturnType<typeof aStudied>>;

async function acte(
  call: 'conclureDossier' | 'modifierDecision',
  { id_fo, params }: Studied,
  {
    action,
    annees = {},
    ...body
  }: { action: 'grant' | 'refuse'; annees?: Record<number, number>; motif?: string },
) {
  const { projets, version } = await calls.read(world.agent, id_fo);
  const montants = projets.flatMap(({ id }) =>
    Object.entries(annees).map(([annee, montant_accorde]) => ({
      id_projet: id,
      annee: Number(annee),
      montant_accorde,
    })),
  );
  const done = await api(conclusionEndpoints[call], {
    ...{ as: world.agent, params: { ...params, action }, ifMatch: version },
    body: {
      ...body,
      ...(action === 'grant' ? { montants } : {}),
      ...(call === 'modifierDecision' ? { courriers: lettres[action] } : {}),
    },
  });
  expect(done.status).toBe(200);
}

test('after a grant over two years, an advance and two amending acts, every surface says the same', async () => {
  const deuxAns = await aStudied(world.jeanne, 1500);
  const refuse = await aStudied(world.ali);
  await acte('conclureDossier', deuxAns, { action: 'grant', annees: { 2027: 2000, 2028: 1500 } });
  await acte('conclureDossier', refuse, { action: 'grant', annees: { 2027: 900 } });

  const first = await make(responsable, service);
  expect([first.status, first.body.nombre, first.body.montant]).toEqual([201, 3, 4400]);

  const asked = await api(paiementEndpoints.askPaiement, {
    ...{ as: world.jeanne, params: deuxAns.params, body: { montant: 800 } },
  });
  for (const [action, body] of [
    ['take', {}],
    ['order', { engagement: 'EJ 2100012345' }],
    ['pay', { paye_le: '2027-02-01', reference: 'DP 2027-0042' }],
  ] as const) {
    const [paiement] = (
      await api(paiementEndpoints.listPaiements, { as: world.agent, params: deuxAns.params })
    ).body.items;
    const moved = await api(paiementEndpoints.movePaiement, {
      ...{ as: world.agent, params: { ...deuxAns.params, paiement: paiement?.id ?? '', action } },
      ...{ ifMatch: paiement?.version ?? 0, body },
    });
    expect(moved.status).toBe(200);
  }
  expect(asked.status).toBe(201);

  await api(openDataEndpoints.choosePublication, {
    ...{ as: responsable, params: { service }, body: { publie: true } },
  });
  expect((await publies()).map(([jour, , montant]) => [jour, montant])).toEqual([
    ['2027-02-01', '3500.00'],
    ['2027-02-01', '900.00'],
  ]);

  clock.advance(sixDays);
  await acte('modifierDecision', deuxAns, {
    ...{ action: 'grant', annees: { 2027: 1600, 2028: 1500 }, motif: 'Le devis a baissé.' },
  });
  await acte('modifierDecision', refuse, { action: 'refuse', motif: 'Le projet est abandonné.' });
  const both = '01/02/2027, modifiée le 07/02/2027';

  // The page of the association, and the PDF of the dossier.
  const view = await calls.read(world.jeanne, deuxAns.id_fo);
  const [seen] = view.instructions;
  expect([seen && sayDatesDecision(seen), seen?.montant_accorde]).toEqual([both, 3100]);
  for (const [{ id_fo }, motif] of [
    [deuxAns, 'Le devis a baissé.'],
    [refuse, 'Le projet est abandonné.'],
  ] as const) {
    const pdf = await readPdf(await dossierSubventionPdf(await calls.read(world.agent, id_fo), clock.now()));
    const said = findNodes(pdf, 'LI').map(({ text }) => text);
    expect(said.filter((text) => /^(Décision|Motif) d[eu’]/.test(text))).toEqual([
      expect.stringMatching(new RegExp(`le ${both}$`)),
      expect.stringContaining(motif),
    ]);
  }

  // The desk.
  const desk = await api(bureauEndpoints.readBureauDossier, { as: world.agent, params: deuxAns.params });
  expect(desk.body.remplacees).toMatchObject([
    { montant: 3500, prise_le: '2027-02-01T12:00:00.000Z', modifiee_le: '2027-02-07T12:00:00.000Z' },
  ]);
  expect(desk.body.modification.chorus).toMatchObject({ lot: first.body.numero, montant: 3500 });

  // The export of the queue.
  const file = readCsv(
    (
      await api(exportEndpoints.exportDossiers, {
        as: world.agent,
        params: { format: 'csv' },
        query: {} as never,
      })
    ).bytes.toString(),
  );
  const head = file[0]?.map((label) => label.replace('\ufeff', '')) ?? [];
  const cell = (id_fo: string, label: string) =>
    file.find((row) => row.includes(id_fo))?.[head.indexOf(label)];
  expect(['Accordé', 'Décidé le', 'Décision modifiée le'].map((label) => cell(deuxAns.id_fo, label))).toEqual(
    ['3100,00', '01/02/2027', '07/02/2027'],
  );
  expect(['Accordé', 'Décidé le', 'Décision modifiée le'].map((label) => cell(refuse.id_fo, label))).toEqual([
    '',
    '01/02/2027',
    '07/02/2027',
  ]);

  // Chorus: the difference of the year, and what the refusal cancels; nothing that left leaves again.
  const { lignes, pret } = (await readChorus(responsable)).body;
  expect(lignes.map(({ id_fo, type, exercice, montant }) => [id_fo, type, exercice, montant])).toEqual([
    [deuxAns.id_fo, 'correction', 2027, -400],
    [refuse.id_fo, 'annulation', 2027, -900],
  ]);
  expect(pret.engagements.montant).toBe(-1300);
  expect((await make(responsable, service)).status).toBe(201);
  expect((await readChorus(responsable)).body.lignes).toEqual([]);

  // Open data, the conventions above 23 000 €, and the figures.
  const rows = readCsv(
    (await api(openDataEndpoints.readOpenData, { as: responsable, query: {} })).bytes.toString(),
    ',',
  );
  const [noms = [], ...decisions] = rows;
  expect(
    decisions.map((row) =>
      ['dateConvention', 'referenceDecision', 'montant'].map((nom) => row[noms.indexOf(nom)]),
    ),
  ).toEqual([['2027-02-07', `${deuxAns.id_fo}, décision du ${both}`, '3100.00']]);
  // What is public follows the amending acts, without waiting for the night.
  expect(await publies()).toEqual([['2027-02-07', `${deuxAns.id_fo}, décision du ${both}`, '3100.00']]);
  const conventions = await api(openDataEndpoints.checkOpenData, {
    ...{ as: responsable, query: { obligatoires: 'true' } },
  });
  expect(conventions.body.publiables).toBe(0);
  const figures = await api(statistiquesEndpoints.readStatistiques, { as: world.agent, query: {} });
  expect(figures.body.ensemble).toMatchObject({ accordes: 1, accorde: 3100 });
});
