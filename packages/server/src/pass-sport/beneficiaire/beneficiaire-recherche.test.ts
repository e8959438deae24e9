import { servicePspEndpoints as calls } from '@asso/contract/pass-sport/service-psp.endpoints';
import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aBeneficiaire, aClub, passSportCalls, passSportToday } from '../test/test-pass-sport.sql.ts';
import { aTableHeld, countRunningQueries, renameBeneficiaire } from '../test/test-service-psp.sql.ts';
import { readBeneficiaires } from './beneficiaire.sql.ts';
import { Interrompue, interruptible } from './beneficiaire-recherche.sql.ts';
import { searchBeneficiaires } from './search-beneficiaires.ts';

const clock = aClock(passSportToday);
const portal = await aPortal({ features, clock });
const { db, api } = portal;
const club = await aClub(db);

it('finds those whose code is valid; a code taken back only when asked for [R7.20]', async () => {
  const [valable, repris] = [await aBeneficiaire(db), await aBeneficiaire(db, { statut: false })];
  const read = async (query = {}) =>
    (await api(calls.listBeneficiaires, { as: club.admin, query: { limit: 100, ...query } })).body.items.map(
      ({ id_psp }) => id_psp,
    );
  expect(await read({ id_psp: valable.toLowerCase() })).toEqual([valable]);
  expect(await read({ id_psp: repris })).toEqual([]);
  expect(await read({ id_psp: repris, statut: 'false' })).toEqual([repris]);
  expect(await read({ id_psp: valable, departement: ['13'] })).toEqual([valable]);
  expect(await read({ id_psp: valable, departement: ['2A', '75'] })).toEqual([]);
  expect(await read({ id_psp: valable, exerciceId: '25' })).toEqual([]);
});

it('by a part of a name, in pages, for an administrator, who reads no family name and no birth date', async () => {
  const codes = [await aBeneficiaire(db), await aBeneficiaire(db), await aBeneficiaire(db)];
  for (const code of codes) await renameBeneficiaire(db, code, 'Zéphyrine');
  const query = { searchQuery: 'zephyrin', limit: 2 };
  const first = (await api(calls.listBeneficiaires, { as: club.admin, query })).body;
  expect([first.items.length, first.total]).toEqual([2, 3]);
  const next = (
    await api(calls.listBeneficiaires, { as: club.admin, query: { ...query, cursor: first.next ?? '' } })
  ).body;
  const read = [...first.items, ...next.items];
  expect(read.map(({ id_psp }) => id_psp).toSorted()).toEqual(codes.toSorted());
  expect(read[0]).toMatchObject({ prenom: 'Léa', initiale: 'Z', age: 13, departement: '13', inscrit: false });
  expect(JSON.stringify(read)).not.toMatch(/phyrine|2012-11-03|13011/);
});

it('by a whole code and nothing else, for an association; not at all for others', async () => {
  const code = await aBeneficiaire(db);
  const { begin, enrol } = passSportCalls(portal, club);
  const { id } = await begin();
  await enrol(club.helene, { id }, [code]);
  const asked = (query: object, as = club.helene) => api(calls.listBeneficiaires, { as, query });
  const found = await asked({ id_psp: code });
  expect([found.status, found.body.items[0]?.inscrit]).toEqual([200, true]);
  const taken = await asked({ id_psp: code, statut: 'false' });
  expect([taken.status, taken.codes, taken.problem.field]).toEqual([
    403,
    ['psp-service.statut-reserve'],
    'statut',
  ]);
  for (const query of [{}, { searchQuery: 'Moulin' }, { id_psp: code.slice(0, 7) }]) {
    const refused = await asked(query);
    expect([refused.status, refused.codes]).toEqual([400, ['psp-service.recherche-vague']]);
  }
  expect((await asked({ id_psp: code, searchQuery: 'nobody' })).body.items).toHaveLength(1);
  expect((await asked({ id_psp: code }, club.agent)).status).toBe(403);
});

it('stops in the database as soon as nobody waits for it [R7.19] [R9.58]', async () => {
  const gone = new AbortController();
  const asked = {
    actor: club.admin,
    query: { statut: 'true' as const, searchQuery: 'lente', limit: 10 },
    signal: gone.signal,
  };
  await aTableHeld(db, async () => {
    const search = searchBeneficiaires({ db, clock }, asked);
    await expect.poll(() => countRunningQueries(db)).toBe(1);
    gone.abort();
    expect(await search).toMatchObject({ ok: false, problems: [{ code: 'psp-service.recherche-longue' }] });
    expect(await countRunningQueries(db)).toBe(0);
  });
});

it('is given up by the database after its time, whoever waits [R7.19]', async () => {
  await aTableHeld(db, async () => {
    const { signal } = new AbortController();
    const reading = interruptible(db, { ms: 50, signal }, (trx) => readBeneficiaires(trx, ['26-AAAA-AAAA']));
    await expect(reading).rejects.toBeInstanceOf(Interrompue);
  });
});

it('asked by somebody already gone, reads nothing', async () => {
  const reading = interruptible(db, { ms: 1000, signal: AbortSignal.abort() }, async () => 'read');
  await expect(reading).rejects.toBeInstanceOf(Interrompue);
});
