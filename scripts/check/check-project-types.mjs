// types.mjs starts this for one tsconfig.json. Only that project's files are examined, because the files it imports
// from our other packages are examined with their own options. The seconds are this thread's processor time, so that
// a busy machine does not change them.
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const configFile = resolve(process.argv[2]);
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]) };
const config = ts.getParsedCommandLineOfConfigFile(configFile, { noEmit: true }, host);
const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
const roots = new Set(config.fileNames);
const ours = program.getSourceFiles().filter((file) => roots.has(file.fileName));
const diagnostics = [
  ...config.errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...ours.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]),
];
answer(diagnostics, ours);

function fail(found) {
  answer(found, []);
  process.exit(0);
}

function answer(found, files) {
  const { user, system } = process.threadCpuUsage();
  const said = {
    errors: found.map(describe),
    files: files.map((file) => here(file.fileName)),
    seconds: (user + system) / 1e6,
  };
  process.stdout.write(JSON.stringify(said));
}

/** Paths are given from the root, where this program is started. */
function here(path) {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function describe({ file, start, messageText, code }) {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file) return `TS${code}: ${text}`;
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  return `${here(file.fileName)}:${line + 1}:${character + 1} TS${code}: ${text}`;
}
