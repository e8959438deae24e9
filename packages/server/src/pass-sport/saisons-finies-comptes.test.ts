import { servicePspEndpoints as calls } from '@asso/contract/pass-sport/service-psp.endpoints';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { eraseSeasonComptes } from './saisons-finies.job.ts';
import { aBeneficiaire, aClub, iban, passSportCalls, passSportToday } from './test/test-pass-sport.sql.ts';
import { listInscriptionsIn, ribDesigne } from './test/test-service-psp.sql.ts';

const clock = aClock(passSportToday);
const portal = await aPortal({ features, clock });
const { db, api } = portal;

it('ten years after its season nobody knows on which account a club was paid; how much and when stays', async () => {
  const club = await aClub(db);
  const { begin, enrol } = passSportCalls(portal, club);
  const { id } = await begin();
  await enrol(club.helene, { id }, [await aBeneficiaire(db)]);
  const paid = { paye_le: '2026-11-02', reference: 'VAGUE-7' };
  for (const [action, acte] of [
    ['take', {}],
    ['order', {}],
    ['pay', paid],
  ] as const) {
    const inscriptions = (await listInscriptionsIn(db, id)).map((row) => ({
      id: row.id,
      version: row.version,
    }));
    const moved = await api(calls.moveInscriptionsPsp, {
      as: club.admin,
      body: { action, inscriptions, ...acte },
    });
    expect(moved.status).toBe(200);
  }
  const erase = async (at: string) => {
    clock.set(at);
    await eraseSeasonComptes({ db, clock });
    await eraseSeasonComptes({ db, clock });
  };
  await erase('2037-08-31T21:59:59Z');
  const account = { titulaire: 'Les Pions', iban, bic: 'CCOPFRPP' };
  const [before] = await listInscriptionsIn(db, id);
  expect(before).toMatchObject({ ...account, id_etat: '4', montant: 70 });
  expect(await ribDesigne(db, id)).toBe(club.id_rib);
  await erase('2037-08-31T22:00:00Z');
  const none = { titulaire: null, iban: null, bic: null };
  expect(await listInscriptionsIn(db, id)).toEqual([
    { ...before, ...none, version: Number(before?.version) + 1 },
  ]);
  expect(await ribDesigne(db, id)).toBeNull();
});
