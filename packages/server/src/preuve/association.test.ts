import { expect, test } from 'vitest';
import { aPdfWith } from '../platform/lecture/test/test-papiers.ts';
import { appelsReread, charges, scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { portail, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [jeanne, karim] = ['jeanne.roux', 'karim.benali'];
const id_asso = '661017236';
const query = { id_asso };
/** The agents who have a dossier of this association to read. */
const agents = ['paul.girard', 'fdva', 'claire.vidal', 'hugo.marchand'];
const membres = [karim, portail];
const lecteurs = [...membres, ...agents];

test.each(['identite', 'coordonnees', 'activites', 'specificites'])('the rubric %s', async (rubrique) => {
  const read = await appel(`GET /dac/association/${rubrique}`, jeanne, { query, permis: lecteurs });
  await appel(`PATCH /dac/association/${rubrique}`, jeanne, {
    query,
    ifMatch: read.version,
    body: { changes: {} },
    permis: membres,
    encore: true,
  });
});

test('the file as a whole', async () => {
  await appel('GET /dac/association/fiche', jeanne, { query, permis: lecteurs });
  await appel('GET /dac/association/demarches', jeanne, { query, permis: membres });
  const { body } = await appel('GET /dac/association/etablissements', jeanne, { query, permis: lecteurs });
  await appel('PATCH /dac/association/etablissements', jeanne, {
    query: { id_asso, id_siret: '66101723600018' },
    ifMatch: body.items?.[0]?.version ?? 1,
    body: { changes: {} },
    permis: membres,
    encore: true,
  });
  await appel('GET /dac/association-light', jeanne, { query: { q: 'pions' }, permis: 'tous' });
  await appel('GET /dac/association', jeanne, { query: { q: 'pions' }, permis: 'tous' });
  await appel('GET /dac/association/search', jeanne, { query: { q: 'pions' }, permis: 'tous' });
});

const lignes: readonly [string, object][] = [
  ['representants_legaux', { civilite: 'MME', prenom: 'Odile', nom: 'Test', fonction: 'SEC' }],
  ['ribs', { titulaire: 'Les Pions', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' }],
  ['rhs', { annee: 2019, nb_adherents: 12 }],
  ['comptes', { annee: 2023, produits: 10, charges: 10 }],
  ['budgets', { annee: 2024 }],
  ['agrements', { type: 'JEP', niveau: 'departemental' }],
  ['affiliations', { nom: 'Une fédération' }],
  ['adherents_personnes_morales', { nom: 'Une autre association' }],
  ['compositions', { nom: 'Un club' }],
];

test.each(lignes)('the lines of %s', async (collection, ligne) => {
  await appel(`GET /dac/association/${collection}`, jeanne, { query, permis: lecteurs });
  const made = await appel(`POST /dac/association/${collection}`, jeanne, {
    query,
    body: ligne,
    permis: membres,
  });
  const { id } = made.body;
  const list = await appel(`GET /dac/association/${collection}`, jeanne, {
    query,
    canari: id,
    permis: lecteurs,
  });
  const version = list.body.items?.find((one: { id: string }) => one.id === id)?.version ?? made.version;
  const one = { id_asso, id };
  await appel(`PATCH /dac/association/${collection}`, jeanne, {
    query: one,
    ifMatch: version,
    body: { changes: {} },
    permis: membres,
    encore: true,
  });
  if (collection === 'representants_legaux') {
    await appel('PATCH /dac/association/representantFonctionSiret', jeanne, {
      query: one,
      ifMatch: version,
      body: [{ key: 'fonction', value: 'TRE' }],
      permis: membres,
    });
  }
  await appel(`DELETE /dac/association/${collection}`, jeanne, { query: one, permis: membres });
});

test('its documents', async () => {
  const form = () => {
    const parts = new FormData();
    parts.append('type', 'STC');
    parts.append('file', new File([new Uint8Array(aPdfWith({}))], 'statuts.pdf'));
    return parts;
  };
  const sent = await appel('POST /dac/association/documents', jeanne, { query, body: form, permis: membres });
  const uuid = sent.body.uuid;
  await appel('GET /dac/association/documents', jeanne, { query, canari: uuid, permis: lecteurs });
  await appel('GET /lca/documents/{uuid}/analyse', jeanne, { params: { uuid }, permis: lecteurs });
  await appel('GET /lca/documents/{uuid}', jeanne, {
    params: { uuid },
    permis: lecteurs,
  });
  await appel('GET /lca/documents/{uuid}/pages/{page}', jeanne, {
    params: { uuid, page: 1 },
    permis: lecteurs,
  });
  await appel('PATCH /dac/association/documents', jeanne, {
    query: { uuid, id_asso },
    ifMatch: sent.body.version,
    body: { commentaire: 'Statuts de 2027' },
    permis: membres,
  });
  await appel('DELETE /dac/association/documents', jeanne, { query: { uuid, id_asso }, permis: membres });
});

test('its people', async () => {
  const { body } = await appel('GET /dac/association/membres', jeanne, { query, permis: membres });
  const waiting = body.items.find(({ etat }: { etat: string }) => etat === 'demandee');
  await appel('PATCH /dac/association/membres', jeanne, {
    query: { id_asso, id: waiting.id },
    ifMatch: waiting.version ?? 1,
    body: { decision: 'refuser', motif: 'Vous n’êtes pas du bureau.' },
    permis: membres,
  });
  await appel('GET /dac/association/membres/historique', jeanne, { query, permis: membres });
  await appel('GET /dac/association/invitations/dossiers', jeanne, { query, permis: membres });
  await appel('POST /dac/association/invitations', jeanne, {
    query,
    body: { email: 'ines.moreau@demo.example', fonction: 'SEC' },
    permis: membres,
  });
  const list = await appel('GET /dac/association/invitations', jeanne, { query, permis: membres });
  const [one] = list.body.items;
  await appel('PATCH /dac/association/invitations', jeanne, {
    query: { id_asso, id: one.id },
    ifMatch: one.version ?? 1,
    body: { action: 'relancer' },
    permis: membres,
  });
  const mine = await appel('GET /lca/invitations', 'ines.moreau', { canari: 'Pions' });
  const invitation = { id: mine.body.items[0].id };
  await appel('POST /lca/invitations/lire', 'ines.moreau', {
    body: invitation,
    permis: 'tous',
    encore: true,
  });
  await appel('POST /lca/invitations/reponse', 'ines.moreau', { body: { invitation, reponse: 'accepter' } });
  const again = await appel('GET /dac/association/membres', jeanne, {
    query,
    permis: [...membres, 'ines.moreau'],
  });
  const successor = again.body.items.find(({ email }: { email: string }) => email?.startsWith('karim'));
  await appel('POST /dac/association/membres/passation', jeanne, {
    query,
    body: { id_membre: successor.id },
    permis: [...membres, 'ines.moreau'],
  });
  await appel('GET /lca/adhesions/moi', 'ines.moreau', { permis: 'tous' });
});

test('each of its texts took a script and a formula, which came back as they were typed', () => {
  const lignes = [
    'representants_legaux',
    'ribs',
    'affiliations',
    'adherents_personnes_morales',
    'compositions',
  ];
  const read = lignes.map((one) => `GET /dac/association/${one}`);
  expect(charges).toEqual(
    new Set([
      ...lignes.map((one) => `POST /dac/association/${one}`),
      'PATCH /dac/association/membres',
      'PATCH /dac/association/documents',
    ]),
  );
  expect([...appelsReread].filter((one) => one.startsWith('GET')).toSorted()).toEqual(
    [...read, 'GET /dac/association/membres/historique'].toSorted(),
  );
});
