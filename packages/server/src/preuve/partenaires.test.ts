import { test } from 'vitest';
import { demoMotDePasse } from '../seeds/demo/comptes-de-demo.ts';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { drajes, portail, roster } from './test-roster.ts';

const people = [...roster, 'remi.dufour'];
const demo = await aDemonstration(people);
const appel = scene(demo, people);
const [jeanne, karim, nadia, remi, agent] = [
  'jeanne.roux',
  'karim.benali',
  'nadia.colin',
  'remi.dufour',
  'paul.girard',
];
const compte = 'fdva';
const instructeurs = drajes.filter((one) => one !== agent);

test('keys and webhooks are the managers’ of an association', async () => {
  const query = { id_asso: '661017236' };
  const permis = [karim, portail];
  const made = await appel('POST /partenaire/cles', jeanne, {
    query,
    body: { nom: 'Notre logiciel', portees: ['dossier:lire'], duree_jours: 90 },
    permis,
  });
  const cle = made.body.cle.id;
  await appel('GET /partenaire/cles', jeanne, { query, canari: cle, permis });
  await appel('GET /partenaire/cles/{cle}/usages', jeanne, { params: { cle }, query, permis });
  await appel('DELETE /partenaire/cles/{cle}', jeanne, { params: { cle }, query, permis });
  const hooked = await appel('POST /partenaire/webhooks', jeanne, {
    query,
    body: { url: 'https://logiciel.example/recevoir', evenements: ['dossier.transmis'] },
    permis,
  });
  const params = { webhook: hooked.body.webhook.id };
  await appel('GET /partenaire/webhooks', jeanne, { query, canari: params.webhook, permis });
  const body = { evenements: ['dossier.cree'] };
  const { version: ifMatch } = hooked.body.webhook;
  await appel('PATCH /partenaire/webhooks/{webhook}', jeanne, { params, query, body, ifMatch, permis });
  const periode = { du: '2027-02-01T00:00:00Z', au: '2027-02-02T00:00:00Z' };
  await appel('GET /partenaire/webhooks/{webhook}/rejeu', jeanne, {
    params,
    query: { ...query, ...periode },
    permis,
  });
  await appel('POST /partenaire/webhooks/{webhook}/secret', jeanne, { params, query, permis });
  await appel('POST /partenaire/webhooks/{webhook}/essai', jeanne, { params, query, permis });
  await appel('GET /partenaire/webhooks/{webhook}/livraisons', jeanne, { params, query, permis });
  await appel('DELETE /partenaire/webhooks/{webhook}', jeanne, { params, query, permis });
});

test('a programme of Osiris is read by its accounts, and written by who administers Osiris', async () => {
  const list = await appel('GET /demande/osiris/programmes', nadia, { permis: 'tous' });
  const params = { programme: list.body.items[0].code };
  const permis = [remi];
  await appel('GET /demande/osiris/programmes/{programme}/dossiers', nadia, { params, permis });
  await appel('GET /demande/osiris/programmes/{programme}/totaux', nadia, { params, permis });
  await appel('GET /demande/osiris/programmes/{programme}/envois', nadia, { params, permis });
  await appel('GET /demande/osiris/programmes/{programme}/export/{format}', nadia, {
    params: { ...params, format: 'csv' },
    permis,
  });
  const choix = await appel('GET /demande/osiris/choix', remi);
  const [dispositif] = choix.body.dispositifs;
  const body = {
    libelle: 'Un essai',
    dispositifs: [{ id_type_dispositif: dispositif.code, id_sous_type_dispositif: null }],
    comptes: [],
  };
  const made = await appel('POST /demande/osiris/programmes', remi, { body: { code: '999', ...body } });
  const own = { programme: made.body.code };
  await appel('PUT /demande/osiris/programmes/{programme}', remi, {
    params: own,
    ifMatch: made.version || 1,
    body,
  });
  await appel('DELETE /demande/osiris/programmes/{programme}', remi, { params: own, ifMatch: 2 });
});

test('what Chorus and Sirepa are sent is the service’s, and the administrator’s', async () => {
  const bureau = await appel('GET /rds/bureau', agent, { permis: 'tous' });
  const [{ id }] = bureau.body.services;
  const chorus = await appel('GET /rds/chorus', agent, { query: { service: id }, permis: instructeurs });
  const responsables = instructeurs.filter((one) => one !== compte);
  const made = await appel('POST /rds/chorus/lots', compte, {
    body: {
      id_service: id,
      exercice: null,
      lignes: chorus.body.lignes.map(({ cle }: { cle: string }) => cle),
    },
    permis: responsables,
  });
  const params = { lot: made.body.id ?? made.body.lot?.id, format: 'csv' };
  await appel('GET /rds/chorus/lots/{lot}/export/{format}', agent, { params, permis: instructeurs });
  const query = { du: '2026-01-01', au: '2026-12-31' };
  await appel('GET /lca/sirepa', portail, { query });
  await appel('GET /lca/sirepa/{fichier}/{format}', portail, {
    params: { fichier: 'siret', format: 'csv' },
    query,
  });
});

test('a copy of one’s data is one’s own; what one thought of a procedure is nobody’s', async () => {
  await appel('POST /auth/donnees', jeanne, { body: { password: demoMotDePasse }, permis: 'tous' });
  await appel('GET /auth/donnees', jeanne, { permis: 'tous' });
  await appel('POST /lca/satisfaction', jeanne, {
    body: { demarche: 'subvention', note: 'bien' },
    permis: 'tous',
  });
  await appel('GET /lca/statistiques', jeanne, { permis: 'tous' });
  await appel('GET /lca/satisfaction', portail);
});

test('a list of choices is changed by who administers the portal or its services', async () => {
  const lists = await appel('GET /referentiels', portail, { permis: 'tous' });
  const one = lists.body.items.find(({ type }: { type: string }) => type === 'motifs-assistance-secondaires');
  const read = await appel('GET /referentiel', portail, { query: { type: one.type }, permis: 'tous' });
  const { options, version } = read.body.referentiel;
  await appel('GET /referentiels/{_id}/usages', portail, {
    params: { _id: one._id },
    query: { code: options[0].value },
    permis: ['alice.perrin'],
  });
  await appel('PATCH /referentiels/{_id}', portail, {
    params: { _id: one._id },
    ifMatch: version,
    body: { changes: { essai: { label: 'Un motif d’essai', parent: options[0].parent } } },
    permis: ['alice.perrin'],
  });
});
