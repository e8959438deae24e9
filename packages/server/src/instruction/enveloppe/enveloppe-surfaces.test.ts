// Whatever was proposed, granted, taken back, amended and refused before, every page gives the same account of an
// envelope, and none is exceeded without the reason that the portal asks.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import { conclusionEndpoints } from '@asso/contract/instruction/conclusion.endpoints';
import { enveloppeEndpoints } from '@asso/contract/instruction/enveloppe.endpoints';
import { statistiquesEndpoints } from '@asso/contract/statistiques/statistiques.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { accumulate } from '@asso/domain/instruction/commission.rules';
import { computeCompteEnveloppe, computeSolde } from '@asso/domain/instruction/enveloppe.rules';
import type { Changes } from '@asso/domain/kernel/changes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishedLettres } from '../../courrier/test/test-modeles.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { proofSeed, proofTimes } from '../../platform/config/test/test-environment.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { departNext } from '../conclusion/depart.job.ts';
import { aCollegue } from '../test/test-bureau.ts';
import {
  type Annee,
  annees,
  type DossierAttendu,
  type EnveloppeAttendue,
  expectedBeforeAfter,
  type MontantsByAnnee,
  sommes,
  takenBy,
} from '../test/test-comptes-attendus.ts';
import { aSecondYear } from '../test/test-enveloppes.sql.ts';
import { aDesk } from '../test/test-lots.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const minutes = 30;
const euros = (cents: number) => cents / 100;
const motif = 'Arbitrage de la commission.';

/** The rank of a dossier among those on which the act is possible: acts drawn at random are seldom idle. */
const rang = fc.integer({ min: 0, max: 3 });
/** Cents, round or not: four dossiers together come near what the envelopes hold. */
const montant = fc.oneof(fc.integer({ min: 0, max: 150_000 }), fc.constantFrom(0, 1, 90_000, 100_000));
const montants = fc.record({ 2027: montant, 2028: montant }, { noNullPrototype: true });
const hasMotif = fc.boolean();
const acte = fc.oneof(
  { weight: 4, arbitrary: fc.record({ faire: fc.constant('propose' as const), rang, montants, hasMotif }) },
  { weight: 3, arbitrary: fc.record({ faire: fc.constant('accorde' as const), rang, montants, hasMotif }) },
  { weight: 1, arbitrary: fc.record({ faire: fc.constant('refuse' as const), rang }) },
  { weight: 1, arbitrary: fc.record({ faire: fc.constant('reprend' as const), rang }) },
  { weight: 2, arbitrary: fc.record({ faire: fc.constant('part' as const) }) },
  { weight: 3, arbitrary: fc.record({ faire: fc.constant('modifie' as const), rang, montants, hasMotif }) },
  { weight: 1, arbitrary: fc.record({ faire: fc.constant('modifie-refus' as const), rang }) },
  {
    weight: 3,
    arbitrary: fc.record({
      faire: fc.constant('lot' as const),
      retires: fc.uniqueArray(rang, { maxLength: 2 }),
      montants: fc.array(montants, { minLength: 4, maxLength: 4 }),
      /** Grants to each dossier what is proposed on the next one. */
      isEchange: fc.boolean(),
      isLance: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      faire: fc.constant('arbitre' as const),
      poids: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }),
      echange: fc.tuple(rang, rang),
    }),
  },
);
type Acte = typeof acte extends fc.Arbitrary<infer A> ? A : never;

/** Four dossiers, two of which ask for two years, and three envelopes, one of a sub-scheme. */
async function aBureau() {
  const desk = await aDesk(portal, ['2', '2', '2', '2'], { minutes });
  const { world, dossiers } = desk;
  const { agent, drajes } = world;
  const responsable = await aCollegue(db, world, 'responsable');
  for (const one of dossiers.slice(2)) await aSecondYear(db, { ...one, id_service: drajes.id });
  const enveloppes: EnveloppeAttendue[] = [
    { exercice: 2027, sous_dispositif: '', total: 300_000 },
    { exercice: 2027, sous_dispositif: 'T2', total: 100_000 },
    { exercice: 2028, sous_dispositif: '', total: 150_000 },
  ];
  for (const { total, ...one } of enveloppes) {
    const body = { id_service: drajes.id, code_subvention: world.code, campagne_exercice: 2027, ...one };
    await api(enveloppeEndpoints.createEnveloppe, {
      as: responsable,
      body: { ...body, total: euros(total) },
    });
  }
  const attendus: DossierAttendu[] = dossiers.map((_, index) => ({
    ...{ etat: 'etude', annees: index < 2 ? [2027] : [2027, 2028], type: `T${index}` },
    ...{ propose: {}, accorde: {}, hasMotif: false },
  }));
  const at = (index: number) => {
    const dossier = dossiers[index];
    const attendu = attendus[index];
    if (!dossier || !attendu) throw new Error(`no dossier ${index}`);
    return { ...dossier, attendu, params: { id: dossier.id_fo, service: drajes.id } };
  };
  const among = (rank: number, ...etats: DossierAttendu['etat'][]) => {
    const possible = [...attendus.keys()].filter((index) => etats.includes(at(index).attendu.etat));
    const index = possible[rank % Math.max(1, possible.length)];
    return index === undefined ? null : at(index);
  };
  const versionOf = async (id_fo: string) => (await desk.calls.read(agent, id_fo)).version;
  const lettres = await publishedLettres(portal, { agent, id_service: drajes.id });
  return { ...desk, agent, lettres, enveloppes, attendus, at, among, versionOf };
}
type Bureau = Awaited<ReturnType<typeof aBureau>>;

const own = ({ annees }: DossierAttendu, given: MontantsByAnnee): MontantsByAnnee =>
  Object.fromEntries(annees.map((annee) => [annee, given[annee] ?? 0]));
const lignes = (id_projet: string, given: MontantsByAnnee) =>
  Object.entries(given).map(([annee, cents]) => ({
    ...{ id_projet, annee: Number(annee), montant_accorde: euros(cents) },
  }));
const isOver = ({ attendus, enveloppes }: Bureau, one: DossierAttendu, given: MontantsByAnnee): boolean =>
  enveloppes.some((by) => expectedBeforeAfter(attendus, by, [{ one, montants: given }]).isDepassee);
/** What each dossier asks for a year, in cents. */
const demande = 200_000;
const isNothing = (given: MontantsByAnnee): boolean => Object.values(given).every((cents) => cents === 0);

async function propose(bureau: Bureau, { rang: index, montants: all, hasMotif: says }: Of<'propose'>) {
  const found = bureau.among(index, 'etude');
  if (!found) return;
  const { attendu, params, id_projet } = found;
  const next = own(attendu, all);
  const changes = Object.fromEntries(
    attendu.annees.map((annee) => {
      const before = attendu.propose[annee];
      return [
        `${id_projet}-${annee}`,
        { from: before === undefined ? null : euros(before), to: euros(next[annee] ?? 0) },
      ];
    }),
  );
  const raison: Changes = says && !attendu.hasMotif ? { motif_enveloppe: { from: '', to: motif } } : {};
  const saved = await api(propositionEndpoints.saveProposition, {
    ...{ as: bureau.agent, params, ifMatch: 1, body: { changes: { ...changes, ...raison } } },
  });
  const rises = bureau.enveloppes.some((by) => {
    const here = expectedBeforeAfter(bureau.attendus, by, [{ one: attendu, montants: next }]);
    return here.isDepassee && here.lot > takenBy(attendu, by).propose;
  });
  const isRefused = rises && !says && !attendu.hasMotif;
  expect([saved.status, saved.problem?.code]).toEqual(
    isRefused ? [422, 'instruction.proposition-depassee'] : [200, undefined],
  );
  if (isRefused) return;
  attendu.hasMotif = isOver(bureau, attendu, next) && (says || attendu.hasMotif);
  attendu.propose = next;
}

async function accorde(bureau: Bureau, { rang: index, montants: all, hasMotif: says }: Of<'accorde'>) {
  const found = bureau.among(index, 'etude');
  if (!found) return;
  const { attendu, params, id_projet, id_fo } = found;
  const next = own(attendu, all);
  if (isNothing(next)) return;
  const done = await api(conclusionEndpoints.conclureDossier, {
    ...{
      as: bureau.agent,
      params: { ...params, action: 'grant' as const },
      ifMatch: await bureau.versionOf(id_fo),
    },
    body: {
      ...{ montants: lignes(id_projet, next), plus_que_demande: true },
      ...(says ? { motif_enveloppe: motif } : {}),
    },
  });
  const isRefused = !says && isOver(bureau, attendu, next);
  expect([done.status, done.problem?.code]).toEqual(
    isRefused ? [422, 'instruction.enveloppe-depassee'] : [200, undefined],
  );
  if (!isRefused) Object.assign(attendu, { etat: 'attente', accorde: next });
}

async function refuse(bureau: Bureau, { rang: index }: Of<'refuse'>) {
  const found = bureau.among(index, 'etude');
  if (!found) return;
  const { attendu, params, id_fo } = found;
  const done = await api(conclusionEndpoints.conclureDossier, {
    ...{
      as: bureau.agent,
      params: { ...params, action: 'refuse' as const },
      ifMatch: await bureau.versionOf(id_fo),
    },
    body: { motif: 'Hors du champ.' },
  });
  expect(done.status).toBe(200);
  Object.assign(attendu, { etat: 'attente', accorde: {} });
}

async function reprend(bureau: Bureau, { rang: index }: Of<'reprend'>) {
  const found = bureau.among(index, 'attente');
  if (!found) return;
  const { attendu, params } = found;
  expect((await api(conclusionEndpoints.reprendreDecision, { as: bureau.agent, params })).status).toBe(200);
  Object.assign(attendu, { etat: 'etude', accorde: {} });
}

async function part({ attendus }: Bureau) {
  portal.clock.advance(minutes * 60 + 1);
  while (await departNext(portal));
  for (const one of attendus)
    if (one.etat === 'attente') one.etat = isNothing(one.accorde) ? 'refuse' : 'accorde';
}

async function modifie(bureau: Bureau, of: Of<'modifie'> | Of<'modifie-refus'>) {
  const action = of.faire === 'modifie' ? ('grant' as const) : ('refuse' as const);
  const found = bureau.among(of.rang, 'accorde', ...(action === 'grant' ? (['refuse'] as const) : []));
  if (!found) return;
  const { attendu, params, id_projet, id_fo } = found;
  const next = of.faire === 'modifie' ? own(attendu, of.montants) : {};
  if (action === 'grant' && isNothing(next)) return;
  const says = of.faire === 'modifie' && of.hasMotif;
  const done = await api(conclusionEndpoints.modifierDecision, {
    ...{ as: bureau.agent, params: { ...params, action }, ifMatch: await bureau.versionOf(id_fo) },
    body: {
      ...{ motif: 'Le devis a changé.', plus_que_demande: true, courriers: bureau.lettres[action] },
      ...(action === 'grant' ? { montants: lignes(id_projet, next) } : {}),
      ...(says ? { motif_enveloppe: motif } : {}),
    },
  });
  if (done.problem?.code === 'instruction.modification-sans-effet') return;
  const isRefused = !says && isOver(bureau, attendu, next);
  expect([done.status, done.problem?.code]).toEqual(
    isRefused ? [422, 'instruction.enveloppe-depassee'] : [200, undefined],
  );
  if (!isRefused) Object.assign(attendu, { etat: action === 'grant' ? 'accorde' : 'refuse', accorde: next });
}

/** Prepares a lot of all the dossiers, takes some out, and launches it or not: it is done as it was shown, or not at all. */
async function lot(bureau: Bureau, { retires, montants: all, isEchange, isLance }: Of<'lot'>) {
  const { dossiers, attendus, enveloppes } = bureau;
  const ids = dossiers.map(({ id }) => id);
  const { body: prepared } = await bureau.prepare('grant', ids);
  const todo = attendus.flatMap((one, index) => {
    const other = isEchange ? attendus[(index + 1) % attendus.length]?.propose : all[index];
    const given = own(one, other ?? {});
    return one.etat === 'etude' && !retires.includes(index) && !isNothing(given)
      ? [{ one, index, montants: given }]
      : [];
  });
  for (const [index, { id_projet }] of dossiers.entries()) {
    const pese = todo.find((one) => one.index === index);
    const body = pese ? { montants: lignes(id_projet, pese.montants) } : { isRetiree: true };
    expect((await bureau.saveLine(prepared, index + 1, body)).status).toBe(200);
  }
  const shown = await bureau.read(prepared);
  expect(shown.comptes.prete).toBe(todo.length);
  const expected = enveloppes.map((by) => ({ by, compte: expectedBeforeAfter(attendus, by, todo) }));
  for (const { by, compte } of expected) {
    const one = enveloppeIn(
      shown.enveloppes.map((found) => ({ ...found, sous_dispositif: sousDispositifOf(found) })),
      by,
    );
    expect([one?.avant, one?.lot, one?.apres, one?.isDepassee]).toEqual([
      ...[euros(compte.avant), euros(compte.lot), euros(compte.apres), compte.isDepassee],
    ]);
  }
  if (!isLance || todo.length === 0) return;
  const launched = await bureau.launch(prepared);
  const isRefused = expected.some(({ compte }) => compte.isDepassee);
  expect(launched.status).toBe(isRefused ? 422 : 202);
  if (isRefused) return;
  await portal.runJobs();
  for (const { one, montants: given } of todo) Object.assign(one, { etat: 'attente', accorde: given });
  const done = await bureau.read(prepared);
  expect(done.comptes).toMatchObject({ prete: 0, echec: 0, faite: todo.length });
  for (const by of enveloppes) {
    const one = enveloppeIn(
      done.enveloppes.map((found) => ({ ...found, sous_dispositif: sousDispositifOf(found) })),
      by,
    );
    const { accorde: granted, propose: proposed } = sommes(attendus, by);
    expect(one?.avant).toBe(euros(by.total - granted - proposed));
  }
}

/**
 * Proposes all that the envelopes hold, to the cent, then grants it in one lot where two dossiers exchange their sums:
 * the lot fits, although one of its lines alone does not.
 */
async function arbitre(bureau: Bureau, { poids, echange: [un, autre] }: Of<'arbitre'>) {
  const { attendus, enveloppes } = bureau;
  const libres = [...attendus.keys()].filter((index) => attendus[index]?.etat === 'etude');
  if (libres.length < 2) return;
  const proposeAll = async (montantsOf: (index: number) => Record<Annee, number>) => {
    for (const [rank, index] of libres.entries())
      await propose(bureau, { faire: 'propose', rang: rank, montants: montantsOf(index), hasMotif: false });
  };
  await proposeAll(() => ({ 2027: 0, 2028: 0 }));
  const parts = new Map(libres.map((index) => [index, { 2027: 0, 2028: 0 }]));
  for (const annee of annees) {
    const parties = libres.filter((index) => attendus[index]?.annees.includes(annee));
    const poidsTotal = parties.reduce((sum, index) => sum + (poids[index] ?? 1), 0);
    const restes = (type: string) =>
      enveloppes
        .filter((by) => by.exercice === annee && ['', type].includes(by.sous_dispositif))
        .map((by) => Math.max(0, by.total - sommes(attendus, by).accorde));
    for (const index of parties) {
      const part = Math.floor(((restes('')[0] ?? 0) * (poids[index] ?? 1)) / poidsTotal);
      const one = parts.get(index);
      if (one) one[annee] = Math.min(part, demande, ...restes(attendus[index]?.type ?? ''));
    }
  }
  await proposeAll((index) => parts.get(index) ?? { 2027: 0, 2028: 0 });
  const [a = 0, b = 0] = [libres[un % libres.length], libres[autre % libres.length]];
  const given = (index: number) => parts.get(index === a ? b : index === b ? a : index);
  await lot(bureau, {
    ...{ faire: 'lot', retires: [], isEchange: false, isLance: true },
    montants: [...attendus.keys()].map((index) => given(index) ?? { 2027: 0, 2028: 0 }),
  });
}

/** A lot names its envelopes in words. */
const sousDispositifOf = ({ nom }: { nom: string }): string => (/Type 2/.test(nom) ? 'T2' : '');
const enveloppeIn = <E extends { exercice: number; sous_dispositif: string }>(
  found: readonly E[],
  { exercice, sous_dispositif }: EnveloppeAttendue,
): E | undefined => found.find((one) => one.exercice === exercice && one.sous_dispositif === sous_dispositif);

/** Reads every page that speaks of an envelope: each says what the acts alone give. */
async function agree(bureau: Bureau) {
  const { agent, enveloppes, attendus, dossiers, at, world } = bureau;
  const dashboard = (await api(enveloppeEndpoints.listEnveloppes, { as: agent })).body;
  for (const by of enveloppes) {
    const expected = sommes(attendus, by);
    const reste = by.total - expected.accorde - expected.propose;
    const said = { label: reste < 0 ? 'Dépassement' : 'Reste', euros: Math.abs(euros(reste)) };
    const one = enveloppeIn(dashboard.items, by);
    expect([one?.accorde, one?.propose, one?.en_attente]).toEqual(
      [expected.accorde, expected.propose, expected.en_attente].map(euros),
    );
    const { body } = await api(commissionEndpoints.readCommission, {
      as: agent,
      params: { enveloppe: one?.id ?? '' },
    });
    expect([one && computeSolde(one), computeSolde(body.enveloppe)]).toEqual([said, said]);
    expect(accumulate(body.lignes, one?.total ?? 0).at(-1)?.cumul ?? 0).toBe(
      euros(expected.accorde + expected.propose),
    );
  }
  for (const index of dossiers.keys()) {
    const { attendu, params } = at(index);
    const bureauDossier = (await api(bureauEndpoints.readBureauDossier, { as: agent, params })).body;
    for (const by of enveloppes) {
      const one = enveloppeIn(bureauDossier.enveloppes, by);
      if (!one) continue;
      const { avant, apres } = expectedBeforeAfter(attendus, by, [
        { one: attendu, montants: { 2027: 12_345, 2028: 12_345 } },
      ]);
      const compte = computeCompteEnveloppe(one, [
        { annee: 2027, montant_accorde: 123.45 },
        { annee: 2028, montant_accorde: 123.45 },
      ]);
      expect([compte.reste, compte.apres]).toEqual([euros(avant), euros(apres)]);
    }
  }
  await agreeOnFigures(bureau, dashboard.accordes, world.code);
}

type Accordes = readonly {
  code_subvention: string;
  accorde: number;
  engages: { annee: number; accorde: number }[];
}[];

/** The campaign as the dashboard and the statistics give it: both count a decision before it leaves. */
async function agreeOnFigures({ attendus, agent, dossiers }: Bureau, accordes: Accordes, code: string) {
  const sumOf = (annees: readonly Annee[], etats: readonly DossierAttendu['etat'][]) =>
    euros(
      attendus
        .filter(({ etat }) => etats.includes(etat))
        .reduce((total, one) => total + annees.reduce((sum, annee) => sum + (one.accorde[annee] ?? 0), 0), 0),
    );
  const engagesOf = (etats: readonly DossierAttendu['etat'][]) => {
    const later = sumOf([2028], etats);
    return later > 0 ? [{ annee: 2028, accorde: later }] : [];
  };
  const campagne = accordes.find((one) => one.code_subvention === code);
  const tous = ['attente', 'accorde'] as const;
  expect([campagne?.accorde, campagne?.engages]).toEqual([sumOf([2027, 2028], tous), engagesOf(tous)]);
  const { body } = await api(statistiquesEndpoints.readStatistiques, { as: agent });
  const [figures] = body.campagnes;
  expect([figures?.accorde, figures?.engages]).toEqual([sumOf([2027, 2028], tous), engagesOf(tous)]);
  const query = { fields: ['id_fo', 'colonnes.propose', 'montant_accorde'] };
  const { items } = (await api(dossierEndpoints.listDossiers, { as: agent, query })).body;
  for (const [index, { id_fo }] of dossiers.entries()) {
    const row = items.find((one) => one.id_fo === id_fo);
    const { etat, propose: proposed = {}, accorde: granted = {} } = attendus[index] ?? {};
    const isProposed = Object.keys(proposed).length > 0;
    expect([row?.colonnes?.propose ?? null, row?.montant_accorde]).toEqual([
      isProposed ? total(proposed) : null,
      etat === 'accorde' ? total(granted) : null,
    ]);
  }
}

const total = (given: MontantsByAnnee): number =>
  euros(Object.values(given).reduce((sum, cents) => sum + cents, 0));

type Of<F extends Acte['faire']> = Extract<Acte, { faire: F }>;

function play(bureau: Bureau, one: Acte): Promise<void> {
  switch (one.faire) {
    case 'propose':
      return propose(bureau, one);
    case 'accorde':
      return accorde(bureau, one);
    case 'refuse':
      return refuse(bureau, one);
    case 'reprend':
      return reprend(bureau, one);
    case 'part':
      return part(bureau);
    case 'lot':
      return lot(bureau, one);
    case 'arbitre':
      return arbitre(bureau, one);
    default:
      return modifie(bureau, one);
  }
}

test('after any acts, every page gives the same account of each envelope, and none is exceeded unsaid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acte, { minLength: 12, maxLength: 20 }), async (actes) => {
      const bureau = await aBureau();
      for (const one of actes) {
        await play(bureau, one);
        await agree(bureau);
      }
    }),
    { numRuns: 5 * proofTimes(), seed: proofSeed(), endOnFailure: true },
  );
});
