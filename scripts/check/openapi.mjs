import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files.mjs';
import { runNode } from './run-command.mjs';

const COMMAND = 'packages/server/src/openapi-command.ts';
const DOCUMENT = 'docs/openapi.json';
const REMEDY = 'run npm run openapi -- --write, and read the difference before committing it';

/** The published description of the calls is what the rows of the contract say, to the letter. */
export async function checkOpenApi(root) {
  if (!existsSync(join(root, COMMAND))) return { errors: [], note: 'no command yet' };
  const { code, stdout, stderr } = await runNode(join(root, COMMAND), [], root);
  if (code !== 0) return { errors: [`${COMMAND} failed: ${stderr.trim()}`] };
  if (!existsSync(join(root, DOCUMENT))) return { errors: [`${DOCUMENT} is missing: ${REMEDY}`] };
  const written = readText(root, DOCUMENT).trimEnd().split('\n');
  const made = stdout.trimEnd().split('\n');
  const line = made.findIndex((text, index) => text !== written[index]);
  if (line < 0 && made.length === written.length) return { errors: [] };
  const place = line < 0 ? made.length : line;
  const [has, should] = [written, made].map((lines) => (lines[place] ?? 'nothing').trim());
  return {
    errors: [`${DOCUMENT}:${place + 1} has « ${has} » where the calls say « ${should} »: ${REMEDY}`],
  };
}
