import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readText } from '../check/files.mjs';

/** Lists the calls, each with its row in the contract and the file that answers it. */
export async function readCalls(root) {
  const files = listFiles(root);
  const handlers = files
    .filter((path) => path.endsWith('.handlers.ts'))
    .map((path) => ({ path, text: readText(root, path) }));
  const found = [];
  for (const path of files.filter((one) => /^packages\/contract\/src\/.*\.endpoints\.ts$/.test(one))) {
    const tables = await import(pathToFileURL(join(root, path)).href);
    for (const [table, rows] of Object.entries(tables).filter(([name]) => name.endsWith('Endpoints'))) {
      const answered = answeredBy(handlers, { path, table });
      for (const [name, row] of Object.entries(rows))
        found.push({ method: row.method, url: row.path, row: path, name, answered });
    }
  }
  return found.sort((a, b) => a.url.localeCompare(b.url, 'en') || a.method.localeCompare(b.method, 'en'));
}

/** Handlers with the same name as the contract's file come first. */
function answeredBy(handlers, { path, table }) {
  const stem = basename(path, '.endpoints.ts');
  const sure = handlers.filter(({ text }) => new RegExp(`\\btypeof ${table}\\b`).test(text));
  const found = sure.find((one) => basename(one.path) === `${stem}.handlers.ts`) ?? sure[0];
  if (!found) throw new Error(`${path}: no .handlers.ts answers ${table}`);
  return found.path;
}
