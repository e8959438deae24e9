import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** The version has one home, the package.json of the root; `npm run check` holds the others to it. */
export const portalVersion: string = (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
