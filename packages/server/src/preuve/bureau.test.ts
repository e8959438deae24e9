import { randomUUID } from 'node:crypto';
import { test } from 'vitest';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { drajes, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [agent, compte] = ['paul.girard', 'fdva'];
const instructeurs = drajes.filter((one) => one !== agent);
const desServices = [...drajes, 'vie-associative'];

test('views, columns and order are a person’s own', async () => {
  const vue = { nom: 'Mes urgences', filtres: { etats: ['D'] }, recherche: '', tri: null, colonnes: null };
  const made = await appel('POST /rds/vues', agent, { body: vue, permis: desServices });
  await appel('GET /rds/vues', agent, { canari: made.body.id });
  await appel('GET /rds/vues/comptes', agent, { canari: made.body.id });
  await appel('PUT /rds/vues/{vue}', agent, {
    params: { vue: made.body.id },
    ifMatch: made.version || 1,
    body: { ...vue, nom: 'Mes priorités' },
  });
  await appel('PUT /rds/file/vue', agent, { body: { vue: made.body.id }, encore: true });
  await appel('POST /rds/vues/ordre', agent, {
    body: { ids: [made.body.id] },
    permis: desServices,
    encore: true,
  });
  await appel('PUT /rds/file/colonnes', agent, {
    body: { colonnes: ['numero', 'association'] },
    permis: 'tous',
    encore: true,
  });
  await appel('DELETE /rds/vues/{vue}', agent, { params: { vue: made.body.id }, ifMatch: 2 });
});

test('an absence is said by its person and who answers for the service, and read by the service alone', async () => {
  const bureau = await appel('GET /rds/bureau', agent, { permis: 'tous' });
  const { moi, services } = bureau.body;
  const params = { service: services[0].id };
  const read = await appel('GET /rds/services/{service}/absences', agent, { params, permis: instructeurs });
  const { jour, collegues } = read.body;
  const remplacant = collegues.find(({ id }: { id: string }) => id !== moi)?.id ?? null;
  const jours = { du: jour, au: jour, remplacant, mot: 'Le standard répond.' };
  const made = await appel('POST /rds/services/{service}/absences', agent, {
    params,
    body: { id_utilisateur: moi, ...jours },
    permis: instructeurs,
  });
  const one = { ...params, absence: made.body.id };
  const saved = await appel('PUT /rds/services/{service}/absences/{absence}', agent, {
    params: one,
    ifMatch: made.version || 1,
    body: { ...jours, remplacant: null },
    permis: instructeurs,
  });
  await appel('DELETE /rds/services/{service}/absences/{absence}', agent, {
    params: one,
    ifMatch: saved.version || 2,
    permis: instructeurs,
  });
});

test('envelopes, letters and acts on many are a service’s own', async () => {
  const bureau = await appel('GET /rds/bureau', agent, { permis: 'tous' });
  await appel('GET /rds/bureau/jour', agent, { permis: 'tous' });
  await appel('GET /rds/bureau/jour', agent, { query: { voir: 'service' }, permis: 'tous' });
  await appel('GET /rds/enveloppes', agent, { permis: 'tous' });
  await appel('GET /rds/file/groupes', agent, { permis: 'tous' });
  await appel('GET /rds/export/dossiers/{format}', agent, {
    params: { format: 'csv' },
    canari: 'Table du Panier',
    // The department instructs the same request, which two services are asked to fund.
    permis: [...instructeurs, 'vie-associative'],
  });
  await appel('GET /rds/statistiques', agent, { permis: 'tous' });
  await appel('GET /rds/statistiques/delais', agent, { permis: 'tous' });
  await appel('GET /rds/avis', agent, { permis: 'tous' });
  await appel('GET /demande/lots', agent, { permis: 'tous' });
  await appel('GET /rds/open-data/controle', agent, { permis: 'tous' });
  const id_service = bureau.body.services[0].id;
  const budget = await appel('POST /rds/enveloppes', compte, {
    body: { id_service, code_subvention: 'FDVA', campagne_exercice: 2026, exercice: 2027, total: 50000 },
    permis: drajes,
  });
  const enveloppe = budget.body.id;
  await appel('PUT /rds/enveloppes/{enveloppe}', compte, {
    params: { enveloppe },
    ifMatch: budget.version || 1,
    body: { total: 60000 },
    permis: drajes,
  });
  await appel('GET /rds/enveloppes/{enveloppe}/commission', agent, {
    params: { enveloppe },
    permis: instructeurs,
  });
  await appel('DELETE /rds/enveloppes/{enveloppe}', compte, {
    params: { enveloppe },
    ifMatch: 2,
    permis: drajes,
  });
  const ceService = { params: { service: id_service } };
  await appel('GET /rds/services/{service}/charge', agent, { ...ceService, permis: instructeurs });
  await appel('GET /rds/services/{service}/aiguillage', agent, { ...ceService, permis: instructeurs });
  const gard = {
    id: randomUUID(),
    nom: 'Gard',
    quand: { departements: ['30'], themes: [], montant_min: null, montant_max: null },
    alors: { personnes: [bureau.body.moi], etiquette: null },
  };
  await appel('POST /rds/services/{service}/aiguillage/essai', compte, {
    ...ceService,
    body: { regles: [gard] },
    permis: drajes,
  });
  await appel('PUT /rds/services/{service}/aiguillage', compte, {
    ...ceService,
    ifMatch: 1,
    body: { actif: false, regles: [gard] },
    permis: drajes,
  });
  const permis = instructeurs;
  const dus = await appel('GET /rds/services/{service}/versements', agent, { ...ceService, permis });
  await appel('GET /rds/services/{service}/versements-faits', agent, { ...ceService, permis });
  await appel('GET /rds/services/{service}/comptes-rendus-dus', agent, { ...ceService, permis });
  const { id_fo, paiement, version, montant } = dus.body.items.find(
    ({ acte }: { acte: string }) => acte === 'take',
  );
  await appel('POST /rds/services/{service}/versements/{acte}', agent, {
    params: { ...ceService.params, acte: 'take' },
    body: { lignes: [{ id_fo, paiement, version, montant }] },
    permis,
  });
  const contenu = { nature: 'refus', nom: 'Refus', objet: 'Votre demande', texte: 'Bonjour,' };
  const model = await appel('POST /rds/modeles-courrier', compte, {
    body: { id_service, contenu },
    permis: instructeurs,
  });
  const params = { id: model.body.id };
  await appel('GET /rds/modeles-courrier', compte, {
    canari: model.body.id,
    permis: [agent, ...instructeurs],
  });
  await appel('GET /rds/modeles-courrier/{id}', compte, { params, permis: drajes });
  const saved = await appel('PUT /rds/modeles-courrier/{id}', compte, {
    params,
    ifMatch: model.version || 1,
    body: { contenu: { ...contenu, texte: 'Refusé : {decision.motif}' } },
    permis: instructeurs,
  });
  const published = await appel('POST /rds/modeles-courrier/{id}/publication', compte, {
    params,
    ifMatch: saved.version || 2,
    permis: instructeurs,
  });
  await appel('DELETE /rds/modeles-courrier/{id}', compte, {
    params,
    ifMatch: published.version || 3,
    permis: instructeurs,
  });
  await appel('PUT /rds/open-data/services/{service}', compte, {
    params: { service: id_service },
    ifMatch: 1,
    body: { siret: '66101723600018' },
    permis: drajes,
  });
  await appel('GET /rds/open-data/subventions', agent, { permis: 'tous' });
});

test('a lot is its author’s and their service’s', async () => {
  const bureau = await appel('GET /rds/bureau', agent, { permis: 'tous' });
  const id_service = bureau.body.services[0].id;
  const made = await appel('POST /demande/lots', agent, {
    body: { action: 'ecrire', id_service, selection: { filtres: { etats: ['D'] } } },
    permis: instructeurs,
  });
  const params = { id: made.body.id };
  await appel('GET /demande/lots/{id}', agent, { params, permis: instructeurs });
  await appel('GET /demande/lots', agent, { canari: made.body.id, permis: instructeurs });
  await appel('GET /demande/lots/{id}/lignes', agent, { params, permis: instructeurs });
  const said = await appel('PUT /demande/lots/{id}', agent, {
    params,
    ifMatch: made.version || 1,
    body: { parametres: { message: 'Votre dossier est bien arrivé.' } },
    permis: instructeurs,
  });
  const out = await appel('PUT /demande/lots/{id}/lignes/{rang}', agent, {
    params: { ...params, rang: 1 },
    ifMatch: said.version || 2,
    body: { isRetiree: false },
    permis: instructeurs,
  });
  await appel('POST /demande/lots/{id}/lancement', agent, {
    params,
    ifMatch: out.version || 3,
    permis: instructeurs,
  });
  await demo.portal.runJobs();
  await appel('GET /demande/lots/{id}/rapport', agent, { params, permis: instructeurs });
});
