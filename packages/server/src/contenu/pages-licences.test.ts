import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { pagesLicences } from './pages-licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ DATA_DIR: folder, SOURCE_CODE_URL: 'https://forge.exemple.fr/portail' });
const file = join(folder, 'licences.json');
const bibliotheques = [
  { nom: 'apres', version: '1.0.0', licence: 'MIT', notice: 'aaa' },
  { nom: 'marianne', version: '2.0.0', licence: 'OFL-1.1', notice: null },
  { nom: 'zod', version: '4.1.0', licence: 'MIT', notice: 'aaa' },
];
const notices = { aaa: 'MIT License\n\nCopyright (c) 2020 Colin <colin@exemple.fr> : "AS IS"\n' };
writeFileSync(file, JSON.stringify({ bibliotheques, notices }));

const read = (path: string, notice = '', from = file) =>
  pagesLicences({ config }, from)
    .find((page) => page.path === path)
    ?.answer({ params: { notice }, query: new URLSearchParams(), form: new URLSearchParams() });

it('lists libraries by licence, the most used first, and leads to their words', async () => {
  const answer = await read('/licences');
  const text = answer?.kind === 'page' ? answer.page.main.text : '';
  expect([...text.matchAll(/<h2[^>]*>([^<]+) <small>\((\d+)\)/g)].map(([, ...found]) => found)).toEqual([
    ['MIT', '2'],
    ['OFL-1.1', '1'],
  ]);
  expect(text).toMatch(/3\sbibliothèques libres/);
  expect(text).toContain('<a href="/licences/aaa">zod 4.1.0</a>');
  expect(text).toContain('<li>marianne 2.0.0</li>');
  expect(text).toContain('<a href="https://forge.exemple.fr/portail">Code source de cette version</a>');
});

it('gives a notice word for word, and nothing under another name', async () => {
  expect(await read('/licences/:notice', 'aaa')).toMatchObject({
    kind: 'texte',
    type: 'text/plain; charset=utf-8',
    texte: notices.aaa,
  });
  expect(await read('/licences/:notice', 'bbb')).toBeNull();
  expect(await read('/licences/:notice', '__proto__')).toBeNull();
});

it('says so when the pages were not built', async () => {
  expect(await read('/licences', '', join(folder, 'absent.json'))).toMatchObject({ kind: 'page' });
});
