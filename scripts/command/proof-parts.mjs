// The parts of the proof run one after the other; each file of scripts/proof is a part, named after the file.
import { readdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, command } from './command.mjs';
import { findBin, pinnedNode, root } from './paths.mjs';
import { runToEnd } from './run.mjs';

const folder = join(root, 'scripts/proof');

await command(async () => {
  const parts = await readParts();
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  if (options.includes('--help')) return say(listOf(parts)) ?? 0;
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new CommandError(`Aucune preuve de ce nom : ${unknown.join(', ')}.\n${listOf(parts)}`);
  const verdicts = [];
  for (const part of parts.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    verdicts.push(...(await prove(part, options)));
  say(`\n${machine()}\n\n${tableOf(verdicts)}`);
  return verdicts.length > 0 && verdicts.every(({ isHeld }) => isHeld) ? 0 : 1;
});

/**
 * A part is a module that exports `name`, `description` and `run(context)`, which returns lines `{ what, found,
 * isHeld }`.
 */
async function readParts() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs') && !file.includes('.test.'));
  const parts = await Promise.all(files.sort().map((file) => import(pathToFileURL(join(folder, file)).href)));
  for (const [index, { name, description, run }] of parts.entries())
    if (`${name}.mjs` !== files[index] || !description || typeof run !== 'function')
      throw new CommandError(`scripts/proof/${files[index]} : il y manque name, description ou run.`);
  return parts;
}

/** Plays a part of the proof; one that throws or shows nothing counts as not held. */
async function prove({ name, description, run }, options) {
  say(`\n── ${name} — ${description}`);
  const startMs = performance.now();
  const verdicts = await run({ say: (text) => say(`  ${text}`), options, runNode, runVitest }).catch(
    (error) => [{ what: 'la preuve va à son terme', found: error.stack ?? String(error), isHeld: false }],
  );
  const lines = verdicts.length > 0 ? verdicts : [{ what: 'des preuves', found: 'aucune', isHeld: false }];
  for (const { what, found, isHeld } of lines) say(`  ${isHeld ? '✓' : '✗'} ${what} : ${found}`);
  say(`  ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  return lines.map((line) => ({ part: name, ...line }));
}

/** Runs another program of ours to its end and returns its exit code. */
function runNode(args, env = {}) {
  return runToEnd(pinnedNode(), args, { env: { ...process.env, ...env } });
}

/** Runs tests as a part: `project` and `files` go to Vitest, and `env` asks for the long form. */
async function runVitest(project, files, env = {}) {
  const code = await runNode([findBin('vitest'), 'run', '--project', project, ...files], env);
  return [
    {
      what: `tests ${files.join(', ')}`,
      found: code === 0 ? 'tous passent' : `sortie ${code}`,
      isHeld: code === 0,
    },
  ];
}

function listOf(parts) {
  return `npm run proof -- [partie…]\n${parts.map(({ name, description }) => `  ${name.padEnd(14)} ${description}`).join('\n')}`;
}

/** Writes the table of verdicts, which is copied unchanged into docs/preuves.md. */
function tableOf(verdicts) {
  const rows = verdicts.map(
    ({ part, what, found, isHeld }) => `| ${part} | ${what} | ${found} | ${isHeld ? 'oui' : '**non**'} |`,
  );
  return ['| Partie | Ce qui est tenu | Trouvé | Tenu |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function machine() {
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date());
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${day}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processeur'}, ${memory} Go, Node ${process.versions.node}, charge ${loadavg()[0]?.toFixed(1)}`;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
