// Each place that reads a list must read it as administrators changed it: one change is checked in all of them.
import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { usagesReferentielEndpoints } from '@asso/contract/contenu/usages-referentiel.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { reglesReferentiels } from '@asso/domain/referentiel/referentiels-ouverts.rows';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { aFoodAid } from '../agrement/haa/test/test-sites.ts';
import { agrementCalls, anAgrementWorld } from '../agrement/test/test-agrements.ts';
import { aPerson } from '../association/test/test-associations.sql.ts';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { listesComptees } from '../contenu/usages-referentiel.sql.ts';
import { features } from '../features.ts';
import { aClub, anAgrement, passSportCalls as pspCallsOf } from '../pass-sport/test/test-pass-sport.sql.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const admin = await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' });
const national = await anAdministrateur(db, { role: 'rds.admin' });
const jour = today.slice(0, 10);
const sport = 'Sport, agrément de l’État';

type Changes = Record<string, Record<string, string | null>>;
async function change(type: string, changes: Changes) {
  const { version } = (await api(referentielEndpoints.readReferentiel, { query: { type } })).body.referentiel;
  const request = { as: admin, params: { _id: type }, ifMatch: version, body: { changes } };
  expect((await api(referentielEndpoints.updateReferentiel, request)).status).toBe(200);
}

beforeAll(async () => {
  await change('agrements-types', { CULT: { label: 'Culture populaire' }, SPORT: { label: sport } });
  await change('niveaux-agrements', { communal: { label: 'Communal' } });
  await change('forme-distrib-alimentaire', { FRI: { label: 'Frigo solidaire' }, MAR: { au: jour } });
});

describe('a type of approval that was added', () => {
  test('is asked for, and the dossier is found and printed under its name', async () => {
    const world = await anAgrementWorld(db, { type: 'CULT', definition: { niveau: 'communal' } });
    const { aReady } = agrementCalls(portal, world);
    const { id_fo, agrement } = await aReady();
    expect(agrement).toMatchObject({ type: 'CULT', lib_type: 'Culture populaire' });
    const found = await api(dossierEndpoints.listDossiers, {
      as: world.jeanne,
      query: { searchQuery: 'culture' },
    });
    expect(found.body.items.map((one) => one.id_fo)).toContain(id_fo);
    const as = national;
    const asked = { as, query: { type_agrement: ['CULT'], administres: true } };
    const { items } = (await api(definitionEndpoints.listAgrements, asked as never)).body;
    expect(items.map((one) => [one.type_agrement, one.niveau])).toEqual([['CULT', 'communal']]);
  });

  test('is the type of a definition until the day it ended, and no other is', async () => {
    const world = await anAgrementWorld(db, {});
    await setTerritoire(db, world.drajes.id, '13');
    let rang = 0;
    const create = async (type_agrement: string) => {
      const body = {
        ...{ code: `LUE-${++rang}`, libelle: 'Un agrément d’essai', type_agrement },
        ...{ campagne_exercice: 2027, id_service: world.drajes.id },
      };
      const { status, codes } = await api(definitionEndpoints.createAgrement, { as: national, body });
      return [status, ...(codes ?? [])];
    };
    expect(await create('CULT')).toEqual([201]);
    expect(await create('ABCD')).toEqual([400, 'kernel.choix-inconnu']);
    await change('agrements-types', { CULT: { au: jour } });
    clock.advance(24 * 3600);
    expect(await create('CULT')).toEqual([400, 'kernel.choix-ferme']);
    clock.set(today);
    await change('agrements-types', { CULT: { au: null } });
    expect(await create('CULT')).toEqual([201]);
  });

  test('is one that an exercise of Pass’Sport may take, and opens it to who has it', async () => {
    clock.set('2026-11-02T09:30:00Z');
    const club = await aClub(db, { federation: null });
    await anAgrement(db, club.id, { type: 'SPORT', date_attribution: '2020-01-01' });
    const { structure } = pspCallsOf(portal, club);
    expect((await structure(club.helene)).body.agrements).toEqual([{ type: 'SPORT', label: sport }]);
    const importe = async (agrements: string) => {
      const entete = 'code;libelle;debut;fin;montant;active;federation;agrements;attestation';
      const texte = `${entete}\n62;Essai;2062-09-01;31/12/2062;70;oui;oui;${agrements};non`;
      const body = { genre: 'exercices', fichier: 'exercices.csv', texte, essai: true } as const;
      const { lignes } = (await api(servicePspEndpoints.importPsp, { as: admin, body })).body;
      return lignes.map(({ resultat, champ }) => [resultat, champ]);
    };
    expect(await importe('CULT:2020')).toEqual([['ajoutee', null]]);
    expect(await importe('ABCD:2020')).toEqual([['rejetee', 'agrements']]);
    clock.set(today);
  });

  test('names the approval of an association in its history', async () => {
    const { jeanne, id_association } = await anAgrementWorld(db, {});
    const query = { id_asso: id_association };
    const body = { type: 'CULT', numero: 'C-1' };
    const made = await api(collectionCalls.agrements.add, { as: jeanne, query, body } as never);
    expect(made.status).toBe(201);
    const lines = await listHistory(db, { objet: 'agrement', id_objet: made.body.id }, { limit: 9 });
    expect(lines.map(({ to }) => to)).toContain('Culture populaire C-1');
  });
});

test('activities of a table of sites are those of the day, by their new names', async () => {
  const { imports } = await aFoodAid(portal);
  const table = (activite: string) =>
    `nom;activites;itinerant;voie;code_postal;commune\nHalle;${activite};non;rue 1;13001;Marseille`;
  const bilan = async (activite: string) => (await imports(table(activite), true)).body.bilan;
  expect(await bilan('Frigo solidaire')).toMatchObject({ ajoutee: 1, rejetee: 0 });
  expect(await bilan('FRI | MAR')).toMatchObject({ ajoutee: 1, rejetee: 0 });
  clock.advance(24 * 3600);
  expect(await bilan('Maraude')).toMatchObject({ ajoutee: 0, rejetee: 1 });
  clock.set(today);
});

describe('who uses a value', () => {
  const usages = async (type: string, code: string, as = admin) => {
    const asked = { as, params: { _id: type }, query: { code } };
    return api(usagesReferentielEndpoints.readUsagesValeur, asked);
  };

  it('is counted in every place that holds it', async () => {
    const n = async () =>
      Object.fromEntries(
        (await usages('agrements-types', 'CULT')).body.items.map(({ objet, n }) => [objet, n]),
      );
    const before = await n();
    await agrementCalls(portal, await anAgrementWorld(db, { type: 'CULT' })).create();
    const after = await n();
    expect(after).toEqual({
      ...before,
      dossiers: (before.dossiers ?? 0) + 1,
      definitions: (before.definitions ?? 0) + 1,
    });
    const { add } = await aFoodAid(portal);
    await add({ nature_activite: ['FRI'] });
    expect((await usages('forme-distrib-alimentaire', 'FRI')).body.items).toEqual([{ objet: 'sites', n: 1 }]);
  });

  it('is asked of any list that administrators change, by them only', async () => {
    const ouvertes = Object.entries(reglesReferentiels).flatMap(([type, { isOuverte }]) =>
      isOuverte ? [type] : [],
    );
    expect([...listesComptees].sort()).toEqual(ouvertes.sort());
    for (const type of ouvertes) {
      const { status, body } = await usages(type, 'AUT');
      expect([type, status, body.items.every(({ n }) => n >= 0)]).toEqual([type, 200, true]);
    }
    expect((await usages('ailleurs', 'A')).status).toBe(404);
    expect((await usages('genres', 'M', national)).status).toBe(403);
  });
});
