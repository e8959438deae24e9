import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { listenAt } from '../../platform/db/listen.sql.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { buildLog } from '../../platform/log/log.ts';
import {
  aCompte,
  aMembership,
  aService,
  lockService,
  protect,
  updateCompte,
} from '../test/test-comptes.sql.ts';
import { authenticator } from './authenticator.ts';
import { revocations } from './revocations.ts';
import { revokeSession } from './session.sql.ts';
import { openSession } from './session.ts';
import { tokens } from './tokens.ts';

const { db, url } = await aDatabase();
const clock = aClock();
const ours = tokens({ tokenKey: 'k'.repeat(48), clock });
const listen = listenAt(url);
const log = buildLog({ level: 'silent' });
const list = revocations({ db, log, listen });
const authenticate = authenticator({ db, tokens: ours, revocations: list });

const newSession = (id_utilisateur: string) =>
  db
    .transaction()
    .execute((trx) => openSession(trx, { clock, tokens: ours }, { id_utilisateur, user_agent: '' }));

async function signedIn(changes: Parameters<typeof aCompte>[1] = {}) {
  const compte = await aCompte(db, changes);
  return { ...compte, ...(await newSession(compte.id)) };
}

async function actorOf(token: string, role?: string): Promise<Actor> {
  const found = await authenticate({ token, role });
  if (!found.ok) throw new Error(found.problems[0]?.code);
  return found.value;
}

const isOpen = async (token: string) => (await authenticate({ token })).ok;

describe('who asks', () => {
  it('is read with the request: what changed since the token counts at once', async () => {
    const { token, id } = await signedIn();
    expect((await actorOf(token)).associations).toEqual([]);
    const id_association = await aMembership(db, { id_utilisateur: id });
    expect((await actorOf(token)).associations).toEqual([
      { id_association, id_siret: null, fonction: 'Trésorière', passe_ferme: false },
    ]);
    await updateCompte(db, id, { roles: ['rds.appli_admin'] });
    expect((await actorOf(token)).roles).toEqual(['rds.appli_admin']);
  });

  it.each(['demandee', 'refusee', 'quittee'] as const)(
    'has nothing of an association when %s',
    async (etat) => {
      const { token, id } = await signedIn();
      await aMembership(db, { id_utilisateur: id, etat });
      expect((await actorOf(token)).associations).toEqual([]);
    },
  );

  it('has the memberships of the hat worn, and of no other', async () => {
    const { token, id } = await signedIn({ roles: ['lca.association', 'rds.user'], territoire: null });
    await aMembership(db, { id_utilisateur: id });
    const { id: id_service } = await aService(db, { membres: [id] });
    const byDefault = await actorOf(token);
    expect(byDefault).toMatchObject({ role: 'rds.user', associations: [] });
    expect(byDefault.services).toEqual([{ id_service, role: 'membre' }]);
    const asAssociation = await actorOf(token, 'lca.association');
    expect(asAssociation).toMatchObject({ role: 'lca.association', services: [] });
    expect(asAssociation.associations).toHaveLength(1);
  });

  it('never wears a role that is not held', async () => {
    const { token } = await signedIn();
    expect((await actorOf(token, 'lca.admin')).role).toBe('lca.association');
  });

  it('has nothing of a locked service', async () => {
    const { token, id } = await signedIn({ roles: ['rds.user', 'lca.association'] });
    const open = await aService(db, { membres: [id] });
    await aService(db, { membres: [id], locked: true });
    expect((await actorOf(token)).services).toEqual([{ id_service: open.id, role: 'membre' }]);
  });

  it('has the territory of an administrator under a service hat only', async () => {
    const { token } = await signedIn({ roles: ['rds.admin', 'lca.association'], territoire: '13' });
    expect((await actorOf(token)).territoire).toBe('13');
    expect((await actorOf(token, 'lca.association')).territoire).toBeNull();
  });

  it.each([{ enabled: false }, { must_change_password: true }])(
    'has no role yet when %j',
    async (changes) => {
      const { token, id } = await signedIn({ roles: ['lca.admin'], ...changes });
      await aMembership(db, { id_utilisateur: id });
      expect(await actorOf(token, 'lca.admin')).toMatchObject({ id, role: '', roles: [], associations: [] });
    },
  );

  it('has no role and a reason, once made an administrator, until a second factor is added [R6.3]', async () => {
    const { token, id } = await signedIn();
    await updateCompte(db, id, { roles: ['lca.association', 'rds.admin'], territoire: '13' });
    const closed = { closedBy: 'compte.second-facteur-a-ajouter', role: '', roles: [], territoire: null };
    expect(await actorOf(token, 'rds.admin')).toMatchObject({ id, ...closed });
    await protect(db, id);
    expect(await actorOf(token)).toMatchObject({ id, role: 'rds.admin', territoire: '13' });
    expect((await actorOf(token)).closedBy).toBeUndefined();
  });
});

/** Checks that a session closes by itself, without another request about it. */
async function closes(token: string, close: () => Promise<unknown>) {
  expect(await isOpen(token)).toBe(true);
  await close();
  await expect.poll(() => isOpen(token), { interval: 20 }).toBe(false);
}

describe('end of a session, known from memory', () => {
  const deaf = revocations({
    db,
    log,
    // This authenticator listens to another channel, so it never hears the announcements of the database.
    listen: (channel, heard) => listen(`${channel}_ailleurs`, heard),
  });

  it('is announced before the list is read again', async () => {
    const { id_session } = await signedIn();
    const told = revocations({ db, log, listen, everyMs: 3_600_000 });
    await told.start();
    expect(await told.isRevoked(id_session)).toBe(false);
    await revokeSession(db, id_session, 'deconnexion');
    await expect.poll(() => told.isRevoked(id_session)).toBe(true);
    await told.stop();
  });

  it('is found by the next reading of the list, each second, when the announcement is lost', async () => {
    const { id_session } = await signedIn();
    await deaf.start();
    await revokeSession(db, id_session, 'deconnexion');
    await expect.poll(() => deaf.isRevoked(id_session)).toBe(true);
    await deaf.stop();
  });

  it('comes by itself of disabling, locking, or locking the service', async () => {
    await list.start();
    const disabled = await signedIn();
    const locked = await signedIn();
    const member = await signedIn({ roles: ['rds.user'] });
    const service = await aService(db, { membres: [member.id] });
    for (const [token, close] of [
      [disabled.token, () => updateCompte(db, disabled.id, { desactive_at: clock.now() })],
      [locked.token, () => updateCompte(db, locked.id, { locked: true })],
      [member.token, () => lockService(db, service.id)],
    ] as const) {
      await closes(token, close);
    }
    await list.stop();
  });

  it('survives the account being opened again: the person signs in anew', async () => {
    const { token, id } = await signedIn();
    await updateCompte(db, id, { locked: true });
    await updateCompte(db, id, { locked: false });
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen((await newSession(id)).token)).toBe(true);
  });

  it('spares somebody who has another open service or another role', async () => {
    const two = await signedIn({ roles: ['rds.user'] });
    const both = await signedIn({ roles: ['rds.user', 'lca.association'] });
    const service = await aService(db, { membres: [two.id, both.id] });
    await aService(db, { membres: [two.id] });
    await lockService(db, service.id);
    expect(await isOpen(two.token)).toBe(true);
    expect(await isOpen(both.token)).toBe(true);
  });
});
