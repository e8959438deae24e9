import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listLicences } from './licences.ts';

const root = mkdtempSync(join(tmpdir(), 'portail-asso-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function install(name: string, files: Record<string, string>, license?: string) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

it('tells what is installed for production with its own words, and neither tools, nor our packages, nor other machines', () => {
  install('zod', { LICENSE: 'MIT, Colin' });
  install('apres', { 'LICENSE.md': 'MIT, Colin', 'licenses.js': 'code' });
  install('@fonts/marianne', { 'OFL.txt': 'x', NOTICE: 'Deuxième', COPYING: 'Premier' }, 'OFL-1.1');
  install('sans-texte', {}, 'ISC');
  install('outil', { LICENSE: 'MIT' });
  const packages = {
    '': { version: '0.2.0' },
    'node_modules/zod': { version: '4.1.0', license: 'MIT' },
    'node_modules/apres': { version: '1.0.0', license: 'MIT' },
    'node_modules/@fonts/marianne': { version: '2.0.0' },
    'node_modules/sans-texte': { version: '3.0.0' },
    'node_modules/outil': { version: '1.0.0', dev: true },
    'node_modules/@asso/domain': { link: true },
    'node_modules/pour-windows': { version: '1.0.0', license: 'MIT' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const { bibliotheques, notices } = listLicences(root);
  expect(bibliotheques.map(({ nom, version, licence }) => [nom, version, licence])).toEqual([
    ['@fonts/marianne', '2.0.0', 'OFL-1.1'],
    ['apres', '1.0.0', 'MIT'],
    ['sans-texte', '3.0.0', 'ISC'],
    ['zod', '4.1.0', 'MIT'],
  ]);
  expect(bibliotheques.map(({ notice }) => notice && notices[notice])).toEqual([
    'Premier\n\nDeuxième\n',
    'MIT, Colin\n',
    null,
    'MIT, Colin\n',
  ]);
  expect(Object.keys(notices)).toHaveLength(2);
});
