// The journal says which fields the saves of a draft changed within an hour, what a new object holds, and what the rules
// of a service became.
import { randomUUID } from 'node:crypto';
import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { questionEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { journalEndpoints } from '@asso/contract/contenu/journal.endpoints';
import { aiguillageEndpoints } from '@asso/contract/instruction/aiguillage.endpoints';
import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { sayMoment } from '@asso/domain/contenu/journal-moments.words';
import { readAt } from '@asso/domain/kernel/changes';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { aService } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const [claire, hugo] = [await anAdministrateur(db, { territoire: '13' }), await anAdministrateur(db)];
const portail = await anAdministrateur(db, { role: 'lca.admin' });

const actes = async (objet: string, id_objet: string, as: Actor = hugo) =>
  (await api(journalEndpoints.listActes, { as, query: { objet, id_objet } })).body.items;
const dits = (acte: Awaited<ReturnType<typeof actes>>[number] | undefined) =>
  acte?.valeurs.map(({ champ, avant, apres }) => [champ, avant, apres]);

/** Publishes a campaign of a service of the Bouches-du-Rhône; `save` changes one field of its draft. */
async function aCampagne() {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish();
  const params = { id: world.code };
  const read = async () => (await api(campagneEndpoints.readCampagne, { as: hugo, params })).body;
  const save = async (path: string, to: unknown, as: Actor = claire) => {
    const { valeur, version } = (await read()).brouillon;
    const from = readAt(valeur, path) ?? null;
    const body = { changes: { [path]: { from, to } } };
    const saved = await api(campagneEndpoints.saveBrouillon, { as, params, body, ifMatch: version });
    expect(saved.codes).toEqual([]);
  };
  return { ...world, id: (await read()).id, titre: (await read()).brouillon.valeur.titre, save };
}

test('the saves of a draft within an hour are one line: each field from what was found to what is left', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, titre, save } = await aCampagne();
  await save('titre', 'Aide aux');
  await save('presentation', 'Pour tous.');
  await save('titre', 'Aide aux grands pas');
  const [line, ...others] = await actes('subvention', id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ section: 'Nom et présentation', action: 'enregistrer' });
  expect(dits(line)).toEqual([
    ['Titre', titre, 'Aide aux grands pas'],
    ['Présentation', null, 'Pour tous.'],
  ]);
});

test('what comes back to what it was is no change; the next hour begins from what is there', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, titre, save } = await aCampagne();
  await save('titre', 'Essai');
  await save('titre', titre);
  const [undone] = await actes('subvention', id);
  expect([dits(undone), undone?.defait]).toEqual([[], true]);
  await save('titre', 'Deuxième titre');
  clock.set('2027-02-01T10:05:00Z');
  await save('titre', 'Troisième titre');
  expect((await actes('subvention', id)).map(dits)).toEqual([
    [['Titre', 'Deuxième titre', 'Troisième titre']],
    [['Titre', titre, 'Deuxième titre']],
  ]);
});

test('what is saved after a publication is a line of its own, and a line says from when to when it was written', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, titre, code, save } = await aCampagne();
  await save('titre', 'Premier titre');
  clock.set('2027-02-01T09:07:00Z');
  await save('titre', 'Deuxième titre');
  clock.set('2027-02-01T09:08:00Z');
  const params = { id: code };
  const { version } = (await api(campagneEndpoints.readCampagne, { as: claire, params })).body.brouillon;
  const published = await api(campagneEndpoints.publishCampagne, { as: claire, params, ifMatch: version });
  expect(published.codes).toEqual([]);
  clock.set('2027-02-01T09:09:00Z');
  await save('titre', 'Troisième titre');
  const lines = await actes('subvention', id);
  expect(lines.map((one) => [one.action, one.le, one.jusqu_a, ...(dits(one)?.[0] ?? [])])).toEqual([
    [
      ...['enregistrer', '2027-02-01T09:09:00.000Z', '2027-02-01T09:09:00.000Z'],
      ...['Titre', 'Deuxième titre', 'Troisième titre'],
    ],
    ['subvention.publish', '2027-02-01T09:08:00.000Z', null, 'Titre', titre, 'Deuxième titre'],
    [
      ...['enregistrer', '2027-02-01T09:05:00.000Z', '2027-02-01T09:07:00.000Z'],
      ...['Titre', titre, 'Deuxième titre'],
    ],
  ]);
  expect(lines.map(sayMoment)).toEqual(['01/02/2027 10h09', '01/02/2027 10h08', '01/02/2027 10h05 à 10h07']);
});

test('a campaign closed, and a draft that becomes that of another year, are acts with what was before and after', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, code, save } = await aCampagne();
  const params = { id: code };
  await save('campagne_exercice', 2028);
  const { version } = (await api(campagneEndpoints.readCampagne, { as: claire, params })).body;
  await api(campagneEndpoints.updateSubvention, {
    as: claire,
    params,
    body: { active: false },
    ifMatch: version,
  });
  const said = (await actes('subvention', id)).map(({ action, de, vers }) => [action, de, vers]);
  expect(said).toEqual([
    ['subvention.deactivate', 'publiee', 'inactive'],
    ['enregistrer', null, null],
    ['subvention.exercice', '2027', '2028'],
  ]);
});

test('two people in one section: each line has the fields of its own person', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, titre, save } = await aCampagne();
  await save('titre', 'Le titre de Claire');
  await save('presentation', 'Les mots de Hugo.', hugo);
  await save('titre', 'Le second titre de Claire');
  const lines = await actes('subvention', id);
  expect(lines.map(dits)).toEqual([
    [['Présentation', null, 'Les mots de Hugo.']],
    [['Titre', titre, 'Le second titre de Claire']],
  ]);
});

test('the values of drafts are searched, and are read where the journal of the service is', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, save } = await aCampagne();
  await save('presentation', 'Un mot rare : zéphyrine.');
  const found = async (as: Actor) =>
    (await api(journalEndpoints.listActes, { as, query: { q: 'zephyrine' } })).body.items.map(
      ({ id_objet }) => id_objet,
    );
  expect(await found(claire)).toEqual([id]);
  expect(await found(await anAdministrateur(db, { territoire: '30' }))).toEqual([]);
});

test('a line added to a draft then filled is told once, as an addition', async () => {
  clock.set('2027-02-01T09:05:00Z');
  const { id, save } = await aCampagne();
  const line = { id: 'piece-1', code: 'DEVIS', label: 'Un devis' };
  await save('documents_attendus.piece-1', line);
  await save('documents_attendus.piece-1.label', 'Un devis signé');
  const said = dits((await actes('subvention', id))[0]);
  expect(said).toHaveLength(1);
  expect(said?.[0]?.[1]).toBeNull();
  expect(said?.[0]?.[2]).toContain('Un devis signé');
});

test('a new campaign says what it holds', async () => {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  const code = `JRN-${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = {
    ...{ code, titre: 'Coup de pouce', campagne_exercice: 2027, id_service: world.drajes.id },
    dispositif: { code: 'FDVA', label: 'Fonds pour la vie associative' },
  };
  const made = await api(campagneEndpoints.createSubvention, { as: claire, body });
  expect(made.status).toBe(201);
  const said = dits((await actes('subvention', made.body.id, claire))[0]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['Dispositif', null, 'Fonds pour la vie associative'],
      ['Titre', null, 'Coup de pouce'],
    ]),
  );
});

test('an agrément: what it holds when it is created, then each field of its draft', async () => {
  const service = await aService(db, { code_territoire: '13' });
  const code = `A-${randomUUID().slice(0, 8).toUpperCase()}`;
  const body = {
    ...{ code, libelle: 'Jeunesse', type_agrement: 'JEP', campagne_exercice: 2027, id_service: service.id },
  };
  const { body: made } = await api(definitionEndpoints.createAgrement, { as: claire, body });
  const saved = await api(definitionEndpoints.updateAgrement, {
    as: claire,
    params: { id: made._id },
    body: { changes: { libelle: { from: 'Jeunesse', to: 'Jeunesse et sport' } } },
    ifMatch: 1,
  });
  expect(saved.codes).toEqual([]);
  const [changed, created] = (await actes('definition-agrement', made._id, portail)).map(dits);
  expect(changed).toEqual([[expect.any(String), 'Jeunesse', 'Jeunesse et sport']]);
  expect(created).toEqual(expect.arrayContaining([[expect.any(String), null, 'Jeunesse']]));
});

test('a new service, and who joins and leaves it, with their role', async () => {
  const calls = serviceAdminEndpoints;
  const rang = randomUUID().slice(0, 8);
  const auth = {
    login: `s.${rang}@exemple.fr`,
    code: `S${rang}`.toUpperCase(),
    roles: ['rds.service'],
    enabled: true,
  };
  const { authId } = (await api(calls.createAuthService, { as: hugo, body: auth as never })).body as {
    authId: string;
  };
  const rds = { nom: 'Service neuf', type: 'CD', niveau_territorial: 'departemental', code_territoire: '13' };
  const made = await api(calls.createService, { as: hugo, body: { ...rds, authId } as never });
  expect(made.status).toBe(201);
  const id = made.body._id;
  expect(dits((await actes('service', id))[0])).toEqual(
    expect.arrayContaining([
      ['Code du service', null, auth.code],
      ['Nom', null, 'Service neuf'],
    ]),
  );
  const person = {
    email: `odile.${rang}@exemple.fr`,
    prenom: 'Odile',
    nom: 'Castel',
    role: 'responsable' as const,
  };
  const added = await api(calls.addMembreService, { as: hugo, params: { id }, body: person });
  const params = { id, membre: added.body.id_utilisateur };
  expect((await api(calls.removeMembreService, { as: hugo, params })).status).toBe(200);
  const [left, joined] = (await actes('service', id)).map(dits);
  expect(joined).toEqual([['Personne', null, 'Odile Castel (Responsable)']]);
  expect(left).toEqual([['Personne', 'Odile Castel (Responsable)', null]]);
  // The address of a person is not for everybody who reads the journal.
  expect(JSON.stringify(await actes('service', id))).not.toContain(person.email);
});

test('a new question, for who administers the portal', async () => {
  const body = {
    question: 'Quand serai-je payé ?',
    reponse: 'Après la décision.',
    motif: 'SUB',
    rang: 1,
    publie: true,
  };
  const { id } = (await api(questionEndpoints.createQuestion, { as: portail, body: body as never })).body;
  expect(dits((await actes('question', id, portail))[0])).toEqual(
    expect.arrayContaining([
      ['Question', null, 'Quand serai-je payé ?'],
      ['Réponse', null, 'Après la décision.'],
    ]),
  );
  expect(await actes('question', id, claire)).toEqual([]);
});

test('rules that assign dossiers: what each says, before and after', async () => {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  const id = world.drajes.id;
  const regle = {
    ...{ id: randomUUID() as string, nom: 'Gard', alors: { personnes: [world.agent.id], etiquette: null } },
    quand: { departements: ['30'], themes: [], montant_min: null, montant_max: null },
  };
  const save = async (regles: unknown[], ifMatch: number, actif = true) => {
    const asked = { params: { service: id }, ifMatch, body: { actif, regles: regles as never } };
    expect((await api(aiguillageEndpoints.saveAiguillage, { as: claire, ...asked })).codes).toEqual([]);
  };
  await save([regle], 1);
  await save([{ ...regle, quand: { ...regle.quand, departements: ['30', '34'] } }], 2);
  await save([], 3, false);
  const [gone, changed, created] = (await actes('service', id)).map(dits);
  expect(created?.map(([champ]) => champ)).toEqual(['Règles appliquées aux dossiers qui arrivent', 'Règle']);
  expect(created?.[1]?.[2]).toMatch(
    /^Gard ; Quand : département 30 À qui : |^Gard ; .*département 30.*À qui : /,
  );
  expect(changed).toEqual([['Gard : Quand', 'département 30', 'département 30 ou 34']]);
  expect(gone).toEqual([
    ['Règles appliquées aux dossiers qui arrivent', 'Oui', 'Non'],
    ['Règle', 'Gard', null],
  ]);
});
