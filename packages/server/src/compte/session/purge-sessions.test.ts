import { expect, it } from 'vitest';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { countEssai } from '../connexion/echec-connexion.sql.ts';
import { aCompte, keptSessions } from '../test/test-comptes.sql.ts';
import { purgeSessionsWorker } from './purge-sessions.job.ts';
import { openSession } from './session.ts';
import { tokens } from './tokens.ts';

const portal = await aPortal();
const { db, clock } = portal;

it('forgets sessions and failures a day after their end, and nothing sooner', async () => {
  const { id } = await aCompte(db);
  const deps = { clock, tokens: tokens({ tokenKey: 'k'.repeat(48), clock }) };
  const open = () =>
    db.transaction().execute((trx) => openSession(trx, deps, { id_utilisateur: id, user_agent: '' }));
  const fail = (ip: string) =>
    db
      .transaction()
      .execute((trx) => countEssai(trx, { compte: Buffer.alloc(32), ip, now: clock.now() }, 900));
  const purge = () =>
    purgeSessionsWorker(portal).handler(
      {},
      { id: 'x', attempt: 1, isLastAttempt: true, signal: new AbortController().signal },
    );
  const left = async () => {
    const { sessions, jetons, echecs } = await keptSessions(db);
    return [sessions.length, jetons.length, echecs.map(({ adresse }) => adresse)];
  };

  await open();
  await fail('192.0.2.1');
  clock.advance(8 * 24 * 3600);
  await open();
  await fail('192.0.2.2');
  await purge();
  expect(await left()).toEqual([2, 2, ['192.0.2.2']]);
  clock.advance(1);
  await purge();
  expect(await left()).toEqual([1, 1, ['192.0.2.2']]);
});
