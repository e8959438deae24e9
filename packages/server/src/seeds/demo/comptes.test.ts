import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { matchesRole } from '@asso/domain/compte/roles.rules';
import { courriel } from '@asso/domain/identifiants/courriel';
import { motDePasseProblems } from '@asso/domain/identifiants/mot-de-passe';
import { siretOrLocal, uniteLegale } from '@asso/domain/identifiants/numero-etablissement';
import { rna } from '@asso/domain/identifiants/rna';
import { siren } from '@asso/domain/identifiants/siren-siret';
import { describe, expect, it } from 'vitest';
import { listMailsTo } from '../../association/test/test-associations.sql.ts';
import { compteFeature } from '../../compte/feature.ts';
import { codeAt } from '../../compte/second-facteur/totp.ts';
import { anAssociationRow, listComptes, updateCompte } from '../../compte/test/test-comptes.sql.ts';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { seedComptes } from './comptes.ts';
import { demoComptes, demoMotDePasse } from './comptes-de-demo.ts';
import { type DemoAssociation, demoAssociations, demoRepresentants, demoServices } from './identites.ts';
import { seedServices } from './services.ts';

const portal = await aPortal({ features: [notificationFeature, compteFeature] });
const { db, clock, api } = portal;
const associations: DemoAssociation[] = Object.values(demoAssociations);
await seedServices(db);
const withoutAssociations = await seedComptes(portal);
for (const { nom, id_rna, id_siren } of associations) {
  await anAssociationRow(db, { nom, id_rna, id_siren });
}
const accounts = await seedComptes(portal);

const find = (email: string) => accounts.find((one) => one.email === email);

/** Signs in; the clock advances first, so that a code is never used twice. */
function login(email: string) {
  const secret = find(email)?.totp_secret;
  clock.advance(30);
  const code = secret === undefined ? undefined : codeAt(secret, clock.now());
  return api(connexionEndpoints.login, { body: { email, password: demoMotDePasse, code } });
}

describe('identities of the demonstration', () => {
  it('have numbers that are right, check digits included, and each its own', () => {
    const sirens = associations.flatMap(({ id_siren }) => id_siren ?? []);
    const rnas = associations.flatMap(({ id_rna }) => id_rna ?? []);
    const sirets = associations.flatMap(({ etablissements }) => etablissements.map((one) => one.id_siret));
    for (const text of sirens) expect([siren.check(text), siren.warn?.(text)]).toEqual([null, null]);
    for (const text of sirets)
      expect([siretOrLocal.check(text), siretOrLocal.warn?.(text)]).toEqual([null, null]);
    for (const text of rnas) expect(rna.check(text)).toBeNull();
    for (const list of [sirens, rnas, sirets]) expect(new Set(list).size).toBe(list.length);
    expect([sirens.length, rnas.length, sirets.length]).toEqual([6, 8, 9]);
  });

  it('have establishments of their own SIREN, or of one local number, the seat first', () => {
    for (const { id_siren, etablissements } of associations) {
      const unites = new Set(etablissements.map((one) => uniteLegale(one.id_siret)));
      expect(unites.size).toBe(etablissements.length > 0 ? 1 : 0);
      if (id_siren) expect([...unites]).toEqual([id_siren]);
      expect(etablissements.map((one) => one.est_siege)).toEqual(etablissements.map((_, rank) => rank === 0));
    }
  });

  it('can be written to nowhere but here', () => {
    const addresses = [
      ...associations.map((one) => one.courriel),
      ...demoRepresentants.map((one) => one.courriel),
      ...Object.values(demoServices).map((one) => one.email),
      ...demoComptes.map((one) => one.email),
    ];
    for (const address of addresses) {
      expect(courriel.check(address)).toBeNull();
      expect(address).toMatch(/\.example$/);
    }
  });
});

describe('accounts of the demonstration', () => {
  it('follow the rules of passwords, each for its owner [R9.30]', () => {
    for (const { email, nom, prenom } of demoComptes) {
      expect(motDePasseProblems(demoMotDePasse, { courriel: email, nom, prenom })).toEqual([]);
    }
  });

  it.each([
    'lca.association',
    'lca.admin',
    'rds.user',
    'rds.service',
    'rds.admin',
    'rds.appli_admin',
    'osiris.admin-programme',
    'osiris.appli_admin',
  ])('let %s be tried', async (role) => {
    const open = accounts.filter((one) => one.role === role);
    const tried = await Promise.all(open.map(async ({ email }) => (await login(email)).body.user?.role));
    expect(tried).toContain(role);
  });

  it('name two people of one association and one of another', () => {
    const of = (siret: string) =>
      accounts.filter((one) => one.associations.some((association) => association.id_siret === siret));
    expect(of('66101723600018').map((one) => one.email)).toEqual([
      'jeanne.roux@demo.example',
      'karim.benali@demo.example',
      'noe.lambert@demo.example',
    ]);
    expect(of('66204418900014').length).toBeGreaterThan(0);
  });

  it('give the manager of a secondary establishment that one only', async () => {
    const { user } = (await login('marc.olivieri@demo.example')).body;
    expect(user.associations).toMatchObject([{ type: 'etablissement', id_siret: '66307152000022' }]);
    expect(find('marc.olivieri@demo.example')?.associations[0]?.id_siret).toBe('66307152000022');
  });

  it('leave the pending member waiting', async () => {
    const { user } = (await login('noe.lambert@demo.example')).body;
    expect(user.associations).toMatchObject([{ etat: 'demandee' }]);
  });

  it('make the representative who validates the CEC an account', () => {
    const valideurs = demoRepresentants.filter((one) => one.valideur_cec).map((one) => one.courriel);
    expect(valideurs).toEqual(['helene.garnier@demo.example']);
    expect(find('helene.garnier@demo.example')?.role).toBe('lca.association');
  });

  it('hold accounts of different services, and administrators of one region and of all', async () => {
    const services = accounts.filter((one) => one.role === 'rds.service').map((one) => one.service);
    expect(services).toEqual(['DR13', 'CD13', 'FVL']);
    expect((await login('fdva@drajes-sud.example')).body.user.rds).toMatchObject({
      code: 'DR13',
      role: 'compte',
    });
    expect((await login('claire.vidal@demo.example')).body.user.territoire).toBe('R93');
    expect((await login('hugo.marchand@demo.example')).body.user.territoire).toBeNull();
  });

  it('give a key to each administrator, and to nobody else [R6.3]', async () => {
    const keys = accounts.filter((one) => one.totp_secret !== undefined);
    expect(keys.map((one) => [one.email, one.role])).toEqual([
      ['claire.vidal@demo.example', 'rds.admin'],
      ['hugo.marchand@demo.example', 'rds.admin'],
      ['denis.chevalier@demo.example', 'lca.admin'],
    ]);
    expect(new Set(keys.map((one) => one.totp_secret)).size).toBe(3);
    const { user } = (await login('denis.chevalier@demo.example')).body;
    expect(user.mustAddSecondFactor).toBe(false);
  });

  it.each([
    ['sylvie.barbier@demo.example', 'compte.desactive'],
    ['victor.leroy@demo.example', 'compte.verrouille'],
  ])('refuse %s with %s', async (email, code) => {
    expect((await login(email)).codes).toEqual([code]);
  });

  it('send to the right page who must change the password or validate the address', async () => {
    expect((await login('emma.picard@demo.example')).body.user.mustChangePassword).toBe(true);
    expect((await login('theo.renaud@demo.example')).body.user.enabled).toBe(false);
    expect((await login('ines.moreau@demo.example')).body.user.associations).toEqual([]);
  });

  it('have written to who must validate their address, as their page says', async () => {
    await portal.runJobs();
    const [mail] = await listMailsTo(db, 'theo.renaud@demo.example');
    expect(mail?.objet).toBe('Activez votre compte');
  });

  it('hold one with two roles, of both sides', async () => {
    const { user } = (await login('louise.aubert@demo.example')).body;
    expect(user.roles).toEqual(['lca.association', 'rds.user']);
    expect(user.roles.some((role) => matchesRole('rds.*', role))).toBe(true);
    expect([user.associations.length, user.services.length]).toEqual([1, 1]);
  });

  it('wait for their association when no register knows it', () => {
    const waiting = accounts.filter((one) => !withoutAssociations.some(({ email }) => email === one.email));
    expect(accounts).toHaveLength(demoComptes.length);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting).toEqual(accounts.filter((one) => one.associations.length > 0));
  });

  it('are written once: what was changed since is left as it is', async () => {
    const before = await listComptes(db);
    const jeanne = before.find((one) => one.email === 'jeanne.roux@demo.example');
    await updateCompte(db, jeanne?.id ?? '', { nom: 'Changé' });
    await seedServices(db);
    const again = await seedComptes(portal);
    const after = await listComptes(db);
    expect(again).toEqual(accounts);
    expect(after).toHaveLength(before.length);
    expect(after.find((one) => one.email === 'jeanne.roux@demo.example')?.nom).toBe('Changé');
  });
});
