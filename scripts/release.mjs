// npm run release makes a version: number, notes, commit and tag. Without --faire it only says what it would do.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, command, say } from './command/command.mjs';
import { root } from './command/paths.mjs';
import { releaseFaults } from './release/release-faults.mjs';
import { writeSbom } from './release/sbom.mjs';
import { readNotes, readVersion, withRelease, writeVersion } from './release/version-places.mjs';

const usage = `Utilisation : npm run release -- [VERSION] [--faire]
  VERSION  la version à sortir ; sans elle, celle que package.json dit déjà, si elle n’a pas d’étiquette
  --faire  l’écrire partout, vérifier, enregistrer (commit) et étiqueter ; sans elle, rien n’est écrit`;

await command(async () => {
  const { version, isWritten, isDone } = asked();
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const notes = readNotes(changelog, isWritten ? version : 'Unreleased');
  const faults = releaseFaults({ ...place(), version, current: readVersion(root), isWritten, notes });
  say(`Version ${version}, étiquette v${version}`);
  console.log(`\n${notes}\n`);
  if (faults.length > 0) throw new CommandError(faults.map((fault) => `✗ ${fault}`).join('\n'));
  if (!isDone) {
    say('Rien n’a été écrit. Ajoutez --faire, après un « npm test » où tout passe.');
    return;
  }
  if (!isWritten) write(version, changelog);
  runNode('scripts/check.mjs');
  if (!isWritten) {
    git('add', '--all');
    git('commit', '--quiet', '--message', `chore(release): ${version}`);
  }
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${notes}`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  const parts = `dist/portail-asso-${version}.cdx.json`;
  writeFileSync(join(root, parts), `${JSON.stringify(writeSbom(root), null, 2)}\n`);
  say(`À joindre à la version : ${parts}, ce dont elle est faite (CycloneDX).`);
  say(
    `Faite. À publier : git push --follow-tags, puis l’image (docs/exploitation/installer.md, « Avec Docker »).`,
  );
}, usage);

function asked() {
  const { positionals, values } = parseArgs({
    options: { faire: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const current = readVersion(root);
  const [version = current] = positionals;
  return { version, isWritten: version === current, isDone: values.faire };
}

/** Says where the clone stands. */
function place() {
  return {
    branch: git('branch', '--show-current'),
    changes: git('status', '--porcelain').split('\n').filter(Boolean),
    tags: git('tag', '--list', 'v*').split('\n').filter(Boolean),
  };
}

function write(version, changelog) {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'CHANGELOG.md'), withRelease(changelog, { version, date }));
  writeVersion(root, { version, date });
  runNode('packages/server/src/openapi-command.ts', '--write');
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
}

function runNode(...args) {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
