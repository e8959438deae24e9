import { describe, expect, it } from 'vitest';
import { aClock } from '../platform/clock/clock.ts';
import { aDatabase } from '../platform/db/test/test-database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import {
  closeLiens,
  countLiensTo,
  createLien,
  deleteOldLiens,
  findLien,
  type NewLien,
  spendLien,
} from './lien.sql.ts';
import { aCompte, keptLiens } from './test/test-comptes.sql.ts';

const { db } = await aDatabase();
const clock = aClock();

async function aLien(changes: Partial<NewLien<'mot-de-passe'>> = {}) {
  const { id, email } = await aCompte(db);
  const lien = { id_utilisateur: id, destinataire: email, donnees: {}, now: clock.now(), ...changes };
  const token = await inTransaction(db, (trx) => createLien(trx, { objet: 'mot-de-passe', ...lien }));
  return { id, email, token };
}

const use = (token: string, objet: 'mot-de-passe' | 'deblocage' = 'mot-de-passe') =>
  inTransaction(db, (trx) => spendLien(trx, { objet, token, now: clock.now() }));

describe('a link sent by e-mail', () => {
  it('gives once who it is for and the mailbox it went to', async () => {
    const { id, email, token } = await aLien();
    expect(await use(token)).toEqual({ id_utilisateur: id, destinataire: email, donnees: {} });
    expect(await use(token)).toBeUndefined();
  });

  it('carries what was given with it', async () => {
    const { id, email } = await aCompte(db);
    const donnees = { redirect: '/dossiers' };
    const now = clock.now();
    const lien = { objet: 'validation', id_utilisateur: id, destinataire: email, donnees, now } as const;
    const token = await inTransaction(db, (trx) => createLien(trx, lien));
    const used = await inTransaction(db, (trx) => spendLien(trx, { objet: 'validation', token, now }));
    expect(used?.donnees).toEqual(donnees);
  });

  it('serves one of ten who use it at once', async () => {
    const { token } = await aLien();
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
  });

  it('may serve again when what it was used for failed', async () => {
    const { token, id } = await aLien();
    const failing = inTransaction(db, async (trx) => {
      await spendLien(trx, { objet: 'mot-de-passe', token, now: clock.now() });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect((await use(token))?.id_utilisateur).toBe(id);
  });

  it('opens nothing from the end of its hour on', async () => {
    const first = await aLien();
    const second = await aLien();
    clock.advance(3600 - 0.001);
    expect((await use(first.token))?.id_utilisateur).toBe(first.id);
    clock.advance(0.001);
    expect(await use(second.token)).toBeUndefined();
  });

  it('opens nothing else than what it is for', async () => {
    const { token, id } = await aLien();
    expect(await use(token, 'deblocage')).toBeUndefined();
    expect((await use(token))?.id_utilisateur).toBe(id);
  });

  it('is read without being used', async () => {
    const { token, id } = await aLien();
    const presented = { objet: 'mot-de-passe', token, now: clock.now() } as const;
    expect((await findLien(db, presented))?.id_utilisateur).toBe(id);
    expect(await use(token)).toBeDefined();
    expect(await findLien(db, presented)).toBeUndefined();
  });

  it('is closed with those of its kind and its account, and no other', async () => {
    const mine = await aLien();
    const other = await aLien();
    const closing = { id_utilisateur: mine.id, objets: ['mot-de-passe'], now: clock.now() } as const;
    await inTransaction(db, (trx) => closeLiens(trx, closing));
    expect(await use(mine.token)).toBeUndefined();
    expect(await use(other.token)).toBeDefined();
  });

  it('is kept as a hash of 256 random bits', async () => {
    const { token, id } = await aLien();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [kept] = await keptLiens(db, id);
    expect(kept?.hash).toHaveLength(32);
    expect(kept?.hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('counts for an hour among those sent to its mailbox, however it is typed', async () => {
    const { email } = await aLien();
    expect(await countLiensTo(db, email.toUpperCase(), clock.now())).toBe(1);
    clock.advance(3600);
    expect(await countLiensTo(db, email, clock.now())).toBe(0);
  });

  it('is forgotten after its end', async () => {
    const { id } = await aLien();
    await deleteOldLiens(db, new Date(clock.now().getTime() + 3600_000));
    expect(await keptLiens(db, id)).toHaveLength(1);
    await deleteOldLiens(db, new Date(clock.now().getTime() + 3600_001));
    expect(await keptLiens(db, id)).toEqual([]);
  });
});
