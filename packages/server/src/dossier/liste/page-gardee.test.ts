// What a list shows must never be stale: each column of each table that its rows are made of is changed in turn, and
// what is sent is compared with a page made anew.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { recordStatements } from '../../platform/db/test/test-statements.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import {
  addSubvention,
  fillDesk,
  fillRest,
  keepRevisions,
  readColonnesTable,
  renameProjets,
  tablesListed,
  tablesNamed,
  withMoved,
} from '../../subvention/lecture/test/test-colonnes.sql.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { readList } from './read-list.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

type Query = NonNullable<Parameters<typeof api<typeof dossierEndpoints.listDossiers>>[1]>['query'];
const list = async (as: Actor, query: Query = {}) =>
  (await api(dossierEndpoints.listDossiers, { as, query })).body;

/** Reads the page again with an addition asked for: such a call is never answered from what is kept. */
async function fresh(as: Actor) {
  const { items, ...page } = await list(as, { select_notifications: [1] });
  return { ...page, items: items.map(({ notifications: _, ...item }) => item) };
}

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const [sent, other] = [await calls.aReady(), await calls.create(world.ali)];
  await calls.transmit(world.jeanne, sent.id_fo);
  return { world, calls, id: sent.id, id_fo: sent.id_fo, other: other.body };
}

describe('a page of the list', () => {
  it('is sent again as it was, for agents of one service alike', async () => {
    const { world } = await aSent();
    for (const as of [world.jeanne, world.agent, { ...world.agent, id: world.paul.id }]) {
      const first = await list(as);
      expect(first).toEqual(await fresh(as));
      expect(await list(as)).toEqual(first);
    }
  });

  it('reads again only the rows that changed, in one statement', async () => {
    const { world, id, id_fo, other } = await aSent();
    const before = await list(world.agent, { etats: ['A', 'D'] });
    // The clock of the test stands still, so the two dossiers come in the order of their identifiers, which are random.
    const rowOf = ({ items }: typeof before, of: string) => items.find((one) => one.id_fo === of);
    expect(before.items).toHaveLength(2);
    let after = before;
    let titre = '';
    // A second statement is sent when the rights kept in memory could not be confirmed in time and are read again:
    // another change is then tried.
    await expect
      .poll(async () => {
        titre = `${titre}Autre titre`;
        await renameProjets(db, { dossier: id, intitule: titre });
        const sent = await recordStatements(portal.pool, async () => {
          after = await list(world.agent, { etats: ['A', 'D'] });
        });
        return sent.length;
      })
      .toBe(1);
    expect(rowOf(after, id_fo)?.description.projet).toBe(titre);
    expect(rowOf(after, other.id_fo)).toEqual(rowOf(before, other.id_fo));
  });

  it('keeps nothing for somebody else', async () => {
    const { world } = await aSent();
    expect((await list(world.agent)).items).toHaveLength(1);
    expect((await list({ ...world.agent, services: [] })).items).toEqual([]);
    expect((await list(world.paul)).items).toEqual([]);
    expect((await list({ ...world.jeanne, associations: [] })).items).toEqual([]);
  });

  it('holds the fields asked for, and no other', async () => {
    const { world } = await aSent();
    for (const fields of [['id_fo', 'rights'], ['id_fo'], ['colonnes.affectes', 'instructions.etat']]) {
      for (const _ of ['read', 'kept']) {
        const [item] = (await list(world.agent, { fields })).items;
        expect(Object.keys(item ?? {})).toEqual([...new Set(fields.map((one) => one.split('.')[0]))]);
      }
    }
  });

  it('says the label of a type that a new subvention gives', async () => {
    const { world, id } = await aSent();
    await list(world.agent);
    await addSubvention(db, { dossier: id });
    const [item] = (await list(world.agent)).items;
    expect(item?.colonnes.id_type_dispositif).toBe('Autre type');
  });
});

describe('what a row of the list is made of', () => {
  let sent: Awaited<ReturnType<typeof aSent>>;
  beforeAll(async () => {
    sent = await aSent();
    const { id, world } = sent;
    await fillRest(db, { dossier: id, ali: world.ali.id });
    await fillDesk(db, { dossier: id, agent: world.autreAgent.id });
    await keepRevisions(db);
  });

  const readersOf = ({ world }: typeof sent): Actor[] => [
    world.jeanne,
    world.agent,
    { ...world.agent, role: 'rds.admin', roles: ['rds.admin'], services: [], territoire: null },
  ];

  it.each(tablesListed)('is read anew once any column of %s changes', async (table) => {
    const still: string[] = [];
    const columns = await readColonnesTable(db, table);
    for (const column of columns) {
      for (const as of readersOf(sent)) await list(as);
      const isMoved = await withMoved(db, { table, column, dossier: sent.id }, async () => {
        for (const as of readersOf(sent)) {
          expect(await list(as), `${table}.${column.name}`).toEqual(await fresh(as));
        }
      });
      if (!isMoved) still.push(column.name);
    }
    expect(still.length, `columns that could not be changed: ${still.join(', ')}`).toBeLessThan(
      columns.length,
    );
  });

  it('is all in these tables', async () => {
    const texts: string[] = [];
    for (const as of readersOf(sent)) texts.push(...(await recordStatements(portal.pool, () => list(as))));
    const named = await tablesNamed(db, texts);
    expect(named.filter((one) => !tablesListed.includes(one) && one !== 'revision')).toEqual([]);
  });
});

it('two servers of one database read at once what the other wrote', async () => {
  const { world, id } = await aSent();
  const other = openDatabase({ url: String(portal.pool.options.connectionString), max: 2 });
  const there = async () => {
    const call = { actor: world.agent, query: { limit: 25 } } as Parameters<typeof readList>[2];
    const answer = await readList({ ...portal, db: other.db } as never, kindsOfDossiers, call);
    if (!answer.ok) return null;
    const { written } = answer;
    return JSON.parse(String(written instanceof Written ? written.plain() : written));
  };
  try {
    expect(await there()).toEqual(await list(world.agent, { limit: 25 }));
    await renameProjets(db, { dossier: id, intitule: 'Autre titre' });
    expect((await list(world.agent)).items[0]?.description.projet).toBe('Autre titre');
    expect((await there()).items[0].description.projet).toBe('Autre titre');
  } finally {
    await other.close();
  }
});
