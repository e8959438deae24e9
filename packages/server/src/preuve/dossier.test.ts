import { test } from 'vitest';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import type { Lu } from './test-requete.ts';
import { drajes, portail, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [karim, jeanne, lucie, agent] = ['karim.benali', 'jeanne.roux', 'lucie.fabre', 'paul.girard'];
const lecteurs = [...drajes, portail];
const instructeurs = drajes.filter((one) => one !== agent);

/** A person's dossiers, with the states of their instructions. */
async function dossiersOf(qui: string) {
  const { body } = await appel('GET /demande/dossiers', qui, { permis: 'tous' });
  return body.items as Lu[];
}

/** Finds a dossier of this person that one service alone studies, in this state. */
async function dossierOf(qui: string, etat: string) {
  const found = (await dossiersOf(qui)).find(
    ({ instructions }) => instructions.length === 1 && instructions[0].etat === etat,
  );
  if (!found) throw new Error(`${qui} has no dossier in ${etat}`);
  return { ...found, service: found.instructions[0].id_service_instructeur };
}

async function documentOf(qui: string, id_asso: string, type: string): Promise<string> {
  const { body } = await appel('GET /dac/association/documents', qui, {
    query: { id_asso, type },
    // This service studies another dossier of the association: of its vault it reads what comes from the registers.
    permis: [...lecteurs, 'vie-associative'],
  });
  return body.items[0].uuid;
}

test('a request being typed is read and written by who began it', async () => {
  const { id, id_fo } = await dossierOf(karim, 'A');
  await appel('GET /demande/dossiers', karim, { canari: id, permis: [jeanne, portail] });
  await appel('GET /demande/dossiers/states', karim, { permis: 'tous' });
  const { version, body } = await appel('GET /demande/dossiers/{id}', karim, {
    params: { id },
    permis: [portail],
  });
  await appel('GET /demande/dossiers/{id}/historique', karim, { params: { id }, permis: [portail] });
  await appel('GET /demande/dossiers/{id}/pdf', karim, { params: { id }, permis: [jeanne, portail] });
  await appel('GET /demande/dossiers/{id}/share', karim, { params: { id }, permis: [] });
  await appel('GET /demande/dossiers/{id}/signature', karim, { params: { id }, permis: [portail] });
  await appel('GET /demande/dossiers/{id}/signature/pages', karim, { params: { id }, permis: [portail] });
  await appel('GET /demande/dossiers/{id}/veille', karim, {
    params: { id },
    query: { page: 'dossier' },
    permis: [portail],
  });
  await appel('GET /demande/documents', karim, { query: { id_demande: id }, permis: [portail] });
  await appel('GET /demande/dossiers/{id}/projets', karim, { params: { id }, permis: [portail] });
  await appel('GET /demande/missing-crf', karim, { permis: 'tous' });
  const { code_subvention, exercice } = body.description;
  await appel('GET /demande/dossiers/exists', karim, {
    query: {
      subvention: code_subvention,
      sous_dispositif: body.description.id_sous_type_dispositif,
      exercice,
      siret: body.demandeur.id_siret,
    },
    permis: [jeanne, portail],
    canari: id_fo,
  });
  await appel('PUT /demande/dossiers/{id_fo}', karim, {
    params: { id_fo: id },
    ifMatch: version,
    body: { changes: { 'attestation.lieu': { from: 'Marseille', to: 'Aubagne' } } },
  });
  const added = await appel('POST /demande/dossiers/{id_fo}/projets', karim, {
    params: { id_fo: id },
    body: {},
  });
  const projet = added.body.id;
  await appel('GET /demande/dossiers/projets/{id}', karim, { params: { id: projet }, permis: [portail] });
  await appel('PUT /demande/dossiers/{id_fo}/projets/{id}', karim, {
    params: { id_fo: id, id: projet },
    ifMatch: added.version,
    body: { changes: { 'description.objectifs': { from: 'Sans objet', to: 'Des jeux au parc' } } },
  });
  await appel('POST /demande/dossiers/{id}/projets/{projectId}/duplicate', karim, {
    params: { id, projectId: projet },
    body: {},
  });
  await appel('DELETE /demande/dossiers/{id_fo}/projets/{id}', karim, {
    params: { id_fo: id, id: projet },
  });
});

test('its choices, pieces and RIB are written by who began it', async () => {
  const { id } = await dossierOf(karim, 'A');
  const params = { id_fo: id };
  await appel('PUT /demande/dossiers/{id_fo}/documents', karim, {
    params,
    body: { pieces: [{ code: 'RAR', uuid: null }] },
    encore: true,
  });
  const { version, body } = await appel('GET /demande/dossiers/{id}', karim, {
    params: { id },
    permis: [portail],
  });
  const { id_sous_type_dispositif, exercice, pluriannuel } = body.description;
  await appel('PUT /demande/dossiers/{id_fo}/choix', karim, {
    params,
    ifMatch: version,
    body: { id_sous_type_dispositif, exercice, pluriannuel },
  });
});

test('removed and taken back by who began it', async () => {
  const { id } = await dossierOf(karim, 'A');
  await appel('DELETE /demande/dossiers/{id}', karim, { params: { id } });
  await appel('POST /demande/dossiers/{id}/restauration', karim, { params: { id } });
});

test('shared with somebody else of the association', async () => {
  const { id } = await dossierOf(karim, 'A');
  const params = { id };
  const { body } = await appel('GET /demande/dossiers/{id}/share', karim, { params, permis: [] });
  const other = body.personnes[1].id;
  await appel('PUT /demande/dossiers/share', karim, { body: { id, sharedWith: [other] }, encore: true });
  await appel('PATCH /demande/dossiers/{_id}/share', karim, {
    params: { _id: id },
    body: { retire: [other] },
    permis: [jeanne],
  });
});

test('transmitted, looked at by its service, answered, granted', async () => {
  const { id, service } = await dossierOf(lucie, 'D');
  const params = { id, service };
  await appel('GET /demande/dossiers/{id}/recepisse', lucie, { params: { id }, permis: lecteurs });
  await appel('GET /demande/dossiers/{id}/recepisse/pdf', lucie, { params: { id }, permis: lecteurs });
  await appel('GET /rds/tableau-de-bord', agent, { permis: 'tous' });
  await appel('GET /demande/tableau-de-bord', lucie, { permis: 'tous' });
  await appel('GET /demande/dossiers/{id}/renouvellement', lucie, { params: { id }, permis: lecteurs });
  const message = await appel('POST /demande/dossiers/{id}/message', lucie, {
    params: { id },
    body: { message: 'Bonjour, notre dossier est-il complet ?', id_service_instructeur: service },
    permis: lecteurs,
  });
  await appel('POST /demande/dossiers/{id}/messages/lecture', agent, {
    params: { id },
    body: { jusqu_a: message.body.id },
    permis: [lucie, ...lecteurs],
    encore: true,
  });
  const read = async () =>
    appel('GET /demande/dossiers/{id}', agent, { params: { id }, permis: [lucie, ...lecteurs] });
  const start = await read();
  await appel('POST /demande/dossiers/{id}/instructions/{service}/{action}', agent, {
    params: { ...params, action: 'start' },
    ifMatch: start.version,
    body: {},
    permis: instructeurs,
  });
  const asked = await read();
  const demande = {
    params,
    ifMatch: asked.version,
    body: { manques: [{ code: 'piece-RAR', phrase: 'Il manque la page 2.' }], avant_le: '2026-04-15' },
    permis: instructeurs,
  };
  await appel('POST /demande/dossiers/{id}/complements/{service}/essai', agent, demande);
  await appel('POST /demande/dossiers/{id}/complements/{service}/demande', agent, demande);
  const answered = await appel('GET /demande/dossiers/{id}', lucie, { params: { id }, permis: lecteurs });
  await appel('POST /demande/dossiers/{id}/complements/{service}/reponse', lucie, {
    params,
    ifMatch: answered.version,
    body: { reponses: [{ code: 'piece-RAR', uuid: await documentOf(lucie, '662044189', 'RAR') }] },
    permis: drajes,
  });
  const accepted = await read();
  await appel('POST /demande/dossiers/{id}/complements/{service}/acceptation', agent, {
    params,
    ifMatch: accepted.version,
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/renvoi', agent, {
    params,
    permis: [lucie, ...lecteurs],
  });
  const proposition = await appel('GET /demande/dossiers/{id}/instructions/{service}/proposition', agent, {
    params,
    permis: instructeurs,
  });
  await appel('PUT /demande/dossiers/{id}/instructions/{service}/proposition', agent, {
    params,
    ifMatch: proposition.version,
    body: { changes: {} },
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/bureau', agent, {
    params,
    permis: instructeurs,
  });
  const me = await appel('GET /rds/bureau', agent, { permis: 'tous' });
  await appel('PUT /demande/dossiers/{id}/instructions/{service}/affectation', agent, {
    params,
    body: { de: null, a: me.body.moi },
    permis: instructeurs,
  });
  const label = await appel('POST /rds/services/{service}/etiquettes', agent, {
    params: { service },
    body: { nom: 'À revoir' },
    permis: instructeurs,
  });
  const etiquette = label.body.id;
  await appel('PUT /rds/services/{service}/etiquettes/{etiquette}', agent, {
    params: { service, etiquette },
    ifMatch: label.version || 1,
    body: { nom: 'À relire' },
    permis: instructeurs,
  });
  await appel('PUT /demande/dossiers/{id}/instructions/{service}/etiquettes/{etiquette}', agent, {
    params: { ...params, etiquette },
    permis: instructeurs,
    encore: true,
  });
  await appel('DELETE /demande/dossiers/{id}/instructions/{service}/etiquettes/{etiquette}', agent, {
    params: { ...params, etiquette },
    permis: instructeurs,
  });
  await appel('DELETE /rds/services/{service}/etiquettes/{etiquette}', agent, {
    params: { service, etiquette },
    ifMatch: 2,
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/grille', agent, {
    params,
    permis: instructeurs,
  });
  const grille = await appel('GET /demande/dossiers/{id}/instructions/{service}/grille', agent, {
    params,
    permis: instructeurs,
  });
  await appel('PUT /demande/dossiers/{id}/instructions/{service}/grille', agent, {
    params,
    ifMatch: grille.version,
    body: { points: { UTILITE: 4, BUDGET: 3, PARTENAIRES: 2 }, commentaire: 'Solide.' },
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/ailleurs', agent, {
    params,
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/signaux', agent, {
    params,
    permis: instructeurs,
  });
  await appel('PUT /demande/dossiers/{id}/instructions/{service}/signaux/{code}', agent, {
    params: { ...params, code: 'premiere' },
    body: { motif: 'Nous la connaissons.' },
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/presence', agent, {
    params,
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/modeles-courrier', agent, {
    params,
    permis: instructeurs,
  });
  await appel('GET /demande/dossiers/{id}/courriers', lucie, { params: { id }, permis: lecteurs });
  await appel('GET /demande/dossiers/{id}/instructions/{service}/avis', agent, {
    params,
    permis: instructeurs,
  });
  const services = await appel('GET /rds/services', 'hugo.marchand', { permis: 'tous' });
  const other = services.body.items.find(({ email }: { email?: string }) =>
    email?.startsWith('vie-associative'),
  );
  const avis = await appel('POST /demande/dossiers/{id}/instructions/{service}/avis', agent, {
    params,
    body: {
      id_service: other._id,
      question: 'Connaissez-vous cette association ?',
      sections: ['projets'],
      avant_le: '2026-04-01',
    },
    permis: instructeurs,
  });
  const ask = { avis: avis.body.id };
  await appel('GET /rds/avis/{avis}', 'vie-associative', { params: ask, permis: instructeurs });
  await appel('POST /rds/avis/{avis}/reponse', 'vie-associative', {
    params: ask,
    ifMatch: avis.version || 1,
    body: { sens: 'favorable', texte: 'Oui, de longue date.' },
    permis: ['claire.vidal', 'hugo.marchand'],
  });
  const second = await appel('POST /demande/dossiers/{id}/instructions/{service}/avis', agent, {
    params,
    body: {
      id_service: other._id,
      question: 'Et son budget ?',
      sections: ['budgets'],
      avant_le: '2026-04-01',
    },
    permis: instructeurs,
  });
  await appel('POST /rds/avis/{avis}/retrait', agent, {
    params: { avis: second.body.id },
    ifMatch: second.version || 1,
    permis: instructeurs,
  });
  const refuse = await read();
  await appel('POST /demande/dossiers/{id}/instructions/{service}/{action}', agent, {
    params: { ...params, action: 'refuse' },
    ifMatch: refuse.version,
    body: { motif: 'Les crédits sont épuisés.' },
    permis: instructeurs,
  });
});
