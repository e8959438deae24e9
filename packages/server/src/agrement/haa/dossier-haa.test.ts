import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { renvoiEndpoints } from '@asso/contract/dossier/renvoi.endpoints';
import { haaComplete } from '@asso/domain/agrement/haa/test/test-haa-complete';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { readPdf, structureFaults, words } from '../../platform/pdf/test/test-read-pdf.ts';
import { today } from '../../subvention/test/test-dossiers.sql.ts';
import { writeTete } from '../test/test-agrements.sql.ts';
import { agrementCalls, anAgrementWorld } from '../test/test-agrements.ts';
import { testAdresse } from './test/test-sites.ts';

const portal = await aPortal({ features, clock: aClock(today) });

async function aHabilitation() {
  const world = await anAgrementWorld(portal.db, { type: 'HAA' });
  const { aReady, save, read, transmit, move } = agrementCalls(portal, world);
  const { id_fo } = await aReady();
  await save(id_fo, { haa: haaComplete() });
  const pdf = async (as: Actor) => {
    const { status, bytes } = await portal.api(dossierEndpoints.readPdf, { as, params: { id: id_fo } });
    expect(status).toBe(200);
    const document = await readPdf(bytes);
    expect(structureFaults(document, bytes)).toEqual([]);
    return words(document.pages.map(({ text }) => text).join(' '));
  };
  const addSite = (more: object, adresse: object | null) =>
    portal.api(haaEndpoints.addSiteEtAdresseHaa, {
      as: world.jeanne,
      query: { id_asso: world.id_association },
      body: { type_membre: 'etablissement', membre_siret_id: world.siret, ...more, adresse },
    });
  return { world, id_fo, pdf, addSite, read, transmit, move };
}

const horaires = [{ id: 'h1', jour: 'MA', de: '09h00', a: '12h00' }];

test('the PDF of a habilitation prints its sites, and only the activity that was declared', async () => {
  const { world, id_fo, pdf, addSite, read, transmit } = await aHabilitation();
  expect(await pdf(world.jeanne)).toContain('Aucun site n’est déclaré.');
  expect((await transmit(id_fo)).codes).toEqual(['haa.sans-site']);

  const [chef] = (await read(id_fo)).body.choix.representants;
  const epicerie = {
    ...{ nom: 'Épicerie Nord', nature_activite: ['EPI'], horaire_ouverture: horaires },
    ...{ periode_fermeture: 'en août', responsable_id: chef?.id },
  };
  expect((await addSite(epicerie, testAdresse)).status).toBe(201);
  const camion = { nom: 'Camion du soir', nature_activite: ['MAR'], itinerant: true };
  expect((await addSite(camion, null)).status).toBe(201);
  expect((await read(id_fo)).body.blockers).toEqual([]);
  expect((await transmit(id_fo)).status).toBe(200);

  for (const as of [world.jeanne, world.agent]) {
    const text = await pdf(as);
    for (const part of [
      'Aide alimentaire',
      'Un reste à vivre de moins de huit euros par jour.',
      'La charte inventée du réseau',
      'Données de la distribution',
      'Lieu de',
      'Épicerie Nord Siège 12 rue des Lilas, 13011 Marseille Épicerie sociale ou solidaire',
      'mardi 9h-12h',
      `fermeture : en août ${chef?.nom}`,
      'Camion du soir Siège Itinérant Maraude',
    ]) {
      expect.soft(text).toContain(part);
    }
    expect(text).not.toContain('Nombre de structures fournies');
    expect(text).not.toContain('Données de la fourniture');
  }
});

test('a habilitation keeps the sites it was sent with, until it is sent back and sent again', async () => {
  const { world, id_fo, pdf, addSite, read, transmit, move } = await aHabilitation();
  const epicerie = { nom: 'Épicerie Nord', nature_activite: ['EPI'], horaire_ouverture: horaires };
  const { body: site } = await addSite(epicerie, testAdresse);
  const { body: camion } = await addSite(
    { nom: 'Camion du soir', nature_activite: ['MAR'], itinerant: true },
    null,
  );
  expect((await transmit(id_fo)).status).toBe(200);

  const named = (id: string) => ({ as: world.jeanne, query: { id_asso: world.id_association, id } });
  const change = { ...named(site.id), ifMatch: site.version, body: { nom: 'Épicerie Sud' } };
  expect((await portal.api(haaEndpoints.saveSiteHaa, change)).body.nom).toBe('Épicerie Sud');
  const moved = { ...named(site.adresse?.id ?? ''), ifMatch: 1, body: { voie: 'rue des Roses' } };
  expect((await portal.api(haaEndpoints.saveAdresseHaa, moved)).status).toBe(200);
  expect((await portal.api(haaEndpoints.removeSiteHaa, named(camion.id))).status).toBe(200);

  for (const as of [world.jeanne, world.agent]) {
    const { sites } = (await read(id_fo, as)).body;
    expect(sites.map(({ nom, adresse }) => [nom, adresse?.voie ?? null])).toEqual([
      ['Camion du soir', null],
      ['Épicerie Nord', 'rue des Lilas'],
    ]);
    const text = await pdf(as);
    expect(text).toContain('Épicerie Nord Siège 12 rue des Lilas');
    expect(text).toContain('Camion du soir');
    expect(text).not.toContain('Épicerie Sud');
  }

  const ofService = { as: world.agent, query: { id_asso: world.id_association } };
  const listed = async () =>
    (await portal.api(haaEndpoints.listSitesHaa, ofService)).body.items.map(({ nom }) => nom);
  expect(await listed()).toEqual(['Camion du soir', 'Épicerie Nord']);

  expect((await move(id_fo, 'sendBack', { motif: 'Ajoutez vos sites.' })).status).toBe(200);
  const noms = async (as?: typeof world.agent) => (await read(id_fo, as)).body.sites.map(({ nom }) => nom);
  expect(await noms()).toEqual(['Épicerie Sud']);
  // The service reads what it received until the association sends its corrections.
  expect(await noms(world.agent)).toEqual(['Camion du soir', 'Épicerie Nord']);
  expect(await pdf(world.agent)).not.toContain('Épicerie Sud');
  const renvoi = async () =>
    (
      await portal.api(renvoiEndpoints.readRenvoi, {
        as: world.agent,
        params: { id: id_fo, service: world.drajes.id },
      })
    ).body.renvoi?.corrections;
  expect(await renvoi()).toEqual([]);
  const renamed = { ...named(site.id), ifMatch: site.version + 1, body: { nom: 'Épicerie Est' } };
  expect((await portal.api(haaEndpoints.saveSiteHaa, renamed)).status).toBe(200);
  const back = (await read(id_fo)).body.renvois[0];
  expect(back?.isCorrige).toBe(true);
  expect((await transmit(id_fo)).status).toBe(200);
  const chemin = `haa.sites.${site.id}.nom`;
  expect(await renvoi()).toContainEqual({ chemin, avant: 'Épicerie Nord', apres: 'Épicerie Est' });
  expect((await portal.api(haaEndpoints.removeSiteHaa, named(site.id))).status).toBe(200);
  expect(await noms()).toEqual(['Épicerie Est']);
});

test('a habilitation neither takes nor shows a tronc commun d’agrément, which only others ask for', async () => {
  const { world, id_fo, addSite, read, transmit } = await aHabilitation();
  const tca = { interet_general: { conforme: 'non', explication: 'Rien à voir ici.' } };
  const { id, version } = (await read(id_fo)).body;
  const refused = await portal.api(dossierAgrementEndpoints.saveEtapeAgrement, {
    ...{ as: world.jeanne, params: { id_fo }, ifMatch: version },
    body: { tca },
  });
  expect([refused.status, refused.problem.field, refused.problem.message]).toEqual([
    400,
    'tca',
    'Cet agrément ne demande pas « Tronc commun d’agrément (TCA) ».',
  ]);
  // One that was written before this refusal is read by nobody.
  const { tete } = (await read(id_fo)).body;
  await writeTete(portal.db, { id, tete: { ...tete, tca } });
  await addSite({ nom: 'Camion', nature_activite: ['MAR'], itinerant: true }, null);
  expect((await transmit(id_fo)).status).toBe(200);
  for (const as of [world.jeanne, world.agent]) expect((await read(id_fo, as)).body.tete.tca).toBeUndefined();

  // The same answer of a dossier that asks for it is kept, and food aid is refused there.
  const other = await anAgrementWorld(portal.db, { type: 'JEP', definition: { demande_tca: true } });
  const jep = agrementCalls(portal, other);
  const { body } = await jep.create();
  expect((await jep.save(body.id_fo, { tca })).status).toBe(200);
  expect((await jep.save(body.id_fo, { haa: haaComplete() })).codes).toEqual(['agrement.hors-demande']);
});
