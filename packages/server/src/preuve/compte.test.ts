import { test } from 'vitest';
import { demoMotDePasse } from '../seeds/demo/comptes-de-demo.ts';
import { scene } from './test-appels.ts';
import { aDemonstration } from './test-demonstration.ts';
import { portail, roster } from './test-roster.ts';

const demo = await aDemonstration(roster);
const appel = scene(demo, roster);
const [jeanne, marc] = ['jeanne.roux', 'marc.olivieri'];

/** Gives the id of a person, whom the call names « moi » when they ask about themselves. */
async function idOf(qui: string): Promise<string> {
  const { body } = await appel('GET /lca/users/{id}', qui, { params: { id: 'moi' }, permis: 'tous' });
  return body.id ?? body._id;
}

test('one’s account is one’s own', async () => {
  await appel('GET /auth/sessions', jeanne, { permis: 'tous' });
  await appel('GET /auth/appareils', jeanne, { permis: 'tous' });
  await appel('GET /auth/second-facteur', jeanne, { permis: 'tous' });
  await appel('GET /lca/notifications', jeanne, { permis: 'tous' });
  await appel('POST /lca/notifications/lues', jeanne, {
    body: { toutes: true },
    permis: 'tous',
    encore: true,
  });
  const { body } = await appel('GET /lca/notifications/preferences', jeanne, { permis: 'tous' });
  await appel('GET /lca/users', portail, { query: { searchQuery: 'jeanne roux' }, canari: 'jeanne.roux' });
  await appel('PUT /lca/notifications/preferences', jeanne, {
    body: {
      preferences: [{ kind: 1, rythme: body.preferences[0].rythme === 'jamais' ? 'aussitot' : 'jamais' }],
    },
    permis: 'tous',
    encore: true,
  });
  await appel('GET /auth/identites', jeanne, { permis: 'tous' });
  const params = { id: await idOf(jeanne) };
  const me = await appel('GET /lca/users/{id}', jeanne, { params, permis: [portail] });
  await appel('PATCH /auth/users/{id}', jeanne, {
    params,
    ifMatch: me.version,
    body: { prenom: 'Jeannette' },
    permis: [portail],
  });
  await appel('PATCH /auth/users/{id}/oauth', jeanne, {
    params,
    body: {
      old_password: demoMotDePasse,
      new_password: 'Un-autre-Mimosa-2044!',
      new_confirm: 'Un-autre-Mimosa-2044!',
    },
  });
});

test('one leaves by oneself', async () => {
  const id = await idOf(marc);
  await appel('PATCH /lca/users/{authId}/exit', marc, {
    params: { authId: id },
    query: { idAsso: '663071520' },
    body: {},
    permis: [portail],
  });
  await appel('DELETE /lca/users/{id}', marc, {
    params: { id },
    body: { password: demoMotDePasse },
    permis: [portail],
  });
});

test('another’s session, device or second factor is nobody else’s', async () => {
  const { body } = await appel('GET /auth/sessions', 'noe.lambert', { permis: 'tous' });
  await appel('DELETE /auth/sessions/{id}', 'noe.lambert', { params: { id: body.items[0].id } });
  await appel('DELETE /auth/users/{id}/second-facteur', portail, {
    params: { id: 'hugo.marchand@demo.example' },
  });
});

test('what is open to all gives nothing of anybody', async () => {
  const email = 'jeanne.roux@demo.example';
  await appel('GET /referentiels', jeanne, { permis: 'tous' });
  await appel('GET /referentiel', jeanne, { query: { type: 'regions' }, permis: 'tous' });
  await appel('GET /geo/search', jeanne, { query: { q: 'marseille', type: 'municipality' }, permis: 'tous' });
  await appel('POST /auth/forgotPassword', jeanne, { body: { email }, permis: 'tous' });
  await appel('POST /auth/forgotPassword/{email}', jeanne, {
    params: { email: 'fatou.sarr@demo.example' },
    permis: 'tous',
  });
  await appel('POST /auth/sendValidationMail', jeanne, {
    body: { email: 'theo.renaud@demo.example' },
    permis: 'tous',
  });
  await appel('POST /auth/login', jeanne, {
    body: { email: 'lucie.fabre@demo.example', password: demoMotDePasse },
    permis: 'tous',
  });
  await appel('POST /auth/register', jeanne, {
    body: {
      civilite: 'M',
      prenom: 'Ulysse',
      nom: 'Essai',
      email: 'ulysse.essai@demo.example',
      password: 'Glycine-Verte-88!',
      confirm: 'Glycine-Verte-88!',
    },
    permis: 'tous',
  });
  await appel('POST /lca/notification/sendEmail', 'lucie.fabre', {
    body: { subject: 'Une question', body: 'Bonjour, comment ajouter une association ?', motif: 'ASSO' },
    permis: 'tous',
  });
  const mine = await appel('GET /lca/demandes-aide', 'lucie.fabre', {
    canari: 'comment ajouter une association',
  });
  const [one] = (await appel('GET /lca/demandes-aide', portail, { query: { toutes: 'oui' }, permis: 'tous' }))
    .body.items;
  await appel('PATCH /lca/demandes-aide/{id}', portail, {
    params: { id: one.id },
    ifMatch: one.version ?? 1,
    body: { etat: 'traitee' },
  });
  if (mine.body.items[0].id !== one.id) throw new Error('another request for help came first');
});

test('who has no association asks for one', async () => {
  await appel('PATCH /lca/users/{id}', 'ines.moreau', {
    params: { id: await idOf('ines.moreau') },
    body: { associations: [{ id_rna: 'W132900152', fonction: 'SEC', certificat: true }] },
    permis: [portail],
  });
  await appel('POST /lca/users/joinAssociationNotification', 'ines.moreau', {
    body: { id_rna: 'W132900152' },
    permis: 'tous',
  });
  await appel('POST /dac/association/saisie', 'ines.moreau', {
    body: {
      nom: 'Les Amis du four',
      commune: 'Arles',
      code_postal: '13200',
      fonction: 'PRE',
      certificat: true,
    },
    permis: 'tous',
  });
});
