// Forty dossiers in all states: what a service reads of each is the same in its queue, on its desk, in an act on many, in
// its export, in its day and its payments; its figures are their sums.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { exportEndpoints } from '@asso/contract/instruction/export.endpoints';
import { jourEndpoints } from '@asso/contract/instruction/jour.endpoints';
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { reponseAttendue } from '@asso/domain/dossier/retard.rules';
import { readEtatVu, sayEtatVu } from '@asso/domain/dossier/suivi/depart.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { findJourRubrique } from '@asso/domain/instruction/jour.rows';
import type { ActionLot } from '@asso/domain/instruction/lot.states';
import { expect, test } from 'vitest';
import { setInstruction } from '../dossier/test/test-filtres.sql.ts';
import { features } from '../features.ts';
import { departNext } from '../instruction/conclusion/depart.job.ts';
import { aCollegue } from '../instruction/test/test-bureau.ts';
import { aDesk } from '../instruction/test/test-lots.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { readCsv } from '../platform/sheet/test/test-read-sheet.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, clock, db } = portal;

/** Twenty dossiers of one service, which keeps its decisions for `minutes`, live until each state has its own. */
async function aLife(minutes: number) {
  const desk = await aDesk(
    portal,
    Array.from({ length: 20 }, () => 'D' as const),
    { minutes, campagne: { demande_paiement: 'plusieurs' } },
  );
  const { agent, drajes, code } = desk.world;
  const ici = { service: drajes.id };
  const at = (rang: number) => desk.dossiers[rang] ?? { id: '', id_fo: '', id_projet: '' };
  // Each came on a day of its own, so that some are late and some are not.
  for (const [rang, { id }] of desk.dossiers.entries())
    await setInstruction(db, id, { transmis_le: new Date(Date.parse(today) - rang * 6 * 86_400_000) });

  /** Does this act on the dossiers of these ranks; a grant gives what is asked, or `montant` to each. */
  async function act(action: ActionLot, [from, to]: readonly [number, number], montant?: number) {
    const ids = desk.dossiers.slice(from, to).map(({ id }) => id);
    const { body: lot } = await desk.prepare(action, ids);
    const isGrant = action === 'grant';
    await desk.save(lot, isGrant || action === 'start' ? {} : { motif: 'Hors du champ.' }, isGrant);
    if (montant !== undefined)
      for (const { rang, montants } of await desk.lignes(lot))
        await desk.saveLine(lot, rang, {
          montants: montants.map(({ id_projet, annee }) => ({ id_projet, annee, montant_accorde: montant })),
        });
    const done = await desk.run(lot);
    if (done.comptes.faite !== ids.length) throw new Error(`${action}: ${JSON.stringify(done)}`);
  }

  async function pay(rang: number, { montant, isPaid }: { montant: number; isPaid: boolean }) {
    const params = { id: at(rang).id_fo, ...ici };
    const asked = await api(paiementEndpoints.askPaiement, { as: agent, params, body: { montant } });
    if (asked.status !== 201) throw new Error(JSON.stringify(asked.problem));
    if (!isPaid) return;
    for (const [action, body] of [
      ['take', {}],
      ['order', { engagement: 'EJ 2100012345' }],
      ['pay', { paye_le: '2027-02-01', reference: 'DP 2027-0042' }],
    ] as const) {
      const [paiement] = (await api(paiementEndpoints.listPaiements, { as: agent, params })).body.items;
      await api(paiementEndpoints.movePaiement, {
        ...{ as: agent, params: { ...params, paiement: paiement?.id ?? '', action } },
        ...{ ifMatch: paiement?.version ?? 0, body },
      });
    }
  }

  const made = await api(enveloppeEndpoints.createEnveloppe, {
    as: await aCollegue(db, desk.world, 'responsable'),
    body: {
      ...{ id_service: drajes.id, code_subvention: code },
      ...{ campagne_exercice: 2027, exercice: 2027, total: 100_000 },
    },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.problem));
  await act('start', [2, 20]);
  await act('sendBack', [5, 7]);
  await act('grant', [7, 11]);
  await act('grant', [11, 12], 1250.5);
  await act('refuse', [12, 14]);
  await act('reject', [14, 15]);
  clock.advance(31 * 60);
  while (await departNext(portal));
  await pay(7, { montant: 2000, isPaid: true });
  await pay(8, { montant: 500, isPaid: true });
  await pay(9, { montant: 700, isPaid: false });
  /** These decisions leave at once in a service that keeps none. */
  const decideLast = async () => {
    await act('grant', [15, 17], 900);
    await act('refuse', [17, 18]);
    await act('reject', [18, 19]);
  };
  return { ...desk, decideLast };
}
const lives = [await aLife(30), await aLife(0)];
for (const { decideLast } of lives) await decideLast();

/** Reads all that the agent of this service reads. */
async function readAll({
  world: { agent, drajes },
  dossiers,
  calls,
  prepare,
  lignes,
}: (typeof lives)[number]) {
  const params = { service: drajes.id };
  const { items } = (await api(dossierEndpoints.listDossiers, { as: agent, query: { limit: 50 } })).body;
  const csv = await api(exportEndpoints.exportDossiers, {
    ...{ as: agent, params: { format: 'csv' as const }, query: {} as never },
  });
  const [noms = [], ...rows] = readCsv(csv.bytes.toString().replace('\ufeff', ''), ';');
  const { body: lot } = await prepare(
    'etiqueter',
    dossiers.map(({ id }) => id),
  );
  return {
    file: items.flatMap(({ id_fo, instructions: [one] }) => (one ? [{ ...one, id_fo }] : [])),
    poste: await Promise.all(
      dossiers.map(async ({ id_fo }) => {
        const { instructions } = await calls.read(agent, id_fo);
        return { ...instructions[0], id_fo };
      }),
    ),
    export: rows.map((row) => Object.fromEntries(noms.map((nom, rang) => [nom, row[rang]]))),
    lot: await lignes(lot),
    jour: (await api(jourEndpoints.readJour, { as: agent, query: { voir: 'service' } })).body,
    versements: (await api(versementsEndpoints.listAVerser, { as: agent, params, query: {} })).body,
    statistiques: (await api(statistiquesEndpoints.readStatistiques, { as: agent, query: {} })).body,
    enveloppe: (await api(enveloppeEndpoints.listEnveloppes, { as: agent })).body.items[0],
  };
}
const lus = await Promise.all(lives.map(readAll));
const paires = lus.map((lu) => [`the service of ${lu.file[0]?.id_fo}`, lu] as const);

type Vu = (typeof lus)[number]['file'][number];
/** What the service says it granted, a decision that waits to leave included. */
const accordeVu = ({ depart, montant_accorde }: Vu): number | null => depart?.montant ?? montant_accorde;
const sum = (all: readonly (number | null)[]): number =>
  all.reduce<number>((total, one) => total + (one ?? 0), 0);
const byNumero = <T extends { id_fo: string }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => a.id_fo.localeCompare(b.id_fo));
const euros = (montant: number | null): string =>
  montant === null ? '' : montant.toFixed(2).replace('.', ',');
const jour = (le: string | null): string => (le ? formatDate(new Date(le)) : '');

test('forty dossiers are in all the states, and four decisions wait to leave', () => {
  const etats = lus.flatMap(({ file }) =>
    file.map(({ etat, depart }) => (depart ? `${etat}, ${depart.action}` : etat)),
  );
  const counted = [...Map.groupBy(etats, (etat) => etat)].map(([etat, all]) => [etat, all.length]);
  expect(Object.fromEntries(counted)).toEqual({
    ...{ C: 4, D: 4, '2': 8, '6': 6, '7': 2, '8': 2, '9': 2, '11': 5, '12': 3 },
    ...{ '2, grant': 2, '2, refuse': 1, '2, reject': 1 },
  });
});

test.each(paires)('%s reads each dossier alike in its queue and on its desk', (_, { file, poste }) => {
  expect(byNumero(file)).toEqual(byNumero(poste as typeof file));
});

test.each(paires)('%s reads the same state and sum in an act on many', (_, { file, lot }) => {
  const said = ({ id_fo, etat, depart, montant_demande }: Vu) => ({
    id_fo,
    etat,
    depart,
    demande: montant_demande,
  });
  expect(
    byNumero(lot).map(({ id_fo, etat_dossier, depart, demande }) => ({
      id_fo,
      etat: etat_dossier,
      depart,
      demande,
    })),
  ).toEqual(byNumero(file).map(said));
});

test.each(paires)('%s takes away the same states, sums and days', (_, lu) => {
  const said = (one: Vu) => [
    ...[one.id_fo, sayEtatVu(one), euros(one.montant_demande), euros(accordeVu(one))],
    ...[jour(one.transmis_le), jour(one.decide_le)],
  ];
  const rows = lu.export.map((row) => [
    ...[row.Numéro, row.État, row.Demandé, row.Accordé],
    ...[row['Transmis le']?.slice(0, 10), row['Décidé le']],
  ]);
  expect(rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual(
    byNumero(lu.file).map(said),
  );
});

test.each(paires)(
  '%s reads the same deadlines in its day',
  (_, { file, jour: { lignes, parCollegue, jusqu_a } }) => {
    const delai_jours = 90;
    const due = file.flatMap((one) => {
      const le = reponseAttendue({
        ...one,
        transmis_le: one.transmis_le ? new Date(one.transmis_le) : null,
        delai_jours,
      });
      return le && le <= new Date(jusqu_a) ? [[one.id_fo, le.toISOString()]] : [];
    });
    expect(due.length).toBeGreaterThan(0);
    const decider = lignes.filter(({ genre }) => findJourRubrique(genre) === 'decider');
    expect(decider.map(({ id_fo, le }) => [id_fo, le]).toSorted()).toEqual(due.toSorted());
    expect(sum(parCollegue.map(({ nombre }) => nombre))).toBe(
      file.filter((one) => isAtStudy(readEtatVu(one))).length,
    );
  },
);

test.each(paires)('%s has still to pay what it granted and did not pay', (_, { file, versements }) => {
  const left = byNumero(file).flatMap(({ id_fo, montant_accorde, montant_verse }) =>
    montant_accorde !== null && montant_accorde > montant_verse
      ? [[id_fo, montant_accorde - montant_verse]]
      : [],
  );
  const lines = Map.groupBy(versements.items, ({ id_fo }) => id_fo);
  const said = [...lines].map(([id_fo, all]) => [id_fo, sum(all.map(({ montant }) => montant))]);
  expect(said.toSorted()).toEqual(left);
  expect(sum(versements.groupes.map(({ montant }) => montant))).toBe(
    sum(left.map(([, montant]) => Number(montant))),
  );
});

test.each(paires)('%s finds the sums of its queue in its figures and its envelope', (_, lu) => {
  const { file, statistiques, enveloppe } = lu;
  const accorde = sum(file.map(accordeVu));
  const etats = Map.groupBy(file, (one) => readEtatVu(one));
  const said = [...etats].map(([etat, all]) => ({
    ...{ etat, n: all.length, demande: sum(all.map((one) => one.montant_demande)) },
    ...{ accordes: all.filter((one) => accordeVu(one) !== null).length, accorde: sum(all.map(accordeVu)) },
  }));
  expect(statistiques.etats.toSorted((a, b) => a.etat.localeCompare(b.etat))).toEqual(
    said.toSorted((a, b) => a.etat.localeCompare(b.etat)),
  );
  expect(statistiques.ensemble).toMatchObject({ n: 20, accorde, demande: 40_000 });
  expect(enveloppe).toMatchObject({
    accorde,
    en_attente: sum(file.map(({ depart }) => depart?.montant ?? null)),
  });
});
