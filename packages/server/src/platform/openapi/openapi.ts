import { problemReplySchema } from '@asso/contract/kernel/common.schemas';
import { codesPortees } from '@asso/domain/partenaire/portee.rows';
import type { Feature } from '../feature.ts';
import type { ProblemRegistry } from '../http/problem-registry.ts';
import { portalVersion } from '../version/portal-version.ts';
import { nameShared } from './components.ts';
import { pascal, printForms } from './forms.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { type Operation, toOperation } from './operation.ts';
import { commonParameters } from './parameters.ts';
import { pathNames } from './same-paths.ts';
import { nameSameRefusals } from './same-refusals.ts';
import { tagLabels } from './tag-labels.ts';

export type OpenapiDocument = {
  openapi: '3.1.0';
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

/** Makes the OpenAPI 3.1 document, whose calls are described from the rows of the contract. */
export function openapiDocument(features: readonly Feature[], problems: ProblemRegistry): OpenapiDocument {
  const rows = features.flatMap(({ name, endpoints }) =>
    Object.values(endpoints).flatMap((table) =>
      Object.entries(table).map(([operation, row]) => ({ tag: name, operation, row })),
    ),
  );
  const examples = Object.assign({}, ...features.map((one) => one.examples ?? {}));
  const forms = printForms(Object.assign({}, ...features.map((one) => one.forms ?? {})));
  const naming = pathNames(rows.map(({ row }) => row.path));
  const paths: OpenapiDocument['paths'] = {};
  for (const { tag, operation, row } of rows) {
    const { path, nameOf } = naming(row.path);
    paths[path] ??= {};
    paths[path][row.method.toLowerCase()] = toOperation(row, {
      tag,
      operation,
      problems,
      examples,
      forms,
      nameOf,
      bodies: features.flatMap(({ bodies }) => bodies?.[`${row.method} ${row.path}`] ?? []),
    });
  }
  const responses = nameSameRefusals(paths);
  const schemas = nameSchemas(paths, forms.components());
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portail Asso',
      version: portalVersion,
      description: introduction,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(rows.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagLabels[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes,
      parameters: usedParameters(paths),
      responses,
      schemas: { Probleme: toJsonSchema(problemReplySchema, 'output'), ...schemas },
    },
  };
}

const securitySchemes = {
  accessToken: { type: 'apiKey', in: 'header', name: 'access-token' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cle: {
    type: 'http',
    scheme: 'bearer',
    description: `Une clé de partenaire (pa_…) et ses portées : ${codesPortees.join(', ')}.`,
  },
};

type Media = { schema: JsonSchema };
type Content = { content?: Record<string, Media> };
type Place = { name: string; media: Media };

/** Replaces the schemas of bodies, replies and forms by references to named ones. */
function nameSchemas(
  paths: OpenapiDocument['paths'],
  forms: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const places = operationsOf(paths).flatMap(placesOf);
  const roots = places.map(({ name, media }) => ({ name, schema: media.schema }));
  const ofForms = Object.entries(forms).map(([name, schema]) => ({ name, schema }));
  const named = nameShared([...ofForms, ...roots], new Set(['Probleme']));
  for (const form of ofForms) named.of(form);
  for (const [index, { media }] of places.entries())
    media.schema = named.of(roots[index] ?? { name: '', schema: {} });
  return Object.fromEntries(Object.entries(named.schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const operationsOf = (paths: OpenapiDocument['paths']): Operation[] =>
  Object.values(paths).flatMap(Object.values);

function placesOf({ operationId, requestBody, responses }: Operation): Place[] {
  const name = pascal(operationId.split('.').at(-1) ?? '');
  const medias = (one: unknown, suffix: string): Place[] =>
    Object.values((one as Content | undefined)?.content ?? {})
      .filter(({ schema }) => !('$ref' in schema))
      .map((media) => ({ name: `${name}${suffix}`, media }));
  const replies = Object.values(responses as Record<string, Content>);
  return [...medias(requestBody, 'Corps'), ...replies.flatMap((one) => medias(one, 'Reponse'))];
}

function usedParameters(paths: OpenapiDocument['paths']): Record<string, unknown> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(commonParameters).filter(([name]) => text.includes(`"#/components/parameters/${name}"`)),
  );
}

const introduction = [
  'Le jeton voyage dans l’en-tête `access-token` (ou `Authorization: Bearer`).',
  'Un logiciel vient avec une clé, `Authorization: Bearer pa_…`, qui n’ouvre que les appels dont elle porte la portée.',
  'Le paramètre `role` choisit, parmi les rôles détenus, celui qui est porté pour l’appel.',
  'Tout refus est un `application/problem+json` : `code` le nomme, `message` le dit, `field` le situe.',
  'Un objet modifiable porte une version (`ETag`), que sa modification nomme dans `If-Match`.',
  'Une création ou une transmission envoyée deux fois avec la même `Idempotency-Key` n’a qu’un effet.',
  'Une liste que l’administration peut changer est nommée (`x-referentiel`) : `GET /referentiel?type=…` dit ce qu’elle contient.',
].join('\n\n');
