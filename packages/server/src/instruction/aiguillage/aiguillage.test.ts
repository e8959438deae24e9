import { randomUUID } from 'node:crypto';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { Regle } from '@asso/domain/instruction/aiguillage.rules';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../../compte/test/test-administrateurs.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { dossierCreation, subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, leaveService, setTerritoire, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { writeAiguillage } from './aiguillage.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { readAiguillage, saveAiguillage, tryAiguillage } = aiguillageEndpoints;

const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };

/**
 * Creates a service of the Bouches-du-Rhône and an association there, whose requests each ask 2 000 € of a campaign
 * about sport.
 */
async function aService() {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  const types = ['T0', 'T1', 'T2', 'T3'].map((code) => ({ code, label: code, ...always }));
  await world.publish({ titre: 'Sport pour tous 2027', sous_dispositifs: types, themes: ['Sport'] });
  const calls = subventionCalls(portal, world);
  const sacha = await aCollegue(db, world);
  const responsable = await aCollegue(db, world, 'responsable');
  const params = { service: world.drajes.id };
  let rank = 0;
  const aReady = async () => {
    const { description, ...body } = dossierCreation(world);
    const asked = { ...body, description: { ...description, id_sous_type_dispositif: `T${rank++}` } };
    const { id_fo } = (await api(dossierEndpoints.createDossier, { as: world.jeanne, body: asked })).body;
    await calls.fill(world.jeanne, id_fo);
    await calls.addProjet(world.jeanne, id_fo);
    return id_fo;
  };
  const aSent = async () => {
    const id_fo = await aReady();
    expect((await calls.transmit(world.jeanne, id_fo)).codes).toEqual([]);
    return id_fo;
  };
  const read = (as: Actor) => api(readAiguillage, { as, params });
  const save = (as: Actor, regles: Regle[], more: { actif?: boolean; ifMatch?: number } = {}) =>
    api(saveAiguillage, {
      as,
      params,
      ifMatch: more.ifMatch ?? 1,
      body: { actif: more.actif ?? true, regles: regles as never },
    });
  const desk = async (id: string) =>
    (await api(bureauEndpoints.readBureauDossier, { as: world.agent, params: { id, ...params } })).body;
  const factsOf = async (as: Actor, id: string) =>
    (await api(dossierEndpoints.readHistorique, { as, params: { id } })).body.evenements
      .filter(({ action }) => action === 'bureau.aiguille')
      .map(({ par, motif }) => [par, motif?.replaceAll(/[\u00A0\u202F]/g, ' ')]);
  return { ...world, calls, sacha, responsable, params, aReady, aSent, read, save, desk, factsOf };
}

const aRegle = (changes: {
  nom?: string;
  quand?: Partial<Regle['quand']>;
  alors?: Partial<Regle['alors']>;
}) => ({
  id: randomUUID() as string,
  nom: changes.nom ?? 'Bouches-du-Rhône',
  quand: {
    departements: [],
    themes: [],
    campagnes: [],
    montant_min: null,
    montant_max: null,
    ...changes.quand,
  },
  alors: { personnes: [], etiquette: null, ...changes.alors },
});

test('what is sent goes to each in turn, by the first rule that suits; the history and the inbox say so', async () => {
  const { agent, sacha, responsable, jeanne, save, aSent, desk, factsOf } = await aService();
  const gard = aRegle({ nom: 'Gard', quand: { departements: ['30'] }, alors: { personnes: [agent.id] } });
  const sport = aRegle({
    nom: 'Sport',
    quand: { departements: ['13'], themes: ['Sport'], montant_max: 2000 },
    alors: { personnes: [sacha.id, agent.id] },
  });
  // A page makes an id without dashes; what is no id is refused.
  sport.id = sport.id.replaceAll('-', '');
  expect((await save(responsable, [{ ...sport, id: 'sport' }])).status).toBe(400);
  expect((await save(responsable, [gard, sport])).status).toBe(200);
  const sent = [await aSent(), await aSent(), await aSent()];
  const given = await Promise.all(sent.map(async (id) => (await desk(id)).affecte_a?.id));
  expect(given).toEqual([sacha.id, agent.id, sacha.id]);
  const [first = ''] = sent;
  expect(await factsOf(agent, first)).toEqual([
    ['Le portail', 'Affecté à Sacha Petit par la règle « Sport ».'],
  ]);
  // The association is told nothing of the rule, and the state of its dossier does not change.
  expect(await factsOf(jeanne, first)).toEqual([]);
  const { items } = (
    await api(notificationEndpoints.readUserNotifications, { as: sacha, query: { kinds: [7] } })
  ).body;
  expect(items.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/la règle «.Sport.» vous l’a confié\.$/),
    expect.stringMatching(/la règle «.Sport.» vous l’a confié\.$/),
  ]);
  // Who was given it is told once, and colleagues are left in peace; one that no rule gives is told to all.
  const receivedBy = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: { kinds: [1] } })).body.items.length;
  const received = () => Promise.all([sacha, agent, responsable].map(receivedBy));
  expect(await received()).toEqual([0, 0, 0]);
  await save(responsable, [gard], { ifMatch: 2 });
  await aSent();
  expect(await received()).toEqual([1, 1, 1]);
});

test('a rule takes a campaign or one of its sub-schemes, which the page offers; no other is known', async () => {
  const { agent, sacha, responsable, save, read, aSent, desk, code } = await aService();
  const offered = (await read(agent)).body.campagnes;
  expect(offered.map(({ value }) => value)).toEqual([
    code,
    ...['T0', 'T1', 'T2', 'T3'].map((one) => `${code}/${one}`),
  ]);
  const [{ label: titre } = { label: '' }, second] = offered;
  // A rule holds whatever the year, so its campaigns are named without theirs.
  expect([titre, second?.label]).toEqual(['Sport pour tous', 'Sport pour tous : T0']);
  const ofSecond = aRegle({ quand: { campagnes: [`${code}/T1`] }, alors: { personnes: [sacha.id] } });
  const ofAll = aRegle({ quand: { campagnes: [code] }, alors: { personnes: [agent.id] } });
  expect((await save(responsable, [ofSecond, ofAll])).status).toBe(200);
  const given = [];
  for (const id of [await aSent(), await aSent()]) given.push((await desk(id)).affecte_a?.id);
  expect(given).toEqual([agent.id, sacha.id]);
  const unknown = aRegle({ quand: { campagnes: [`${code}/T9`] }, alors: { personnes: [agent.id] } });
  expect((await save(responsable, [unknown], { ifMatch: 2 })).codes).toEqual([
    'instruction.aiguillage-campagne',
  ]);
});

test('rules saved before they could name campaigns are read as before', async () => {
  const { agent, responsable, params, save, read, aSent, desk } = await aService();
  const { campagnes: _, ...quand } = aRegle({}).quand;
  const former = { ...aRegle({ alors: { personnes: [agent.id] } }), quand };
  expect((await save(responsable, [former as never])).status).toBe(200);
  await inTransaction(db, (trx) =>
    writeAiguillage(trx, params.service, { actif: true, regles: [former as never], version: 3 }),
  );
  expect((await read(agent)).body.regles[0]?.quand.campagnes).toEqual([]);
  expect((await desk(await aSent())).affecte_a?.id).toBe(agent.id);
});

test('the same sending twice gives once; who had it keeps it; a rule that is not applied does nothing', async () => {
  const { agent, sacha, responsable, jeanne, params, calls, save, aReady, aSent, desk, factsOf } =
    await aService();
  const rules = [aRegle({ alors: { personnes: [sacha.id, agent.id] } })];
  await save(responsable, rules, { actif: false });
  expect((await desk(await aSent())).affecte_a).toBeNull();
  await save(responsable, rules, { ifMatch: 2 });
  const id_fo = await aReady();
  const { version } = await calls.read(jeanne, id_fo);
  for (const _ of [1, 2]) await calls.transmit(jeanne, id_fo, { ifMatch: version, key: 'the-same-sending' });
  expect((await desk(id_fo)).affecte_a?.id).toBe(sacha.id);
  expect(await factsOf(agent, id_fo)).toHaveLength(1);
  portal.clock.advance(60);
  await api(dossierEndpoints.moveInstruction, {
    as: agent,
    params: { id: id_fo, ...params, action: 'sendBack' },
    ifMatch: (await calls.read(agent, id_fo)).version,
    body: { motif: 'Précisez.' },
  });
  portal.clock.advance(60);
  expect((await calls.transmit(jeanne, id_fo)).codes).toEqual([]);
  expect((await desk(id_fo)).affecte_a?.id).toBe(sacha.id);
  expect(await factsOf(agent, id_fo)).toHaveLength(1);
});

test('who left is passed over, and told; a label alone is put on', async () => {
  const { agent, sacha, responsable, params, save, read, aSent, desk, factsOf } = await aService();
  const { id: etiquette } = (
    await api(bureauEndpoints.createEtiquette, { as: agent, params, body: { nom: 'sport' } })
  ).body;
  const rules = [
    aRegle({ nom: 'Sacha', alors: { personnes: [sacha.id] } }),
    aRegle({ nom: 'Reste', alors: { etiquette } }),
  ];
  await save(responsable, rules);
  await leaveService(db, sacha.id);
  const id_fo = await aSent();
  const { affecte_a, etiquettes } = await desk(id_fo);
  expect([affecte_a, etiquettes.map(({ nom }) => nom)]).toEqual([null, ['sport']]);
  expect(await factsOf(agent, id_fo)).toEqual([
    [
      'Le portail',
      'Étiqueté « sport » par la règle « Reste ». Parti du service, ou compte fermé : Sacha Petit.',
    ],
  ]);
  expect((await read(agent)).body.partis).toEqual([{ id: sacha.id, nom: 'Sacha Petit' }]);
  // The rule that names a colleague who left may still be saved; that colleague cannot be added to another rule.
  expect((await save(responsable, rules, { ifMatch: 2 })).status).toBe(200);
  const added = [...rules, aRegle({ alors: { personnes: [sacha.id] } })];
  expect((await save(responsable, added, { ifMatch: 3 })).codes).toEqual(['instruction.collegue-inconnu']);
});

test('only who answers for the service changes and tries its rules; another service reads none of them', async () => {
  const { agent, autreAgent, responsable, jeanne, paul, params, save, read } = await aService();
  const local = await anAdministrateur(db, { territoire: '13' });
  const ailleurs = await anAdministrateur(db, { territoire: '30' });
  const regles = [aRegle({ alors: { personnes: [agent.id] } })];
  const tried = async (as: Actor) =>
    (await api(tryAiguillage, { as, params, body: { regles: regles as never } })).status;
  for (const [as, lire, changer] of [
    [agent, 200, 403],
    [autreAgent, 404, 404],
    [ailleurs, 404, 404],
    [jeanne, 403, 403],
    [paul, 403, 403],
  ] as const) {
    expect([(await read(as)).status, (await save(as, regles)).status, await tried(as)]).toEqual([
      lire,
      changer,
      changer,
    ]);
  }
  expect((await read(agent)).body).toMatchObject({ actif: false, regles: [], version: 1 });
  expect([(await save(responsable, regles)).status, await tried(responsable)]).toEqual([200, 200]);
  expect((await save(local, regles, { ifMatch: 2 })).status).toBe(200);
  // Whoever read before the last change overwrites nothing.
  expect((await save(responsable, [], { ifMatch: 2 })).status).toBe(409);
  expect((await read(agent)).body.regles).toEqual(regles);
});

test('a trial counts what each rule would have taken that year, and changes nothing', async () => {
  const { agent, sacha, responsable, params, aSent, desk } = await aService();
  const sent = [await aSent(), await aSent(), await aSent()];
  const sport = aRegle({ quand: { themes: ['Sport'] }, alors: { personnes: [sacha.id, agent.id] } });
  const gros = aRegle({ quand: { montant_min: 5000 }, alors: { personnes: [agent.id] } });
  const essai = async (regles: Regle[], annee?: number) =>
    (await api(tryAiguillage, { as: responsable, params, body: { regles: regles as never, annee } })).body;
  expect(await essai([gros, sport], 2027)).toEqual({
    annee: 2027,
    total: 3,
    isCoupe: false,
    prises: [
      { regle: gros.id, nombre: 0, personnes: [] },
      {
        regle: sport.id,
        nombre: 3,
        personnes: [
          { id: sacha.id, nombre: 2 },
          { id: agent.id, nombre: 1 },
        ],
      },
    ],
    sansRegle: { nombre: 0, exemples: [] },
  });
  const { sansRegle } = await essai([gros], 2027);
  expect([sansRegle.nombre, sansRegle.exemples.map(({ id_fo }) => id_fo).toSorted()]).toEqual([
    3,
    sent.toSorted(),
  ]);
  // Without a year, the last one that is over: nothing came then.
  expect(await essai([sport])).toMatchObject({ annee: 2026, total: 0 });
  expect((await desk(sent[0] ?? '')).affecte_a).toBeNull();
});
