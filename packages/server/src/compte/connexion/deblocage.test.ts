import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { deblocageEndpoints } from '@asso/contract/compte/deblocage.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, failTwentyTimes, motDePasse } from '../test/test-comptes.sql.ts';

const features = [notificationFeature, compteFeature];
const portal = await aPortal({ features, environment: { TRUST_PROXY: '1' } });
const { db, api, clock } = portal;
const { login } = connexionEndpoints;
const { unlock } = deblocageEndpoints;

const wrong = 'Quatre-Prunes-3-Cerises!';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const attacker = '198.51.100.1';
type Knock = { password?: string; ip?: string; headers?: Record<string, string>; confiance?: true };

const knock = (
  email: string,
  { password = motDePasse, ip = '203.0.113.9', headers, confiance }: Knock = {},
) => api(login, { body: { email, password, confiance }, headers: { 'x-forwarded-for': ip, ...headers } });

/** Makes the one more failure that closes the account, from an address that had failed before. */
async function attack(email: string) {
  await failTwentyTimes(db, email, clock.now());
  const answer = await knock(email, { password: wrong, ip: attacker });
  expect(answer.codes).toEqual(['compte.identifiants-incorrects']);
  clock.advance(60);
}

async function linkTo(email: string): Promise<string | undefined> {
  await portal.runJobs();
  const { body } = await api(mailboxEndpoints.listMails, { query: { to: email } });
  return body[0]?.links
    .find((link) => link.includes('/deblocage/'))
    ?.split('/')
    .at(-1);
}

describe('an account closed for an hour', () => {
  it('is said in the same words whether it exists or not', async () => {
    const { email } = await aCompte(db);
    await attack(email);
    const known = await knock(email);
    await attack('absente@exemple.fr');
    const unknown = await knock('absente@exemple.fr');
    expect(known.status).toBe(429);
    expect(unknown.problem).toEqual({ ...known.problem, instance: unknown.problem.instance });
    expect(known.problem.message).toBe(
      'Trop d’essais. Réessayez dans 59 minutes. Un lien de déblocage part si un compte existe.',
    );
    expect(await linkTo('absente@exemple.fr')).toBeUndefined();
  });

  it('is opened again by the link its owner gets, once', async () => {
    const { email } = await aCompte(db);
    await attack(email);
    expect((await knock(email)).status).toBe(429);
    const token = (await linkTo(email)) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await api(unlock, { body: { token: 'autre' } })).codes).toEqual(['compte.lien-perime']);
    expect((await knock(email)).status).toBe(429);
    expect((await api(unlock, { body: { token } })).body).toEqual({ debloque: true });
    expect((await knock(email)).status).toBe(200);
    const again = await api(unlock, { body: { token } });
    expect(again.status).toBe(422);
    expect(again.problem.message).toBe('Ce lien n’est plus valable : il a déjà servi ou il est trop ancien.');
  });

  it('has a link of one hour', async () => {
    const { email } = await aCompte(db);
    await attack(email);
    const token = (await linkTo(email)) ?? '';
    clock.advance(3600);
    expect((await api(unlock, { body: { token } })).codes).toEqual(['compte.lien-perime']);
  });

  it('writes once for attempts that meet at the limit', async () => {
    const { email } = await aCompte(db);
    await failTwentyTimes(db, email, clock.now());
    await Promise.all(
      Array.from({ length: 4 }, (_, one) => knock(email, { password: wrong, ip: `192.0.2.${one}` })),
    );
    await portal.runJobs();
    const { body } = await api(mailboxEndpoints.listMails, { query: { to: email } });
    expect(body.map(({ subject }) => subject)).toEqual(['Votre compte est fermé pour une heure']);
  });

  it('stays open to a trusted browser, whose own failures only make itself wait', async () => {
    const { email } = await aCompte(db);
    const trusted = await knock(email, { confiance: true });
    const cookies = [trusted.headers['set-cookie'] ?? []].flat().map(String);
    const cookie = cookies.find((one) => one.startsWith('appareil='))?.split(';')[0] ?? '';
    const headers = { cookie, ...sameOrigin };
    await attack(email);
    expect((await knock(email)).status).toBe(429);
    expect((await knock(email, { headers })).status).toBe(200);
    // The code also works from the very address where the failures come from.
    expect((await knock(email, { headers, ip: attacker })).status).toBe(200);
    for (let failure = 1; failure <= 4; failure++) await knock(email, { headers, password: wrong });
    expect((await knock(email, { headers, ip: '192.0.2.77' })).codes).toEqual(['compte.trop-d-essais']);
    clock.advance(2);
    expect((await knock(email, { headers })).status).toBe(200);
  });
});
