import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { problemMessage } from '@asso/domain/kernel/problems';
import { z } from 'zod';
import { exampleOf } from './openapi-example.ts';
import { type JsonSchema, jsonSchemaOf } from './openapi-schema.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { statusOf, titleOf } from './status.ts';

export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  [more: string]: unknown;
};

type Context = {
  tag: string;
  operation: string;
  problems: ProblemRegistry;
  examples: Readonly<Record<string, unknown>>;
};

export function operationOf(row: Endpoint, { tag, operation, problems, examples }: Context): Operation {
  return {
    tags: [tag],
    operationId: `${tag}.${operation}`,
    summary: row.summary,
    description: accessLine(row),
    ...(row.access === 'public' ? {} : { security: [{ accessToken: [] }, { bearer: [] }, ...keyOf(row)] }),
    parameters: [...pathParameters(row), ...queryParameters(row), ...headers(row)],
    ...(row.body === undefined
      ? {}
      : { requestBody: requestBody(row.body, examples[`${row.method} ${row.path}`]) }),
    responses: { ...success(row), ...refusals(row, problems) },
  };
}

/** The scope that a key must carry, as the role of its scheme. */
const keyOf = ({ scope }: Endpoint): { cle: string[] }[] => (scope === undefined ? [] : [{ cle: [scope] }]);

function accessLine({ access, scope }: Endpoint): string {
  const ofKeys = scope === undefined ? '' : ` Ouvert aux clés de portée ${scope}.`;
  return `${peopleLine(access)}${ofKeys}`;
}

function peopleLine(access: Endpoint['access']): string {
  if (access === 'public') return 'Ouvert à tous.';
  if (access === 'connecte') return 'Réservé aux personnes connectées.';
  return `Réservé aux rôles : ${access.join(', ')}.`;
}

const pathParameters = (row: Endpoint) =>
  Object.entries(row.params ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchemaOf(schema, 'output'),
  }));

/** Every call of a signed-in person takes `role`, whether its row reads it or not. */
function queryParameters(row: Endpoint) {
  const shape = row.query instanceof z.ZodObject ? (row.query.shape as Record<string, z.ZodType>) : {};
  const named = Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonSchemaOf(schema, 'output'),
  }));
  const role = { name: 'role', in: 'query', required: false, schema: { type: 'string' } };
  return row.access === 'public' || 'role' in shape ? named : [...named, role];
}

function headers(row: Endpoint) {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(row.ifMatch ? [header('If-Match', true, 'La version modifiée, entre guillemets.')] : []),
    ...(row.idempotent
      ? [header('Idempotency-Key', false, 'Une clé au hasard, la même à chaque essai.')]
      : []),
  ];
}

function requestBody(body: NonNullable<Endpoint['body']>, example: unknown) {
  const [type, schema]: [string, JsonSchema] =
    body === 'multipart'
      ? ['multipart/form-data', { type: 'object', additionalProperties: true }]
      : ['application/json', jsonSchemaOf(body, 'input')];
  return { required: true, content: { [type]: { schema, ...(example === undefined ? {} : { example }) } } };
}

function success(row: Endpoint): Record<string, unknown> {
  const status = row.status ?? 200;
  if (status === 204) return { 204: { description: 'Fait.' } };
  const content =
    row.reply === 'fichier'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': replyOf(row.scope, row.reply) };
  return { [status]: { description: 'Fait.', content } };
}

/** Who writes software is shown what it will read. */
function replyOf(scope: string | undefined, reply: z.ZodType): Record<string, unknown> {
  const schema = jsonSchemaOf(reply, 'output');
  const example = scope === undefined ? undefined : exampleOf(reply, schema);
  return example === undefined ? { schema } : { schema, example };
}

/** Each status once, with the sentences that may come with it. */
function refusals(row: Endpoint, problems: ProblemRegistry): Record<string, unknown> {
  const codes = [
    'kernel.requete-invalide',
    ...(row.access === 'public' ? [] : ['kernel.non-connecte']),
    ...(typeof row.access === 'string' ? [] : ['kernel.interdit']),
    ...(row.params ? ['kernel.introuvable'] : []),
    ...(row.ifMatch ? ['kernel.version-requise', 'kernel.conflit'] : []),
    ...(row.body === 'multipart' ? ['kernel.trop-volumineux'] : []),
    ...(row.problems ?? []),
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => problems.rowOf(code).kind);
  return Object.fromEntries(
    [...byStatus].map(([kind, found]) => [
      statusOf[kind],
      {
        description: `${titleOf[kind]}. ${found.map((code) => sentence(code, problems)).join(' · ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Probleme' } } },
      },
    ]),
  );
}

const sentence = (code: string, problems: ProblemRegistry): string =>
  `\`${code}\` : ${problemMessage(problems.rowOf(code), namesOf(problems.rowOf(code).message))}`;

/** A sentence for any value shows the names of what fills it. */
const namesOf = (message: string): Record<string, string> =>
  Object.fromEntries([...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `{${name}}`]));
