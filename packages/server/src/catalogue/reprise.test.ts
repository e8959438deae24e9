import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { expect, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { findCurrentCampagne } from '../subvention/subvention.sql.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';
import { deleteVersions } from './test/test-catalogue-public.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db, inject } = portal;
const national = await anAdministrateur(db, {});
const ailleurs = await anAdministrateur(db, { territoire: '30' });
const { readCampagne, publishCampagne, saveBrouillon, unpublishCampagne, readHistoriqueCampagne } =
  campagneEndpoints;

async function aCampaign(titre: string) {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish({ domaine_libre: true, documents_attendus: [], titre });
  clock.advance(600);
  const params = { id: world.code };
  const read = async () => (await api(readCampagne, { as: national, params })).body;
  const unpublish = (numero: number, as = national) =>
    api(unpublishCampagne, { as, params, body: { campagne_exercice: 2027, numero } });
  const publishAgain = async (to: string) => {
    const { brouillon } = await read();
    const changes = { titre: { from: brouillon.valeur.titre, to } };
    await api(saveBrouillon, { as: national, params, body: { changes }, ifMatch: brouillon.version });
    const ifMatch = (await read()).brouillon.version;
    const answer = await api(publishCampagne, { as: national, params, ifMatch });
    clock.advance(600);
    return answer;
  };
  const begin = () => subventionCalls(portal, world).create(world.jeanne);
  const page = (chemin: string) => inject({ url: `/repertoire-des-subventions${chemin}` });
  return { world, params, read, unpublish, publishAgain, begin, page };
}

test('a first publication is taken back: a draft remains, its page and feeds say it, its number is not given again', async () => {
  const { world, params, read, unpublish, publishAgain, page } = await aCampaign('Zèbre publié trop tôt');
  const chemin = `/${world.code}/zebre-publie-trop-tot`;
  expect((await page(chemin)).statusCode).toBe(200);

  expect((await unpublish(1)).status).toBe(200);
  const after = await read();
  expect([after.etat, after.publiee, after.versions, after.rights.delete]).toEqual([
    'preparation',
    null,
    [],
    true,
  ]);
  expect(after.brouillon.valeur.titre).toBe('Zèbre publié trop tôt');
  expect(after.reprises.map(({ numero }) => numero)).toEqual([1]);

  const { statusCode, body } = await page(chemin);
  expect([statusCode, body.includes('Publication annulée')]).toEqual([410, true]);
  expect(body).not.toContain('/client/commencer/');
  expect((await page('')).body).not.toContain('Zèbre publié trop tôt');
  expect((await page('.atom')).body).toContain('<title>Publication annulée : Zèbre publié trop tôt</title>');
  const { items } = JSON.parse((await page('.json')).body);
  expect(items.map(({ title }: { title: string }) => title)).toContain(
    'Publication annulée : Zèbre publié trop tôt',
  );
  expect((await page('.ics')).body).not.toContain('Zèbre publié trop tôt');

  const history = await api(readHistoriqueCampagne, { as: national, params });
  expect(history.body.items.map(({ action, avant, apres }) => [action, avant, apres])[0]).toEqual([
    'subvention.unpublish',
    '2027, version 1',
    null,
  ]);

  expect((await publishAgain('Zèbre à l’heure')).body.publiee?.numero).toBe(2);
  expect((await page(`/${world.code}/zebre-a-l-heure`)).statusCode).toBe(200);
  expect((await page('.atom')).body).not.toContain('Publication annulée');
});

test('the version before stands again, with its own title, and new dossiers begin on it', async () => {
  const { world, read, unpublish, publishAgain, begin, page } = await aCampaign('Zèbre juste');
  expect((await begin()).status).toBe(201);
  await publishAgain('Zèbre faux');
  expect((await unpublish(2)).status).toBe(200);
  const { titre, publiee, versions, brouillon } = await read();
  expect([titre, publiee?.numero, versions.map(({ dossiers }) => dossiers)]).toEqual(['Zèbre juste', 1, [1]]);
  expect(brouillon.valeur.titre).toBe('Zèbre faux');
  const { body } = await page(`/${world.code}/zebre-juste`);
  expect(body).toContain('publiée par erreur, a été annulée');
  expect((await findCurrentCampagne(db, world.code, portal.clock.now()))?.numero).toBe(1);
});

test('a version on which a dossier was begun is not taken back, nor another than the one that was seen', async () => {
  const { read, unpublish, begin } = await aCampaign('Zèbre commencé');
  expect((await unpublish(2)).codes).toEqual(['catalogue.autre-version']);
  await begin();
  expect((await read()).rights.unpublish).toBe(false);
  expect((await unpublish(1)).codes).toEqual(['catalogue.version-commencee']);
  expect((await read()).publiee?.numero).toBe(1);
});

test('what is not published is not taken back, and nobody else takes it back', async () => {
  const { world, params, unpublish } = await aCampaign('Zèbre d’un autre territoire');
  expect((await unpublish(1, ailleurs)).status).toBe(404);
  for (const as of [world.jeanne, world.agent, undefined]) {
    const body = { campagne_exercice: 2027, numero: 1 };
    expect([401, 403]).toContain((await api(unpublishCampagne, { as, params, body })).status);
  }
  expect((await unpublish(1)).status).toBe(200);
  expect((await unpublish(1)).codes).toEqual(['catalogue.acte-impossible']);
});

test('taken back in the territory that it had gained, it is again that of the version before', async () => {
  const { world, params, read, unpublish } = await aCampaign('Zèbre donné par erreur');
  await setTerritoire(db, world.cd.id, '30');
  const { valeur, version } = (await read()).brouillon;
  const [line] = valeur.instructeurs ?? [];
  const changes = { [`instructeurs.${line?.id}.id_service`]: { from: line?.id_service, to: world.cd.id } };
  await api(saveBrouillon, { as: national, params, body: { changes }, ifMatch: version });
  await api(publishCampagne, { as: national, params, ifMatch: version + 1 });
  expect((await api(readCampagne, { as: ailleurs, params })).body.publiee?.numero).toBe(2);
  expect((await unpublish(2, ailleurs)).body.publiee?.numero).toBe(1);
  expect((await api(readCampagne, { as: ailleurs, params })).status).toBe(404);
});

test('the database keeps every published version: one leaves only for the table of those taken back', async () => {
  const { world } = await aCampaign('Zèbre gardé');
  await expect(deleteVersions(db, world.code)).rejects.toThrow('a published campaign version never changes');
});
