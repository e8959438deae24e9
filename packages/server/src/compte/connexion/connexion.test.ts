import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { coffre } from '../coffre.ts';
import { compteFeature } from '../feature.ts';
import { passwordHasher } from '../mot-de-passe/password-hasher.ts';
import { tokens } from '../session/tokens.ts';
import {
  aCompte,
  aService,
  failTwentyTimes,
  motDePasse,
  storedMotDePasse,
} from '../test/test-comptes.sql.ts';
import { openConnexion } from './connexion.ts';

const { db, jobs, config } = await aPortal({ features: [notificationFeature, compteFeature] });

function aDoor() {
  const clock = aClock();
  const hasher = passwordHasher();
  const { tokenKey } = config;
  const deps = { db, jobs, clock, hasher, tokens: tokens({ tokenKey, clock }), coffre: coffre({ tokenKey }) };
  const knock = async (email: string, password = motDePasse, ip = '192.0.2.1') => {
    const opened = await openConnexion(deps, { email, password, ip, userAgent: 'vitest' });
    return opened.ok ? 'open' : opened.problems[0]?.code;
  };
  return { clock, hasher, knock, deps };
}

const wrong = 'Quatre-Prunes-3-Cerises!';

describe('sign-in', () => {
  it('opens a session to who gives the right password, however the address is typed [R4.86]', async () => {
    const { knock } = aDoor();
    const { email } = await aCompte(db);
    expect(await knock(email)).toBe('open');
    expect(await knock(`  ${email.toUpperCase()} `)).toBe('open');
  });

  it('answers the same to a wrong password, an unknown address and an account without password', async () => {
    const { knock } = aDoor();
    const known = await aCompte(db);
    const invited = await aCompte(db, { mot_de_passe: null });
    const expected = 'compte.identifiants-incorrects';
    expect(await knock(known.email, wrong)).toBe(expected);
    expect(await knock('personne@exemple.fr', wrong)).toBe(expected);
    expect(await knock(invited.email, wrong)).toBe(expected);
    expect(await knock('pas une adresse', wrong)).toBe(expected);
  });

  it('runs exactly two hashes whoever knocks in vain, so that time tells nothing', async () => {
    const { knock, hasher } = aDoor();
    const known = await aCompte(db);
    const invited = await aCompte(db, { mot_de_passe: null });
    const closed = await aCompte(db, { locked: true });
    for (const email of [known.email, 'absente@exemple.fr', invited.email, closed.email]) {
      const before = hasher.figures.verified + hasher.figures.hashed;
      await knock(email, wrong);
      expect(hasher.figures.verified + hasher.figures.hashed - before).toBe(2);
    }
  });

  it('tells that an account is disabled only to who knows its password', async () => {
    const { knock, clock } = aDoor();
    const { email } = await aCompte(db, { desactive_at: clock.now() });
    expect(await knock(email, wrong)).toBe('compte.identifiants-incorrects');
    expect(await knock(email)).toBe('compte.desactive');
  });

  it('tells that an account is locked only to who knows its password', async () => {
    const { knock } = aDoor();
    const { email } = await aCompte(db, { locked: true });
    expect(await knock(email, wrong)).toBe('compte.identifiants-incorrects');
    expect(await knock(email)).toBe('compte.verrouille');
  });

  it('refuses the account of a locked service, and lets that of an open one in [R4.100]', async () => {
    const { knock } = aDoor();
    const refused = await aCompte(db, { roles: ['rds.service'] });
    const welcome = await aCompte(db, { roles: ['rds.service'] });
    await aService(db, { membres: [refused.id], locked: true });
    await aService(db, { membres: [welcome.id] });
    expect(await knock(refused.email)).toBe('compte.service-verrouille');
    expect(await knock(welcome.email)).toBe('open');
  });

  it('keeps a password hashed at today’s cost', async () => {
    const { knock } = aDoor();
    const weak = await hash(motDePasse, { memoryCost: 1024, timeCost: 1 });
    const { id, email } = await aCompte(db, { mot_de_passe: weak });
    expect(await knock(email)).toBe('open');
    expect(await storedMotDePasse(db, id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await knock(email)).toBe('open');
  });
});

describe('delay after failures', () => {
  it('makes who failed four times wait, even with the right password, and nobody elsewhere', async () => {
    const { knock, clock } = aDoor();
    const { email } = await aCompte(db);
    for (let failure = 1; failure <= 4; failure++) {
      expect(await knock(email, wrong)).toBe('compte.identifiants-incorrects');
    }
    expect(await knock(email)).toBe('compte.trop-d-essais');
    expect(await knock(email, motDePasse, '192.0.2.2')).toBe('open');
    clock.advance(1.999);
    expect(await knock(email)).toBe('compte.trop-d-essais');
    clock.advance(0.001);
    expect(await knock(email)).toBe('open');
    expect(await knock(email, wrong)).toBe('compte.identifiants-incorrects');
    expect(await knock(email)).toBe('open');
  });

  it('waits the same for an address that has no account', async () => {
    const { knock } = aDoor();
    const unknown = 'inconnue@exemple.fr';
    for (let failure = 1; failure <= 4; failure++) await knock(unknown, wrong, '192.0.2.3');
    expect(await knock(unknown, wrong, '192.0.2.3')).toBe('compte.trop-d-essais');
  });

  it('counts one network of IPv6 as one address', async () => {
    const { knock } = aDoor();
    const { email } = await aCompte(db);
    for (let failure = 1; failure <= 4; failure++) await knock(email, wrong, `2001:db8:1:1::${failure}`);
    expect(await knock(email, motDePasse, '2001:db8:1:1::99')).toBe('compte.trop-d-essais');
    expect(await knock(email, motDePasse, '2001:db8:1:2::1')).toBe('open');
  });

  it('counts attempts made at once one by one: no more than four are looked at', async () => {
    const { knock, hasher } = aDoor();
    const { email } = await aCompte(db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => knock(email, wrong)));
    expect(answers.filter((answer) => answer === 'compte.identifiants-incorrects')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'compte.trop-d-essais')).toHaveLength(16);
    expect(hasher.figures.verified).toBe(2 * 4);
  });

  it('forgets failures a quarter of an hour old', async () => {
    const { knock, clock } = aDoor();
    const { email } = await aCompte(db);
    for (let failure = 1; failure <= 3; failure++) await knock(email, wrong);
    clock.advance(15 * 60 + 1);
    expect(await knock(email, wrong)).toBe('compte.identifiants-incorrects');
    expect(await knock(email)).toBe('open');
  });

  it('closes for an hour an account attacked from three places, and no other', async () => {
    const { knock, clock } = aDoor();
    const target = await aCompte(db);
    const neighbour = await aCompte(db);
    const attacker = '198.51.100.1';
    await failTwentyTimes(db, target.email, clock.now());
    expect(await knock(target.email, motDePasse, '203.0.113.8')).toBe('open');
    expect(await knock(target.email, wrong, attacker)).toBe('compte.identifiants-incorrects');
    expect(await knock(target.email, motDePasse, '203.0.113.9')).toBe('compte.trop-d-essais-partout');
    expect(await knock(neighbour.email, motDePasse, '203.0.113.9')).toBe('open');
    clock.advance(3599);
    expect(await knock(target.email, motDePasse, '203.0.113.9')).toBe('compte.trop-d-essais-partout');
    clock.advance(1);
    expect(await knock(target.email, motDePasse, '203.0.113.9')).toBe('open');
  });
});

describe('password hashes', () => {
  it('are never more than two at once, and all done', async () => {
    const hasher = passwordHasher();
    await Promise.all(Array.from({ length: 7 }, () => hasher.verify(null, wrong)));
    expect(hasher.figures).toEqual({ verified: 7, hashed: 0, most: 2 });
  });

  it('refuse one more when too many wait', async () => {
    const deps = { ...aDoor().deps, hasher: passwordHasher({ waitingMax: 2 }) };
    const { email } = await aCompte(db);
    const waiting = Array.from({ length: 4 }, () => deps.hasher.verify(null, wrong));
    const answer = await openConnexion(deps, { email, password: motDePasse, ip: '192.0.2.4', userAgent: '' });
    expect(answer).toMatchObject({ ok: false, problems: [{ code: 'kernel.trop-de-requetes' }] });
    await Promise.all(waiting);
    expect(
      (await openConnexion(deps, { email, password: motDePasse, ip: '192.0.2.4', userAgent: '' })).ok,
    ).toBe(true);
  });

  it('never accept anything for an account without password', async () => {
    expect(await passwordHasher().verify(null, motDePasse)).toBe(false);
  });
});
