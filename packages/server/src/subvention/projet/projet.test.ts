import {
  dossierSubventionEndpoints,
  readDossier,
} from '@asso/contract/subvention/dossier-subvention.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { changesBetween, readAt } from '@asso/domain/kernel/changes';
import { champsOfficiels } from '@asso/domain/subvention/champs-crf.rows';
import { aCampagne, aProjet } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, test } from 'vitest';
import { writeTca } from '../../association/coffre/tca.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { filledProjet, subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const { changeChoix, savePieces } = dossierSubventionEndpoints;
const { createProjet, deleteProjet, listProjets, readProjet, saveProjet } = projetEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;

type Campagne = Parameters<typeof aCampagne>[0];

/** Creates a dossier of Jeanne's that has no project yet, and to which projects may be added. */
async function anOpenDossier(campagne: Campagne = {}) {
  const world = await aWorld(db);
  await world.publish(campagne);
  const calls = subventionCalls(portal, world);
  const { body } = await calls.create();
  await calls.fill(world.jeanne, body.id_fo);
  const params = { id_fo: body.id_fo };
  const make = (sent?: object) => api(createProjet, { as: world.jeanne, params, body: sent as never });
  const save = (projet: { id: string; version: number }, changes: object) =>
    api(saveProjet, {
      as: world.jeanne,
      params: { ...params, id: projet.id },
      ifMatch: projet.version,
      body: { changes: changes as never },
    });
  return { world, ...calls, ...params, params, make, save };
}

const [sous] = aCampagne().sous_dispositifs;
const sousDispositif = (changes: object) => [{ ...sous, ...changes }] as never;

describe('a project that begins', () => {
  test('is filled for the applicant, and is to be looked at', async () => {
    const { make, world } = await anOpenDossier();
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body.corps.description).toMatchObject({
      numero_projet: 1,
      rang_dossier: 1,
      intitule: 'Sans objet',
      recurrence: 'première demande',
      date_debut: '2027-02-01',
      date_fin: '2027-02-02',
      id_responsable: world.representant,
    });
    expect(body.corps.need_validation).toBe(true);
    expect(body.blockers.map(({ field }) => field)).toContain('beneficiaire.nombre');
  });

  test('with all its sections is not [R4.79]', async () => {
    const { make, world } = await anOpenDossier();
    const { description, ...made } = aProjet();
    const financements = made.financements?.map((one) => ({
      ...one,
      id: `2027-${world.drajes.id}`,
      id_service_instructeur: world.drajes.id,
    }));
    const corps = {
      ...made,
      financements,
      description: { ...description, id_responsable: world.representant },
    };
    const whole = await make({ corps });
    expect([whole.status, whole.body.corps.need_validation]).toEqual([201, false]);
    expect(whole.body.blockers).toEqual([]);
    const { moyens: _, ...others } = corps;
    const partial = await make({ corps: others });
    expect(partial.body.corps.need_validation).toBe(true);
    expect(partial.body.corps.moyens).toMatchObject({ commentaire: 'Sans objet' });
  });

  test('refuses what nobody may write and what no form has, and is not made', async () => {
    const { make, read, world, id_fo } = await anOpenDossier();
    const forged = await make({ corps: { description: { numero_projet: 9 } } });
    expect(forged.codes).toEqual(['kernel.champ-non-modifiable']);
    const unknown = await make({ corps: { moyens: { couleur: 'rouge' } } });
    expect(unknown.codes).toEqual(['kernel.champ-inconnu']);
    expect((await make({ corps: { inconnu: {} } })).status).toBe(400);
    expect((await read(world.jeanne, id_fo)).projets).toEqual([]);
  });

  test('is refused where one exists and one only is taken [R5.61]', async () => {
    const { make } = await anOpenDossier({ sous_dispositifs: sousDispositif({ max_projets: 1 }) });
    expect((await make()).status).toBe(201);
    const second = await make();
    expect([second.status, second.codes]).toEqual([400, ['subvention.projet-unique']]);
    expect(second.problem.message).toContain('n’accepte qu’un projet');
  });
});

describe('a project that is saved', () => {
  test('is saved whole or not at all, and what failed is said [R8.17]', async () => {
    const { make, save, world } = await anOpenDossier();
    const { body: projet } = await make();
    const refused = await save(projet, {
      'description.intitule': { from: 'Sans objet', to: 'Former nos arbitres' },
      'description.exercice': { from: null, to: 2031 },
    });
    expect(refused.codes).toEqual(['kernel.champ-non-modifiable']);
    expect(refused.problem.field).toBe('description.exercice');
    const { body } = await api(readProjet, { as: world.jeanne, params: { id: projet.id } });
    expect([body.corps.description?.intitule, body.version]).toEqual(['Sans objet', projet.version]);
  });

  test('bears the labels of its lists, ranks and days of training [R5.96]', async () => {
    const { make, save } = await anOpenDossier({
      sous_dispositifs: sousDispositif({ indicateurs: 'formation-benevoles' }),
    });
    const { body: projet } = await make();
    expect(projet.corps.evaluation?.indicateurs?.map(({ rang }) => rang)).toEqual([1, 2, 3]);
    const { body } = await save(projet, {
      'beneficiaire.id_genre': { from: null, to: 'M' },
      'evaluation.indicateurs.3.prevu_min': { from: null, to: 3 },
      'evaluation.indicateurs.3.prevu_max': { from: null, to: 4 },
      'evaluation.duree_par_session': { from: null, to: 1.5 },
    });
    expect(body.corps.beneficiaire?.lib_genre).toBe('Mixte');
    expect(body.corps.evaluation?.indicateurs?.[1]).toMatchObject({ prevu_min: 4.5, prevu_max: 6 });
  });

  test('has been looked at once nothing is missing', async () => {
    const { addProjet, id_fo, world, save } = await anOpenDossier();
    const { body: whole } = await addProjet(world.jeanne, id_fo);
    expect([whole.blockers, whole.corps.need_validation]).toEqual([[], false]);
    const { body: again } = await save(whole, {
      'description.intitule': { from: 'Former nos arbitres', to: 'A' },
    });
    expect(again.corps.need_validation).toBe(false);
  });

  test('with its figures alone is not sent before somebody has read what the portal wrote', async () => {
    const { make, save, world, id_fo, read, transmit } = await anOpenDossier();
    const { body: projet } = await make();
    const { beneficiaire, territoires, financements, cofinancements, budgets, customs } = filledProjet(
      projet.corps,
    );
    const chiffres = { beneficiaire, territoires, financements, cofinancements, budgets, customs };
    const { body: chiffre } = await save(
      projet,
      changesBetween(projet.corps, { ...projet.corps, ...chiffres }),
    );
    expect([chiffre.blockers, chiffre.corps.need_validation]).toEqual([[], true]);
    expect((await read(world.jeanne, id_fo)).blockers.map(({ field }) => field)).toEqual([
      `projets.${projet.id}.description.intitule`,
    ]);
    const refused = await transmit(world.jeanne, id_fo);
    expect([refused.status, refused.codes]).toEqual([422, ['subvention.projet-non-ecrit']]);
    expect(refused.problem.message).toContain('Intitulé, Date de début');
    // The button at the end of the project saves no change: the person has read it.
    expect((await save(chiffre, {})).body.corps.need_validation).toBe(false);
    expect((await transmit(world.jeanne, id_fo)).status).toBe(200);
  });

  test('is to be looked at again when its years were changed for it', async () => {
    const { addProjet, id_fo, params, world, read } = await anOpenDossier({
      sous_dispositifs: sousDispositif({ pluriannuel: 'au-choix' }),
    });
    await addProjet(world.jeanne, id_fo);
    const choice = { id_sous_type_dispositif: 'FDB', exercice: 2027, pluriannuel: true, exercice_fin: 2028 };
    const { version } = await read(world.jeanne, id_fo);
    const changed = await api(changeChoix, { as: world.jeanne, params, ifMatch: version, body: choice });
    expect(changed.status).toBe(200);
    const [projet] = (await read(world.jeanne, id_fo)).projets;
    expect([projet?.corps.need_validation, projet?.corps.financements?.length]).toEqual([true, 2]);
  });

  test('whose responsible person is nobody of the association is not valid', async () => {
    const { addProjet, id_fo, world, save } = await anOpenDossier();
    const { body: whole } = await addProjet(world.jeanne, id_fo);
    const to = '99999999-9999-4999-8999-999999999999';
    const { body } = await save(whole, { 'description.id_responsable': { from: world.representant, to } });
    expect(body.blockers.map(({ code }) => code)).toEqual(['dossier.representant-inconnu']);
  });
});

describe('the documents of a project', () => {
  const documents_projet = [{ code: 'DEVIS', label: 'Devis', nature: 'RAR', obligatoire: true }];

  test('are asked of each, joined to one, and go with it', async () => {
    const { addProjet, id_fo, params, world, read } = await anOpenDossier({ documents_projet });
    const { body: projet } = await addProjet(world.jeanne, id_fo);
    expect(projet.blockers.map(({ message }) => message)).toEqual(['Joignez la pièce « Devis ».']);
    const code = `${projet.id}.DEVIS`;
    const join = (one: string) =>
      api(savePieces, {
        as: world.jeanne,
        params,
        body: { pieces: [{ code: one, uuid: world.document }] },
      });
    expect((await join(`${projet.id}.AUTRE`)).codes).toEqual(['dossier.piece-inconnue']);
    expect((await join(code)).status).toBe(200);
    const [joined] = (await read(world.jeanne, id_fo)).projets;
    expect([joined?.pieces[0]?.document?.uuid, joined?.blockers]).toEqual([world.document, []]);
    await api(deleteProjet, { as: world.jeanne, params: { id_fo, id: projet.id } });
    expect((await join(code)).codes).toEqual(['dossier.piece-inconnue']);
  });
});

describe('the projects of a dossier', () => {
  test('are numbered from one where a single one is left, and keep their numbers beside others', async () => {
    const { make, id_fo, world } = await anOpenDossier();
    const [first] = [(await make()).body, (await make()).body];
    const numeros = async () =>
      (await api(readDossier, { as: world.jeanne, params: { id: id_fo } })).body.projets.map(
        ({ numero_projet, corps }) => [numero_projet, corps.description?.numero_projet],
      );
    expect(await numeros()).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await api(deleteProjet, { as: world.jeanne, params: { id_fo, id: first.id } });
    expect(await numeros()).toEqual([[1, 1]]);
    await make();
    expect(await numeros()).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  test('are read whole, or the fields that are named', async () => {
    const { addProjet, id_fo, world } = await anOpenDossier();
    await addProjet(world.jeanne, id_fo);
    const ask = (fields?: string[]) =>
      api(listProjets, { as: world.jeanne, params: { id: id_fo }, query: { fields: fields as never } });
    const { projets } = (await api(readDossier, { as: world.jeanne, params: { id: id_fo } })).body;
    expect((await ask()).body.items).toEqual(projets);
    expect((await ask(['numero_projet', 'corps.description.intitule'])).body.items).toEqual([
      { numero_projet: 1, corps: { description: { intitule: 'Former nos arbitres' } } },
    ]);
    for (const unknown of ['version_secrete', 'corps.description.mot', 'corps.financements.annee']) {
      expect((await ask([unknown])).status).toBe(400);
    }
  });
});

describe('what blocks a project', () => {
  /** Answers what the server says once this is typed in a project whose budget is balanced. */
  async function told([path, to]: [path: string, to: unknown], campagne: Campagne = {}) {
    const { make, save, world } = await anOpenDossier(campagne);
    const { body: projet } = await make({ corps: { budgets: [{ ...aProjet().budgets?.[0] }] } });
    const { body } = await save(projet, { [path]: { from: readAt(projet.corps, path), to } });
    const messages = (field: string) =>
      body.blockers.filter((one) => one.field?.startsWith(field)).map(({ message }) => message);
    return { world, body, messages };
  }
  const question = (row: object): Campagne => ({
    champs_personnalises: { 'custom-bloc': { question: { label: 'Question', ...row } } } as never,
  });

  test('a character that cannot be kept is named, with those that can [R5.11]', async () => {
    const { messages } = await told(['description.objectifs', 'Jouer ☺ ensemble']);
    const [message] = messages('description.objectifs');
    expect(message).toContain('Certains caractères ne sont pas pris en compte par le champ');
    expect(message).toContain('Retirez : ☺ Caractères spéciaux autorisés : []{}€@#-()=');
  });

  test.each([
    [2, 12.5, 0],
    [2, 12.505, 1],
    [3, 12.505, 0],
  ])('a decimal of %i decimals takes %s or not: %i refusal [R5.122]', async (decimals, to, refusals) => {
    const { messages } = await told(
      ['customs.question', to],
      question({ kind: 'decimal', decimals, min: 0, max: 100 }),
    );
    expect(messages('customs.question')).toHaveLength(refusals);
  });

  test('a federation that is missing points to where federations are declared [R5.54] [M061]', async () => {
    const { siren_federation } = champsOfficiels;
    const { messages } = await told(['moyens.commentaire', 'Au siège.'], {
      champs_personnalises: {
        'custom-bloc': { siren_federation: { ...siren_federation, requiredAt: 'transmission' } },
      } as never,
    });
    expect(messages('customs.siren_federation')).toEqual([
      'Le champ est obligatoire. Vous devez déclarer les Fédérations sportives auxquelles votre association est affiliée dans les informations administratives de votre association.',
    ]);
  });

  test.each([
    ['valide', 0],
    ['refuse', 1],
  ])(
    'a field asked of who has no common file in force, which is %s: %i refusal [R5.76]',
    async (tca_etat, refusals) => {
      const asks = [{ scope: 'tca', key: 'tca_etat', operator: 'ne', value: 'valide' }];
      const { messages, world, body } = await told(['moyens.commentaire', 'Au siège.'], {
        couplage_tca: true,
        ...question({ kind: 'text', max: 100, requiredAt: 'transmission', when: asks }),
      });
      // An association that never had one is asked as well.
      expect(messages('customs.question')).toHaveLength(1);
      const of = { id: world.id_association, at: new Date(today) };
      await inTransaction(db, (trx) => writeTca(trx, of, { tca_etat: tca_etat as never }));
      const read = await api(readProjet, { as: world.jeanne, params: { id: body.id } });
      expect(read.body.blockers.filter(({ field }) => field === 'customs.question')).toHaveLength(refusals);
    },
  );

  test.each([
    [{ '60-1': 3000, '62-3': 200 }, { '70': 3200 }, []],
    [{ '60-1': 10 }, { '70': 4 }, ['referentiel.budget-insuffisance 6 €']],
    [{ '60-1': 4 }, { '70': 10 }, ['referentiel.budget-excedent 6 €']],
  ])(
    'charges of %j and products of %j: %j, never both [R5.55] [R5.57]',
    async (charges, produits, expected) => {
      const { make, save } = await anOpenDossier();
      const { body: projet } = await make();
      const [budget] = projet.corps.budgets ?? [];
      const at = `budgets.${budget?.id}`;
      const changes = Object.fromEntries([
        ...Object.entries(charges).map(([code, to]) => [`${at}.charges.${code}`, { from: null, to }]),
        ...Object.entries(produits).map(([code, to]) => [`${at}.produits.${code}`, { from: null, to }]),
      ]);
      const { body, status } = await save(projet, changes);
      expect(status).toBe(200);
      const found = body.blockers.filter(({ code }) => /budget-(insuffisance|excedent)/.test(code));
      expect(found.map(({ code, params }) => `${code} ${params?.montant}`.replaceAll(/\s/g, ' '))).toEqual(
        expected,
      );
    },
  );
});
