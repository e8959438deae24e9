import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkPlaces } from './places.mjs';

const server = 'packages/server/src/compte/compte.handlers.ts';
const client = 'packages/client/src/compte/use-compte.ts';
const domain = 'packages/domain/src/compte/compte.rules.ts';
const test = 'packages/domain/src/compte/compte.rules.test.ts';
const sql = 'SQL: queries live in .sql.ts files and migrations';
const calls = 'fetch: calls leave from client/src/platform, and from .adapter.ts on the server';
const environment = 'process.env: the environment is read in server/src/platform/config';
const time = 'the present time: take it from platform/clock, so that a test can choose it';
const log = 'console: write to the log (platform/log)';
const aside = 'a test left aside: a test runs with all the others, or is not there';

const short = 'an import without its extension: name the file whole (`./compte.ts`), as Node asks';
const journey = 'e2e/compte.spec.ts';
const still =
  'a fixed wait: wait for what is to come (expect.poll, toBeVisible), or let the page pass its own time (letPass)';
const limit =
  'a limit of time: vitest.config.ts and playwright.config.ts have the only ones, which a hang alone meets';
const judged = 'a duration that decides: print it, or compare within the run: a slower machine is not wrong';

const fixed =
  'a list that administrators change: read it as it stands (`findLabel`, `readListe`, `knownChoices`): the code has its first version alone';
const nameless =
  'a choice of a list that administrators change: name its `liste` beside its `options`, so that a form offers it as it stands';
const form = 'packages/domain/src/compte/compte.fields.ts';

const refused = [
  [client, "import { a } from './compte';", short],
  [client, "import '../compte/compte.rules';", short],
  [client, "export { a } from './compte.js';", short],
  [client, "const page = () => import('./ComptePage');", short],
  [client, "type Page = import('./ComptePage').Page;", short],
  [client, "import { a } from '.';", short],
  [domain, "import { agrementsTypes } from '../referentiel/data/agrements-types.ts';", fixed],
  [form, "export const f = { kind: 'choice', options: agrementsTypes };", nameless],
  [form, "export const f = { kind: 'choice', options: optionsOf('genres') };", nameless],
  [server, 'db.selectFrom("compte").selectAll();', sql],
  [server, 'trx.insertInto("compte").values({});', sql],
  [server, 'db.updateTable("compte").set({});', sql],
  [server, 'db.deleteFrom("compte");', sql],
  [server, 'export const q = sql`now()`;', sql],
  [server, 'export const q = sql.raw`now()`;', sql],
  [server, "import { sql } from 'kysely';", sql],
  [server, "import { sql as tag } from 'kysely';", sql],
  [server, "pool.query('select nom from compte where id = $1');", sql],
  [server, `pool.query(\`SELECT nom FROM \${table}\`);`, sql],
  [server, "pool.query('SELECT nom FROM ' + table);", sql],
  [server, "pool.query('  insert into compte (nom) values ($1)');", sql],
  [server, "pool.query('update compte set nom = $1');", sql],
  [server, "pool.query('with vieux as (select 1) select 2');", sql],
  [server, "pool.query('create index on compte (nom)');", sql],
  [server, "pool.query('listen sessions');", sql],
  ['e2e/compte.ts', "pool.query('truncate compte');", sql],
  [client, "fetch('/api');", calls],
  [client, "globalThis.fetch('/api');", calls],
  [client, 'new XMLHttpRequest();', calls],
  [client, "new EventSource('/api');", calls],
  [client, "navigator.sendBeacon('/api');", calls],
  [server, "await fetch('https://exemple.fr');", calls],
  [server, 'export const port = process.env.PORT;', environment],
  [server, "export const port = process['env'].PORT;", environment],
  [server, 'export const { env } = process;', environment],
  [server, "import { env } from 'node:process';", environment],
  [server, 'export const now = new Date();', time],
  [server, 'export const now = new Date;', time],
  [client, 'export const now = Date.now();', time],
  [domain, 'export const now = Date();', time],
  [domain, 'export const now = Temporal.Now.instant();', time],
  [server, "console.log('bonjour');", log],
  [client, "window.console.error('bonjour');", log],
  [test, "it.only('a', () => {});", aside],
  [test, "it.skip('a', () => {});", aside],
  [test, "describe.skip('a', () => {});", aside],
  [test, "test.describe.only('a', () => {});", aside],
  [test, "it.todo('a');", aside],
  ['e2e/compte.ts', "test.skip('a', () => {});", aside],
  [journey, 'await page.waitForTimeout(500);', still],
  [journey, 'test.setTimeout(90_000);', limit],
  [journey, 'test.describe.configure({ timeout: 90_000 });', limit],
  [journey, 'await expect(title).toBeVisible({ timeout: 2000 });', limit],
  [test, "it('a', () => {}, 5000);", limit],
  [test, "it('a', { timeout: 5000 }, () => {});", limit],
  [test, 'await expect.poll(read, { timeout: 1000 }).toBe(1);', limit],
  [test, 'await waitFor(isThere, { timeout: 1000 });', limit],
  [test, 'expect(performance.now() - start).toBeLessThan(2000);', judged],
  [test, 'const tookMs = process.cpuUsage(); expect(tookMs.user).toBeLessThanOrEqual(90);', judged],
];

const accepted = [
  [client, "import { a } from './compte.ts'; import './compte.css'; import words from '../a.json';"],
  [client, "import { useState } from 'react'; const rules = import('@asso/domain/compte/compte.rules');"],
  ['packages/server/src/compte/compte.sql.ts', "import { sql } from 'kysely';\ndb.selectFrom('compte');"],
  ['packages/server/src/compte/compte.sql.test.ts', "pool.query('select nom from compte');"],
  ['packages/server/src/platform/db/pool.test.ts', "pool.query('select nom from compte');"],
  ['packages/server/migrations/0001-compte.sql', 'create table compte (nom text);'],
  ['bench/lists.ts', "pool.query('select nom from compte');"],
  [server, "export const text = 'Délai dépassé : select the next one';"],
  [server, "export const text = 'Update your address, then set the rest';"],
  [client, 'prefetch(); cache.fetch();'],
  ['packages/client/src/platform/call/call.ts', "fetch('/api');"],
  ['packages/server/src/platform/geo/ban.adapter.ts', "fetch('https://exemple.fr');"],
  ['packages/server/src/platform/config/environment.ts', 'export const port = process.env.PORT;'],
  ['packages/server/src/platform/config.ts', 'export const port = process.env.PORT;'],
  ['scripts/start.mjs', 'export const port = process.env.PORT; console.log(new Date());'],
  ['playwright.config.ts', 'export const port = process.env.PORT;'],
  ['packages/server/src/platform/clock/clock.ts', 'export const now = () => new Date();'],
  ['packages/client/src/platform/clock.ts', 'export const now = () => Date.now();'],
  [domain, 'export const day = new Date(2027, 0, 1); export const other = Date.UTC(2027);'],
  ['packages/server/src/platform/log/log.ts', "console.log('bonjour');"],
  ['packages/client/src/platform/log.ts', "console.error('bonjour');"],
  [test, "it('takes the .only and the .skip of a text', () => {}); list.only(); page.skip(1);"],
  [
    test,
    "it('asks again', () => { expect(ask({ timeout: 50 })).toBe(1); expect(rows.length).toBeLessThan(9); });",
  ],
  [test, "it.each([1, 2])('%i', () => {});"],
  ['packages/server/src/platform/http/limits/connection-limits.ts', 'server.listen({ timeout: 5000 });'],
];

describe('what may be written only in one place', () => {
  it.each(refused)('refuses, in %s: %s', (path, code, message) => {
    const { errors } = checkPlaces(makeTree({ [path]: `${code}\n` }));
    expect(errors).toContain(`${path}:1 ${message}`);
  });

  it.each(accepted)('accepts, in %s: %s', (path, code) => {
    expect(checkPlaces(makeTree({ [path]: `${code}\n` })).errors).toEqual([]);
  });
});
