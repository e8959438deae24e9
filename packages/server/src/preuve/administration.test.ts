import { test } from 'vitest';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { portail, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [hugo, claire, alice] = ['hugo.marchand', 'claire.vidal', 'alice.perrin'];
const [ines, marc] = ['ines.moreau', 'marc.olivieri'];

async function compteOf(qui: string) {
  const { body } = await appel('GET /lca/users', portail, {
    query: { searchQuery: qui.replace('.', ' ') },
    canari: qui,
  });
  return body.items[0];
}

test('accounts are the administrator’s of the portal', async () => {
  const person = await compteOf(ines);
  const params = { id: person.id ?? person._id };
  const read = await appel('GET /lca/users/{id}/administration', portail, { params });
  await appel('GET /lca/users/{id}/acces', portail, { params });
  const closed = await appel('PATCH /auth/users/{id}/acces', portail, {
    params,
    ifMatch: read.version,
    body: { actif: false, motif: 'Départ.' },
  });
  await appel('PATCH /auth/users/{id}/acces', portail, {
    params,
    ifMatch: closed.version,
    body: { actif: true },
  });
  const theo = await compteOf('theo.renaud');
  await appel('POST /auth/users/{id}/invitation', portail, { params: { id: theo.id ?? theo._id } });
  await appel('GET /lca/adhesions', portail);
  await appel('GET /lca/adhesions/decisions', portail);
  await appel('GET /lca/journal', portail, { permis: [hugo, claire, alice] });
  await appel('GET /lca/journal/export', portail, { permis: [hugo, claire, alice] });
});

test('what is wrong or waits is the administrators’', async () => {
  await appel('GET /lca/a-regler', portail, { permis: [alice] });
  await appel('GET /lca/recherche', portail, { query: { q: 'voile' }, permis: [alice] });
  await appel('GET /lca/travaux', portail);
  const ids = ['00000000-0000-4000-8000-00000000abcd'];
  await appel('POST /lca/travaux/relance', portail, { body: { ids }, encore: true });
  await appel('GET /lca/courriels', portail);
});

test('content is the administrator’s of the portal', async () => {
  const kinds: readonly [string, object][] = [
    ['questions', { question: 'Qui peut voir mon dossier ?', reponse: 'Vous.', motif: 'CPT', publie: true }],
    ['urls', { label: 'Un lien', url: 'https://exemple.example/', publie: true }],
    [
      'documents-modeles',
      { nom: 'Un modèle', nature: 'STC', url: 'https://exemple.example/modele', publie: true },
    ],
  ];
  for (const [kind, body] of kinds) {
    const made = await appel(`POST /lca/${kind}`, portail, { body });
    const params = { id: made.body.id ?? made.body._id };
    await appel(`GET /lca/${kind}`, portail, { permis: 'tous' });
    const read = await appel(`GET /lca/${kind}/{id}`, portail, { params, permis: 'tous' });
    await appel(`PATCH /lca/${kind}/{id}`, portail, {
      params,
      ifMatch: read.version,
      body: { changes: {} },
      encore: true,
    });
    if (kind === 'questions') {
      const { version } = await appel('GET /lca/questions/{id}', portail, { params, permis: 'tous' });
      await appel('PUT /lca/questions/{id}', portail, { params, ifMatch: version, body });
    }
    await appel(`DELETE /lca/${kind}/{id}`, portail, { params });
  }
  const note = {
    titre: 'Travaux',
    texte: 'Le portail ferme dimanche.',
    kind: 'info',
    routes: ['/home'],
    debut: null,
    fin: null,
  };
  const made = await appel('POST /lca/notesOnPage', portail, { body: note });
  const params = { id: made.body.id };
  await appel('GET /lca/notesOnPage', portail, { permis: 'tous' });
  await appel('GET /lca/notesOnPage/{id}', portail, { params, permis: 'tous' });
  await appel('POST /lca/notesOnPage/{id}/masquer', marc, {
    params,
    body: { version: 1 },
    permis: 'tous',
    encore: true,
  });
  await appel('PATCH /lca/notesOnPage/{id}', portail, {
    params,
    ifMatch: made.version || 1,
    body: { titre: 'Pause' },
  });
  await appel('DELETE /lca/notesOnPage/{id}', portail, { params });
});

test('services are their administrators’', async () => {
  const administre = [claire, alice];
  await appel('GET /rds/crossed-services', hugo, { permis: 'tous' });
  const list = await appel('GET /rds/services', hugo, { permis: 'tous' });
  const one = list.body.items.find(({ email }: { email?: string }) => email?.startsWith('subventions@'));
  const params = { id: one._id };
  const shown = await appel('GET /rds/services/{id}', hugo, { params, permis: 'tous' });
  const read = await appel('GET /rds/services/{id}/administration', hugo, { params, permis: administre });
  const renamed = await appel('PATCH /rds/services/{id}', hugo, {
    params,
    ifMatch: read.version,
    body: {
      changes: { telephone: { from: shown.body.telephone, to: '0491000000' } },
    },
    permis: administre,
  });
  await appel('PATCH /auth/services/{id}', hugo, {
    params,
    ifMatch: renamed.version,
    body: { changes: { code: { from: 'FVL', to: 'FVL2' } } },
    permis: administre,
  });
  await appel('POST /rds/services/{id}/membres', hugo, {
    params,
    body: { email: 'lea.dupin@service.example', prenom: 'Léa', nom: 'Dupin', role: 'membre' },
    permis: administre,
  });
  const members = await appel('GET /rds/services/{id}/membres', hugo, { params, permis: administre });
  const me = await appel('GET /rds/users/{id}', hugo, { params: { id: 'moi' }, permis: 'tous' });
  await appel('GET /rds/users/{id}', hugo, { params: { id: me.body._id }, permis: [alice] });
  const lea = members.body.items.find(({ email }: { email: string }) => email.startsWith('lea'));
  await appel('DELETE /rds/services/{id}/membres/{membre}', hugo, {
    params: { ...params, membre: lea.id_utilisateur },
    permis: administre,
  });
  const prepared = await appel('POST /auth/services', hugo, {
    body: { login: 'nouveau@service.example', roles: ['rds.service'], enabled: true, code: 'TEST1' },
    permis: administre,
  });
  const made = await appel('POST /rds/services', hugo, {
    body: {
      authId: prepared.body.authId,
      nom: 'Service d’essai',
      type: 'CD',
      niveau_territorial: 'departemental',
      code_territoire: '04',
    },
    permis: administre,
  });
  await appel('POST /auth/services/{id}/invitation', hugo, {
    params: { id: made.body._id },
    permis: administre,
  });
  const compte = { params: { id: made.body._id }, permis: administre };
  await appel('DELETE /auth/services/{id}', hugo, compte);
  await appel('DELETE /rds/services/{id}', hugo, compte);
});

test('the catalogue is its administrators’', async () => {
  const list = await appel('GET /rds/campagnes', alice, { permis: 'tous' });
  const one = list.body.items.find(({ code }: { code: string }) => code === 'CDP');
  const [params, administre] = [{ id: one.id }, [hugo, claire]];
  const draft = await appel('GET /rds/campagnes/{id}', alice, { params, permis: administre });
  await appel('GET /rds/campagnes/{id}/historique', alice, { params, permis: administre });
  await appel('PUT /rds/campagnes/{id}/brouillon', alice, {
    params,
    ifMatch: draft.version,
    body: { changes: {} },
    permis: administre,
    encore: true,
  });
  const copy = await appel('POST /rds/subventions/{id}/duplicate', alice, {
    params,
    body: { code: 'CDP2', titre: 'Une copie' },
    permis: administre,
  });
  await appel('PUT /rds/subventions/{id}', alice, {
    params: { id: copy.body.id },
    ifMatch: copy.version || 1,
    body: { code: 'CDP3' },
    permis: administre,
  });
  await appel('DELETE /rds/subventions/{id}', alice, { params: { id: copy.body.id }, permis: administre });
  await appel('POST /rds/subventions', alice, {
    body: {
      code: 'NEUF',
      titre: 'Une neuve',
      dispositif: { code: 'NEUF', label: 'Neuf' },
      campagne_exercice: 2026,
      id_service: one.service.id,
    },
    permis: administre,
  });
  await appel('GET /rds/subventions', alice, { permis: 'tous' });
  await appel('GET /rds/dispositifs', alice, { permis: 'tous' });
  await appel('GET /rds/subventions/{code}', alice, { params: { code: 'FDVA' }, permis: 'tous' });
  await appel('GET /rds/repertoire', alice, { permis: 'tous' });
  await appel('GET /rds/subventions/{code}/eligibilite', 'jeanne.roux', {
    params: { code: 'FDVA' },
    query: { id_asso: '661017236' },
    permis: ['karim.benali', portail],
  });
  const closed = (await appel('GET /rds/repertoire', marc, { query: { toutes: 'true' }, permis: 'tous' }))
    .body.items;
  const later = closed.find(({ ouverture }: { ouverture: string }) => ouverture === 'a-venir');
  await appel('PUT /rds/subventions/{code}/alerte', marc, {
    params: { code: later.code },
    permis: 'tous',
    encore: true,
  });
  await appel('GET /rds/alertes', marc, { permis: 'tous' });
  await appel('DELETE /rds/subventions/{code}/alerte', marc, {
    params: { code: later.code },
    permis: 'tous',
  });
  await appel('GET /lca/champs-attendus', alice, { permis: [hugo, claire] });
  await appel('GET /lca/documents-attendus', alice, { permis: [hugo, claire] });
  const kinds: readonly [string, object][] = [
    [
      'champs-attendus',
      {
        label: 'Nombre de repas',
        code: 'repas_servis',
        bloc: 'custom-bloc',
        kind: 'int',
        requiredAt: 'transmission',
        crf: 'modifiable',
      },
    ],
    ['documents-attendus', { label: 'Programme', code: 'PROG2', nature: 'DEV', obligatoire: true }],
  ];
  for (const [kind, body] of kinds) {
    await appel(`GET /lca/${kind}`, alice, { permis: administre });
    const made = await appel(`POST /lca/${kind}`, alice, { body, permis: administre });
    const params = { id: made.body.id ?? made.body._id };
    const read = await appel(`GET /lca/${kind}/{id}`, alice, { params, permis: administre });
    await appel(`PATCH /lca/${kind}/{id}`, alice, {
      params,
      ifMatch: read.version,
      body: { changes: {} },
      permis: administre,
      encore: true,
    });
    if (kind === 'documents-attendus') {
      const { version } = await appel('GET /lca/documents-attendus/{id}', alice, {
        params,
        permis: administre,
      });
      const whole = { ...body, aide: 'Signé.' };
      await appel('PUT /lca/documents-attendus/{id}', alice, {
        params,
        ifMatch: version,
        body: whole,
        permis: administre,
      });
    }
    await appel(`DELETE /lca/${kind}/{id}`, alice, { params, permis: administre });
  }
});

test('accreditations are defined by their administrators', async () => {
  const administre = [hugo, claire, portail];
  const list = await appel('GET /rds/agrements', alice, { permis: 'tous' });
  const one = list.body.items.find(({ code }: { code: string }) => code === 'JEP-PACA');
  const copy = await appel('POST /rds/agrements/{id}/duplicate', alice, {
    params: { id: one.id ?? one._id },
    body: { code: 'JEP-2' },
    permis: administre,
  });
  const params = { id: copy.body._id };
  await appel('GET /rds/agrements/{id}', alice, { params, permis: administre });
  await appel('GET /rds/agrements/{id}/historique', alice, { params, permis: administre });
  await appel('PATCH /rds/agrements/{id}', alice, {
    params,
    ifMatch: copy.version || 1,
    body: { changes: {} },
    permis: administre,
    encore: true,
  });
  const published = await appel('POST /rds/agrements/{id}/publier', alice, {
    params,
    ifMatch: copy.version || 1,
    permis: administre,
  });
  await appel('POST /rds/agrements/{id}/etat', alice, {
    params,
    ifMatch: published.version,
    body: { etat: 'retire' },
    permis: administre,
  });
  await appel('DELETE /rds/agrements/{id}', alice, { params, permis: administre });
  await appel('POST /rds/agrements', alice, {
    body: {
      code: 'NEUF',
      libelle: 'Un neuf',
      type_agrement: 'JEP',
      campagne_exercice: 2026,
      id_service: one.service?.id ?? one.id_service,
    },
    permis: administre,
  });
});

test('the numbers of an association, and its merge with another, are the administrators’ of all of them', async () => {
  const query = { id_asso: '661017236' };
  const permis = [hugo];
  const read = await appel('GET /dac/association/rattachement', portail, { query, permis });
  const motif = 'Le récépissé le dit.';
  const corrige = await appel('POST /dac/association/rattachement', portail, {
    query,
    ifMatch: read.version,
    body: { id_rna: 'W133900499', garde_anciens: true, motif },
    permis,
  });
  const absorbee = '662044189';
  const { body } = await appel('GET /dac/association/fusion', portail, {
    query: { ...query, absorbee },
    permis,
  });
  const versions = { gardee: corrige.version, absorbee: body.absorbee.version };
  const made = await appel('POST /dac/association/fusion', portail, {
    query,
    body: { absorbee, motif, versions },
    permis,
  });
  await appel('POST /dac/association/fusion/annulation', portail, {
    query,
    body: { id_fusion: made.body.id },
    permis,
  });
});
