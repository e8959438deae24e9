import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files.mjs';
import { runNode } from './run-command.mjs';

/** These committed documents are generated from the code, each by its command. */
export const GENERATED = {
  openapi: {
    command: 'packages/server/src/openapi-command.ts',
    document: 'docs/openapi.json',
    remedy: 'run npm run openapi -- --write, and read the difference before committing it',
  },
};

/** Checks that a generated document equals what its command prints now. */
export async function checkGenerated(root, { command, document, remedy }) {
  if (!existsSync(join(root, command))) return { errors: [], note: 'no command yet' };
  const { code, stdout, stderr } = await runNode(join(root, command), [], root);
  if (code !== 0) return { errors: [`${command} failed: ${stderr.trim()}`] };
  if (!existsSync(join(root, document))) return { errors: [`${document} is missing: ${remedy}`] };
  const written = readText(root, document).trimEnd().split('\n');
  const made = stdout.trimEnd().split('\n');
  const line = made.findIndex((text, index) => text !== written[index]);
  if (line < 0 && made.length === written.length) return { errors: [] };
  const place = line < 0 ? made.length : line;
  const [has, should] = [written, made].map((lines) => (lines[place] ?? 'nothing').trim());
  return {
    errors: [`${document}:${place + 1} has « ${has} » where the code says « ${should} »: ${remedy}`],
  };
}
