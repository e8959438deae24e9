import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, say } from './command/command.mjs';
import { completeLockfile, missingBuilds } from './command/lockfile.mjs';
import { root } from './command/paths.mjs';

await command(() => {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const names = Object.keys(missingBuilds(lock));
  if (names.length > 0) writeFileSync(path, `${JSON.stringify(completeLockfile(lock), null, 2)}\n`);
  say(`${names.length} constructions ajoutées à package-lock.json`);
});
