import { writeFileSync } from 'node:fs';
import { features } from './features.ts';
import { openapiDocument } from './platform/http/openapi.ts';
import { problemsOf } from './platform/http/portal.ts';

/** Prints the OpenAPI document; with `--write`, keeps it in docs/openapi.json. */
const text = `${JSON.stringify(openapiDocument(features, problemsOf(features)), null, 2)}\n`;
if (process.argv.includes('--write')) {
  writeFileSync(new URL('../../../docs/openapi.json', import.meta.url), text);
} else {
  process.stdout.write(text);
}
