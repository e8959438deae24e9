import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** The version is written in the package.json of the root; `npm run check` refuses another one elsewhere. */
export const portalVersion: string = (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
