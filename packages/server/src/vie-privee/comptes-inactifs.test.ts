import { expect, it } from 'vitest';
import { aCompte, aMembership, anAssociationRow, aService } from '../compte/test/test-comptes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { treatInactiveComptes } from './comptes-inactifs.ts';
import { compteKept, lastUse, mailsTo } from './test/test-conservation.sql.ts';

const clock = aClock('2027-05-01T10:00:00Z');
const portal = await aPortal({ features, clock });
const { db } = portal;

/** Makes an account last used on 30 June 2024, whose three years end on 30 June 2027. */
const vu = '2024-06-30T10:00:00Z';
const aUnused = async (changes: object = {}) => {
  const compte = await aCompte(db, changes);
  await lastUse(db, compte.id, { le: vu });
  return compte;
};
const on = async (day: string) => {
  clock.set(`${day}T10:00:00Z`);
  await treatInactiveComptes(portal);
  await treatInactiveComptes(portal);
};

it('an account nobody uses is warned 60 and 15 days before, then loses its name; one that is used loses nothing', async () => {
  const id_association = await anAssociationRow(db);
  const left = await aUnused();
  await aMembership(db, { id_utilisateur: left.id, id_association });
  const back = await aUnused();
  const used = await aCompte(db);
  await lastUse(db, used.id, { le: '2027-04-01T10:00:00Z', cree: '2020-01-01T10:00:00Z' });

  await on('2027-04-30');
  expect(await mailsTo(db, left.email)).toEqual([]);
  await on('2027-05-01');
  await on('2027-06-14');
  expect(await mailsTo(db, left.email)).toEqual(['Votre compte sera effacé le 30/06/2027']);
  await lastUse(db, back.id, { le: '2027-06-10T10:00:00Z', cree: vu });
  await on('2027-06-15');
  expect(await mailsTo(db, left.email)).toHaveLength(2);
  await on('2027-06-29');
  expect(await compteKept(db, left.id)).toMatchObject({ supprime: false, nom: 'Roux' });
  await on('2027-06-30');
  expect(await compteKept(db, left.id)).toEqual({
    nom: 'supprimé',
    email: `supprime-${left.id}@compte.invalid`,
    supprime: true,
  });
  expect((await mailsTo(db, left.email)).at(-1)).toBe('Votre compte est supprimé');
  expect(await compteKept(db, back.id)).toMatchObject({ supprime: false, nom: 'Roux' });
  expect(await mailsTo(db, back.email)).toHaveLength(1);
  expect(await mailsTo(db, used.email)).toEqual([]);
});

it('one that cannot be warned does not stand before the others: they are, and the job says it', async () => {
  const accounts = [await aUnused(), await aUnused(), await aUnused()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const [failing, ...others] = accounts.map(({ email }) => email);
  const mail: typeof portal.mail = {
    ...portal.mail,
    write: async (tx, letter) => {
      if (letter.to.includes(failing ?? '')) throw new Error('no such address');
      return portal.mail.write(tx, letter);
    },
  };
  clock.set('2027-05-01T10:00:00Z');
  await expect(treatInactiveComptes({ ...portal, mail })).rejects.toThrow('no such address');
  for (const email of others) expect(await mailsTo(db, email)).toHaveLength(1);
  // On the next run the failing account is warned too, and nobody is warned twice.
  await treatInactiveComptes(portal);
  for (const { email } of accounts) expect(await mailsTo(db, email)).toHaveLength(1);
});

it('the account of a service goes with its service, and the last administrator stays', async () => {
  const service = await aUnused({ roles: ['rds.service'] });
  await aService(db, { auth_id: service.id } as never);
  const admin = await aUnused({ roles: ['lca.admin'] });
  for (const day of ['2030-01-01', '2030-02-15', '2030-03-02']) await on(day);
  expect(await mailsTo(db, service.email)).toEqual([]);
  expect(await compteKept(db, service.id)).toMatchObject({ supprime: false });
  expect(await compteKept(db, admin.id)).toMatchObject({ supprime: false });
  expect(portal.logLines().join('')).toContain('compte.dernier-administrateur');
});
