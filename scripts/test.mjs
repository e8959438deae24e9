// npm test plays everything that a change can break; npm test -- --changed plays the tests that import what has changed
// since the last commit, and --changed=main since another one.
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { playParts } from './command/play-parts.mjs';
import { testParts } from './command/test-parts.mjs';

const usage = `npm test                    contrôles, règles, écrans, appels sur PostgreSQL, parcours dans un vrai navigateur
npm test -- --changed       les contrôles, et les tests que les changements non enregistrés atteignent
npm test -- --changed=main  de même, depuis un commit ou une branche`;

await command(async () => {
  await ensureInstalled();
  const results = await playParts(testParts(changedSince()));
  return results.every(({ code }) => code === 0) ? 0 : 1;
}, usage);

function changedSince() {
  const asked = process.argv.slice(2).find((argument) => /^--changed(=|$)/.test(argument));
  return asked && (asked.split('=')[1] ?? 'HEAD');
}
