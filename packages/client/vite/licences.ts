import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bibliotheque, type Licences, licencesFile } from '@asso/contract/kernel/licences.schemas';
import type { Plugin } from 'vite';

type Entry = { version?: string; license?: string; dev?: boolean; link?: boolean };

/** Writes, beside the pages, the licence of each package that a production install brings. */
export function licences(root = join(import.meta.dirname, '../../..')): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(listLicences(root));
      this.emitFile({ type: 'asset', fileName: licencesFile, source });
    },
  };
}

/** Lists only what is installed here: the builds of other machines are not part of this one. */
export function listLicences(root: string): Licences {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const notices: Record<string, string> = {};
  const found = new Map<string, Bibliotheque>();
  for (const [path, entry] of Object.entries(packages)) {
    const isShipped = path.includes('node_modules/') && !entry.dev && !entry.link;
    if (!isShipped || !existsSync(join(root, path, 'package.json'))) continue;
    const nom = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = entry.version ?? '';
    const text = noticeOf(join(root, path));
    const notice = text && createHash('sha256').update(text).digest('hex').slice(0, 12);
    if (text && notice) notices[notice] = text;
    found.set(`${nom}@${version}`, { nom, version, licence: entry.license ?? declared(root, path), notice });
  }
  const bibliotheques = [...found.values()].sort((a, b) => a.nom.localeCompare(b.nom, 'en'));
  return { bibliotheques, notices };
}

const textNames = /^(licen[cs]e|copying|notice|unlicense)(\.|-|$)/i;

function noticeOf(folder: string): string | null {
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && textNames.test(entry.name))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? `${texts.join('\n\n')}\n` : null;
}

function declared(root: string, path: string): string {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  return typeof license === 'string' ? license : 'voir la notice';
}
