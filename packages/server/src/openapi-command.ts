import { writeFileSync } from 'node:fs';
import { features } from './features.ts';
import { collectProblems } from './platform/http/portal.ts';
import { openapiDocument } from './platform/openapi/openapi.ts';
import { operatorCommand } from './platform/operator-command.ts';

const usage = `npm run openapi -- [--write]
Affiche le document OpenAPI des appels ; --write l’écrit dans docs/openapi.json.`;

/** Prints the OpenAPI document or, with `--write`, saves it in docs/openapi.json. */
process.exitCode = await operatorCommand(
  { usage, options: { write: { type: 'boolean', default: false } } },
  async ({ write }) => {
    const text = `${JSON.stringify(openapiDocument(features, collectProblems(features)), null, 2)}\n`;
    if (write) writeFileSync(new URL('../../../docs/openapi.json', import.meta.url), text);
    else process.stdout.write(text);
    return 0;
  },
);
