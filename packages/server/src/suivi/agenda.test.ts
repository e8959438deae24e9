import { agendaEndpoints } from '@asso/contract/suivi/agenda.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { leaveAll, lockAccount, readAbonnementRow } from './test/test-agenda.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aDraft() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id_fo } = await calls.aReady();
  return { world, calls, id_fo };
}

const open = async (as: Actor) => new URL((await api(agendaEndpoints.openAbonnement, { as })).body.adresse);
/** Asks for the address as a calendar program does, without a token or a cookie. */
async function follow({ pathname }: URL) {
  const jeton = pathname.split('/').at(-1) ?? '';
  const { status, bytes } = await api(agendaEndpoints.followAgenda, { params: { jeton } });
  return { statusCode: status, body: bytes.toString() };
}
/** Reads the lines of the file, and joins again the long lines that it folds. */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const namedIn = (text: string, name: string) =>
  linesOf(text).flatMap((line) => (line.startsWith(name) ? [line.slice(name.length + 1)] : []));

test('the file holds whole days with their title, their address and two alarms, and nothing else', async () => {
  const { world, id_fo } = await aDraft();
  const { status, bytes, headers } = await api(agendaEndpoints.downloadAgenda, { as: world.jeanne });
  const raw = bytes.toString();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(namedIn(raw, 'SUMMARY')[0]).toBe('Transmettre « Former nos arbitres »');
  // The last second of 11 March in Paris, which each calendar shows on its own clock.
  expect(namedIn(raw, 'DTSTART')[0]).toBe('20270311T225959Z');
  expect(namedIn(raw, 'DESCRIPTION')[0]).toContain('jeudi 11 mars 2027 à 23h59\\, heure de Paris');
  // The alarms ring at nine in the morning, fourteen days before and two.
  expect(namedIn(raw, 'TRIGGER').slice(0, 2)).toEqual(['-P14DT14H59M59S', '-P2DT14H59M59S']);
  expect(namedIn(raw, 'URL;VALUE=URI')[0]).toContain(id_fo);
  expect(raw).not.toMatch(/€|Jeanne|ATTENDEE|ORGANIZER/);
});

test('a calendar reads the private address without a session, until it is changed or deleted', async () => {
  const { world } = await aDraft();
  const first = await open(world.jeanne);
  const read = await follow(first);
  expect(read.statusCode).toBe(200);
  expect(namedIn(read.body, 'SUMMARY')[0]).toBe('Transmettre « Former nos arbitres »');
  const { body: known } = await api(agendaEndpoints.readAbonnement, { as: world.jeanne });
  expect(known).toEqual({ cree_le: expect.any(String), lu_le: expect.any(String) });
  const second = await open(world.jeanne);
  expect([(await follow(first)).statusCode, (await follow(second)).statusCode]).toEqual([404, 200]);
  await api(agendaEndpoints.closeAbonnement, { as: world.jeanne });
  expect((await follow(second)).statusCode).toBe(404);
});

test('only the hash of the address is kept', async () => {
  const { world } = await aDraft();
  const jeton = (await open(world.jeanne)).pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(jeton).toHaveLength(43);
  const row = await readAbonnementRow(db, world.jeanne.id);
  expect(JSON.stringify(row) + row.empreinte.toString('latin1')).not.toContain(jeton);
});

test('each person has their own address: the dates of an association are not those of who has no part in it', async () => {
  const { world } = await aDraft();
  const { world: other } = await aDraft();
  const own = await follow(await open(world.jeanne));
  const theirs = await follow(await open(other.jeanne));
  const uids = [own, theirs].map(({ body }) => namedIn(body, 'UID'));
  expect(uids[0]?.length).toBeGreaterThan(0);
  expect(uids[0]?.filter((uid) => uids[1]?.includes(uid))).toEqual([]);
});

test('once the association is left, the address gives its dates no more', async () => {
  const { world } = await aDraft();
  const adresse = await open(world.jeanne);
  expect(namedIn((await follow(adresse)).body, 'SUMMARY').length).toBeGreaterThan(0);
  await leaveAll(db, world.jeanne.id);
  expect(namedIn((await follow(adresse)).body, 'SUMMARY')).toEqual([]);
});

test.each(['downloadAgenda', 'readAbonnement', 'openAbonnement', 'closeAbonnement'] as const)(
  '%s is for members of associations only',
  async (name) => {
    const { world } = await aDraft();
    expect((await api(agendaEndpoints[name], {})).status).toBe(401);
    expect((await api(agendaEndpoints[name], { as: world.agent })).status).toBe(403);
  },
);

test('a wrong address, and that of a locked account, are not found', async () => {
  const { world } = await aDraft();
  const adresse = await open(world.jeanne);
  expect((await follow(new URL('http://portail.example/api/agenda/rien.ics'))).statusCode).toBe(404);
  await lockAccount(db, world.jeanne.id);
  expect((await follow(adresse)).statusCode).toBe(404);
});
