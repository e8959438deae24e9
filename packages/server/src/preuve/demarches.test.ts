import { test } from 'vitest';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { drajes, portail, roster } from './test-roster.ts';

const people = [...roster, 'luis.pereira'];
const demo = await aDemonstration(people);
const appel = scene(demo, people);
const admins = [portail, 'hugo.marchand', 'claire.vidal'];
const [helene, fatou, luis, jeanne] = ['helene.garnier', 'fatou.sarr', 'luis.pereira', 'jeanne.roux'];
const voile = '66307152000014';
/** Services that have a request of the association before them, and so read what it applies with (0519). */
const quiInstruisent = [...drajes, 'vie-associative'];

test('Pass’Sport is the club’s', async () => {
  await appel('GET /psp/exercices', helene, { permis: 'tous' });
  await appel('GET /psp/structure', helene, {
    query: { idSiret: voile },
    permis: [portail, ...quiInstruisent],
  });
  const made = await appel('POST /psp/dossiers', helene, {
    body: { structure: { id_siret: voile } },
    permis: [portail],
  });
  const { id } = made.body.dossier;
  await appel('GET /psp/dossiers', helene, {
    query: { idSiret: voile },
    canari: id,
    permis: [portail, ...quiInstruisent],
  });
  await appel('GET /psp/dossiers/{idSiret}/association', helene, {
    params: { idSiret: voile },
    permis: ['marc.olivieri', portail, ...quiInstruisent],
  });
  await appel('PUT /psp/dossiers/{id}', helene, {
    params: { id },
    ifMatch: made.version || 1,
    body: {},
    permis: [portail],
  });
  await appel('GET /psp/dossiers/{id}/inscriptions', helene, {
    params: { id },
    permis: [portail, ...quiInstruisent],
  });
  await appel('POST /psp/dossiers/{id}/codes', helene, {
    params: { id },
    body: { codes: ['26-AAAA-BBBB'] },
    permis: [portail],
    encore: true,
  });
  await appel('GET /psp/dossiers/{id}/pdf', helene, { params: { id }, permis: [portail, ...quiInstruisent] });
  await appel('GET /psp/beneficiaires', helene, {
    query: { id_psp: '26-AAAA-BBBB' },
    canari: 'Léa',
    permis: [
      portail,
      'jeanne.roux',
      'karim.benali',
      'lucie.fabre',
      'fatou.sarr',
      'marc.olivieri',
      'luis.pereira',
      'noe.lambert',
      'ines.moreau',
    ],
  });
  await appel('GET /psp/remboursements', portail);
  await appel('GET /psp/imports', portail);
  await appel('GET /psp/paiements/{format}', portail, { params: { format: 'csv' } });
});

test('a SIRET request is who began it’s, and the administrator’s', async () => {
  const list = await appel('GET /demande/numero-siret', luis, { permis: 'tous' });
  const [one] = list.body.items;
  const params = { id: one.id ?? one._id };
  const read = await appel('GET /demande/numero-siret/{id}', luis, { params, permis: admins });
  await appel('PUT /demande/numero-siret/{id}', luis, {
    params,
    ifMatch: read.version,
    body: { changes: {} },
    permis: admins,
    encore: true,
  });
  await appel('GET /demande/numero-siret/{id}/pdf', luis, { params, permis: admins });
  await appel('DELETE /demande/numero-siret/{id}', luis, { params, permis: admins });
});

test('another SIRET request, sent by who may', async () => {
  const made = await appel('POST /demande/numero-siret', luis, {
    body: { identite: { id_rna: 'W132900346' } },
    permis: admins,
  });
  await appel('GET /demande/numero-siret/{id}', luis, { params: { id: made.body.id }, permis: admins });
});

test('declarations of volunteers are the valideur’s', async () => {
  await appel('GET /cec/sessions', helene, { permis: 'tous' });
  await appel('GET /cec/sessions/current', helene, { permis: 'tous' });
  const query = { idAsso: '663071520' };
  const list = await appel('GET /cec/declarations', helene, { query, canari: 'Exemple' });
  await appel('GET /cec/logs', helene, { query, permis: ['marc.olivieri', portail] });
  const [one] = list.body.items.filter(
    ({ options }: { options: { validable: boolean } }) => options.validable,
  );
  await appel('PUT /cec/declarations/status/{id}', helene, {
    params: { id: one.id ?? one._id },
    ifMatch: one.version ?? 1,
    body: { status: 'Validée' },
  });
  const [, other] = list.body.items.filter(
    ({ options }: { options: { validable: boolean } }) => options.validable,
  );
  await appel('POST /cec/declarations/decisions', helene, {
    body: { status: 'Refusée', motif_refus_id: 1, declarations: [{ id: other.id, version: other.version }] },
    permis: 'tous',
  });
  await appel('GET /cec/imports', portail);
  const essai = { fichier: 'un-fichier.csv', essai: true };
  const declarations =
    'reference;session;association;prenom;nom;heures;declare_le\nR1;S1;W999999999;A;B;2;2027-01-01';
  await appel('POST /cec/imports', portail, {
    body: { ...essai, genre: 'declarations', texte: declarations },
    encore: true,
  });
  const missions =
    'reference;titre;association;debut;fin;commune;code_postal;description;retiree\nM0;Sans;W999999999;2027-03-01;;;;;';
  await appel('POST /dab/imports', portail, {
    body: { ...essai, genre: 'missions', texte: missions },
    encore: true,
  });
  await appel('GET /dab/imports', portail);
  await appel('GET /dab/missions', helene, { permis: 'tous' });
});

test('sites of food aid are their association’s', async () => {
  const query = { id_asso: '666140934' };
  await appel('GET /dac/association/haa/sites', fatou, { query, permis: [...quiInstruisent, portail] });
  const made = await appel('POST /dac/association/haa/sites', fatou, {
    query,
    body: { nom: 'Un site de plus' },
    permis: [portail],
  });
  const one = { ...query, id: made.body.id };
  await appel('PATCH /dac/association/haa/sites', fatou, {
    query: one,
    ifMatch: made.version || 1,
    body: { changes: { nom: { from: 'Un site de plus', to: 'Un site repris' } } },
    permis: [portail],
    encore: true,
  });
  await appel('POST /dac/association/haa/adresses', fatou, {
    query: one,
    body: { adresse: { voie: 'rue du Refuge', cp: '13002', commune: 'Marseille' } },
    permis: [portail],
  });
  await appel('GET /dac/association/haa/adresses', fatou, {
    query: { idAsso: '666140934', codePostal: '13002' },
    permis: [...quiInstruisent, portail],
  });
  const [adresse] = (
    await appel('GET /dac/association/haa/sites', fatou, { query, permis: [...quiInstruisent, portail] })
  ).body.items.flatMap((site: { adresse: object | null }) => site.adresse ?? []);
  const line = { ...query, id: adresse.id };
  await appel('PATCH /dac/association/haa/adresses', fatou, {
    query: line,
    ifMatch: adresse.version ?? 1,
    body: { changes: { voie: { from: adresse.voie, to: 'rue du Panier' } } },
    permis: [portail],
    encore: true,
  });
  await appel('POST /dac/association/haa/sites_adresses', fatou, {
    query,
    body: { nom: 'Encore un', adresse: { voie: 'rue du Panier', cp: '13002', commune: 'Marseille' } },
    permis: [portail],
  });
  await appel('DELETE /dac/association/haa/adresses', fatou, { query: one, permis: [portail] });
  await appel('DELETE /dac/association/haa/sites', fatou, { query: one, permis: [portail] });
  await appel('POST /dac/association/haa/imports', fatou, {
    query,
    body: { texte: 'nom;activites;code_postal;commune\nUn;COL;13002;Marseille', essai: true },
    permis: [portail],
    encore: true,
  });
});

test('an accreditation is asked by its association', async () => {
  const made = await appel('POST /demande/dossiers', jeanne, {
    body: {
      description: { code_agrement: 'SPORT-PACA', exercice: 2026 },
      demandeur: { id_siret: '66101723600018' },
    },
    permis: ['karim.benali', portail, ...drajes],
  });
  const id = made.body.id;
  const read = await appel('GET /demande/dossiers/{id}/agrement', jeanne, {
    params: { id },
    permis: [...quiInstruisent, portail],
  });
  await appel('PATCH /demande/dossiers/{id_fo}', jeanne, {
    params: { id_fo: id },
    ifMatch: read.version,
    body: { changes: {} },
    permis: [...quiInstruisent, portail],
    encore: true,
  });
  await appel('PATCH /demande/dossiers/{id_fo}/documents', jeanne, {
    params: { id_fo: id },
    body: { pieces: [{ code: 'RAR', uuid: null }] },
    permis: [...quiInstruisent, portail],
    encore: true,
  });
});
