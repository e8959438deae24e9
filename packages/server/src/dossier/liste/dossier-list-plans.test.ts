import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { filterEtats, isAtStudy, ordreEtats } from '@asso/domain/dossier/instruction.states';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { findDossier } from '../dossier.sql.ts';
import { planAsInProduction, readIndex, readPlans } from '../test/test-index.sql.ts';
import { listDossiers } from './dossier-list.sql.ts';
import { askedList } from './dossier-list-asked.ts';
import { toListOrder } from './dossier-order.sql.ts';

const asked = vi.spyOn(pg.Client.prototype, 'query');
const portal = await aPortal({ features, clock: aClock(today) });
const { db } = portal;
const world = await aWorld(db);
const { aReady, transmit } = subventionCalls(portal, world);
await world.publish();
const { id, id_fo } = await aReady();
await transmit(world.jeanne, id_fo);

test('the index of states follows their order: another one would be sorted anew each time', async () => {
  const definition = await readIndex(db, 'instruction_rang_etat');
  const listed = /ARRAY\[([^\]]+)\]/.exec(definition)?.[1] ?? '';
  expect([...listed.matchAll(/'(\w+)'/g)].map(([, etat]) => etat)).toEqual([...ordreEtats]);
});

test('the index of what is under study holds the states of the domain, or nothing would read it', async () => {
  const definition = await readIndex(db, 'instruction_a_l_etude');
  const where = definition.slice(definition.indexOf('WHERE'));
  expect([...where.matchAll(/'(\w+)'/g)].map(([, etat]) => etat)).toEqual(filterEtats(isAtStudy));
});

const lists = {
  'the queue': {},
  'a filtered queue': { etats: ['D', '2'], exercices: ['2027'] },
  'a number': { searchQuery: id_fo },
  'half a number': { searchQuery: id_fo.slice(3) },
  words: { searchQuery: 'benevoles' },
};

/**
 * Tells whether a call sent this statement: by itself, a server also asks whether it missed a change to what it keeps
 * in memory, and what its queue of jobs has to do.
 */
const isOfACall = (text: unknown) =>
  text !== 'select' && !/\bjobs\.|pg_listening_channels/.test(String(text));

/** Lists the statements sent: the driver is given a text, or an object that holds the text. */
const texts = () =>
  asked.mock.calls.map(([one]) => (typeof one === 'string' ? one : (one as { text: string }).text));

test.each(Object.entries(lists))('%s is one statement, beside the person’s rights', async (_, query) => {
  const read = () => portal.api(dossierEndpoints.listDossiers, { as: world.agent, query });
  expect((await read()).body.items.map((one) => one.id_fo)).toEqual([id_fo]);
  asked.mockClear();
  await read();
  expect(texts().filter(isOfACall).length, texts().join('\n')).toBeLessThanOrEqual(2);
});

/**
 * Each of these statements is run twelve times on one connection: PostgreSQL must plan the first five runs for their
 * own values, and the others once for all values.
 */
const hot: Record<string, (on: Kysely<Database>) => Promise<unknown>> = {
  rights: (on) => findActor(on, world.agent.id),
  'one dossier': (on) => findDossier(on, id_fo),
  ...Object.fromEntries(
    Object.entries(lists).map(([name, query]) => [name, (on) => readList(on, world.agent, query)]),
  ),
  'the dossiers of a person': (on) => readList(on, world.jeanne, {}),
};

const readList = (on: Kysely<Database>, actor: typeof world.agent, query: Parameters<typeof askedList>[1]) =>
  listDossiers(on, {
    ...askedList(actor, query, portal.clock.now()),
    order: toListOrder(readTri(undefined, true), true),
    limit: 25,
    cursor: null,
  });

test.each(Object.keys(hot))('the plan of « %s » is kept', async (name) => {
  await db.connection().execute(async (on) => {
    await planAsInProduction(on);
    await hot[name]?.(on);
    const before = await readPlans(on);
    for (let n = 0; n < 12; n++) await hot[name]?.(on);
    const asked = [...(await readPlans(on)).values()].filter((one) => {
      const { custom = 0, generic = 0 } = before.get(one.name) ?? {};
      return one.custom + one.generic - custom - generic >= 10;
    });
    expect(asked.length).toBeGreaterThan(0);
    // If PostgreSQL had never planned for the values of a run, this test would prove nothing.
    expect(asked.filter(({ custom }) => custom === 0)).toEqual([]);
    expect(asked.filter(({ custom, generic }) => custom > 5 || generic < 5)).toEqual([]);
  });
});

/** The second value of each pair fits the dossier, the first does not: one statement asks both. */
const pairs = {
  etats: ['2', 'D'],
  statuts: ['incomplet', 'complet'],
  demande_min: ['999999', '1'],
  exercices: ['2026', '2027'],
  departements: ['30', '13'],
  id_service_instructeur: [world.cd.id, world.drajes.id],
  demandeur: ['13002526500013', world.siret],
  createdBy: [world.ali.id, world.jeanne.id],
  createdByType: ['rds', 'association'],
  searchQuery: ['fanfare', 'benevoles'],
} as const;

test.each(Object.entries(pairs))(
  '« %s » asked of another value finds what fits that one',
  async (nom, values) => {
    const found = async (value: string) => {
      const { rows } = await readList(db, world.agent, { [nom]: nom === 'searchQuery' ? value : [value] });
      return rows.map(({ dossier }) => dossier.id);
    };
    expect([await found(values[0]), await found(values[1]), await found(values[0])]).toEqual([[], [id], []]);
  },
);
