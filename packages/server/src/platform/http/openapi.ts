import { problemReplySchema } from '@asso/contract/kernel/common.schemas';
import { codesPortees } from '@asso/domain/partenaire/portee.rows';
import type { Feature } from '../feature.ts';
import { type Operation, operationOf } from './openapi-operation.ts';
import { jsonSchemaOf } from './openapi-schema.ts';
import type { ProblemRegistry } from './problem-registry.ts';

export type OpenapiDocument = {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

/** The OpenAPI 3.1 document of the rows: nothing in it is written by hand. */
export function openapiDocument(features: readonly Feature[], problems: ProblemRegistry): OpenapiDocument {
  const rows = features.flatMap(({ name, endpoints }) =>
    Object.values(endpoints).flatMap((table) =>
      Object.entries(table).map(([operation, row]) => ({ tag: name, operation, row })),
    ),
  );
  const examples = Object.assign({}, ...features.map((one) => one.examples ?? {}));
  const paths: OpenapiDocument['paths'] = {};
  for (const { tag, operation, row } of rows) {
    const at = row.path;
    paths[at] ??= {};
    paths[at][row.method.toLowerCase()] = operationOf(row, { tag, operation, problems, examples });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portail Asso',
      version: '0.1.0',
      description: introduction,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(rows.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'apiKey', in: 'header', name: 'access-token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cle: {
          type: 'http',
          scheme: 'bearer',
          description: `Une clé de partenaire (pa_…) et ses portées : ${codesPortees.join(', ')}.`,
        },
      },
      schemas: { Probleme: jsonSchemaOf(problemReplySchema, 'output') },
    },
  };
}

const introduction = [
  'Le jeton voyage dans l’en-tête `access-token` (ou `Authorization: Bearer`).',
  'Un logiciel vient avec une clé, `Authorization: Bearer pa_…`, qui n’ouvre que les appels dont elle porte la portée.',
  'Le paramètre `role` choisit, parmi les rôles détenus, celui qui est porté pour l’appel.',
  'Tout refus est un `application/problem+json` : `code` le nomme, `message` le dit, `field` le situe.',
  'Un objet modifiable porte une version (`ETag`), que sa modification nomme dans `If-Match`.',
  'Une création ou une transmission envoyée deux fois avec la même `Idempotency-Key` n’a qu’un effet.',
].join('\n\n');
