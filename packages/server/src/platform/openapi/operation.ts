import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Fields } from '@asso/domain/kernel/fields';
import { type ProblemRow, problemMessage } from '@asso/domain/kernel/problems';
import type { z } from 'zod';
import type { ProblemRegistry } from '../http/problem-registry.ts';
import { statusByKind, titleByKind } from '../http/status.ts';
import { exampleOfBody, makeExample } from './example.ts';
import { schemaOfForm } from './form-schema.ts';
import type { Forms } from './forms.ts';
import { type JsonSchema, openReply, toJsonSchema } from './json-schema.ts';
import { listParameters } from './parameters.ts';

export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  [more: string]: unknown;
};

export type Context = {
  tag: string;
  operation: string;
  problems: ProblemRegistry;
  examples: Readonly<Record<string, unknown>>;
  /** The bodies that a call shared by several kinds of objects accepts, one for each kind. */
  bodies: readonly z.ZodType[];
  forms: Forms;
  /** Gives the name that a parameter has in the document. */
  nameOf: (name: string) => string;
};

export function toOperation(row: Endpoint, context: Context): Operation {
  const { tag, operation, problems, nameOf } = context;
  return {
    tags: [tag],
    operationId: `${tag}.${operation}`,
    summary: row.summary,
    description: accessLine(row),
    security: row.access === 'public' ? [] : [{ accessToken: [] }, { bearer: [] }, ...keyOf(row)],
    parameters: listParameters(row, nameOf),
    ...(row.body === undefined ? {} : { requestBody: requestBody(row, row.body, context) }),
    responses: { ...success(row, context), ...refusals(row, problems) },
  };
}

/** Gives the scope that a key needs: the document states it as a role of the security scheme. */
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

function requestBody(
  row: Endpoint,
  body: NonNullable<Endpoint['body']>,
  { examples, forms, bodies }: Context,
) {
  const name = `${row.method} ${row.path}`;
  const own = examples[name];
  if (body === 'multipart') {
    return {
      required: true,
      content: { 'multipart/form-data': { schema: partsOf(forms.fieldsOf(name)), example: own } },
    };
  }
  const kinds = bodies.map((one) => toJsonSchema(one, 'input'));
  const schema = kinds.length > 0 ? { anyOf: kinds } : toJsonSchema(body, 'input');
  const example = own ?? exampleOfBody(body, forms.exemplify(schema));
  const content = { schema: forms.resolve(schema), ...(example === undefined ? {} : { example }) };
  return { required: !body.safeParse(undefined).success, content: { 'application/json': content } };
}

/** Describes a multipart body: the fields of its form, then its file. */
function partsOf(fields: Fields): JsonSchema {
  const { properties } = schemaOfForm(fields);
  const fichier = { type: 'string', contentMediaType: 'application/octet-stream' };
  return { type: 'object', properties: { ...(properties as object), fichier }, required: ['fichier'] };
}

function success(row: Endpoint, { forms }: Context): Record<string, unknown> {
  const status = row.status ?? 200;
  if (status === 204) return { 204: { description: 'Fait.' } };
  const content =
    row.reply === 'fichier'
      ? {
          'application/octet-stream': {
            schema: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        }
      : { 'application/json': replyOf(row.scope, row.reply, forms) };
  return { [status]: { description: 'Fait.', content } };
}

/** Describes a reply; one that keys may read is shown with an example, for the authors of other software. */
function replyOf(scope: string | undefined, reply: z.ZodType, forms: Forms): Record<string, unknown> {
  const made = toJsonSchema(reply, 'output');
  const example = scope === undefined ? undefined : makeExample(reply, forms.exemplify(made));
  const schema = openReply(forms.resolve(made));
  return example === undefined ? { schema } : { schema, example };
}

/** Describes each status once, with the sentences that may come with it. */
function refusals(row: Endpoint, problems: ProblemRegistry): Record<string, unknown> {
  const byStatus = Map.groupBy(codesOf(row), (code) => problems.rowOf(code).kind);
  return Object.fromEntries(
    [...byStatus].map(([kind, found]) => [
      statusByKind[kind],
      {
        description: `${titleByKind[kind]}. ${found.map((code) => sentence(code, problems)).join(' · ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Probleme' } } },
      },
    ]),
  );
}

/**
 * Gives the sentence of a code; a code that had another name before says so, for the programs that still read the old
 * one.
 */
function sentence(code: string, problems: ProblemRegistry): string {
  const row = problems.rowOf(code);
  const before = row.ancien ? ` (auparavant \`${row.ancien}\`)` : '';
  return `\`${code}\`${before} : ${problemMessage(row, placeholdersOf(row))}`;
}

/**
 * Shows the placeholders of a sentence by their names. A remedy that is a placeholder alone is another sentence, which
 * the document cannot know: it is left out.
 */
function placeholdersOf({ message, remede = '' }: ProblemRow): Record<string, string> {
  const shown = /^\{\w+\}$/.test(remede) ? message : `${message} ${remede}`;
  return Object.fromEntries([...shown.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `{${name}}`]));
}

/** The refusals that any call may answer: too many requests, a dependency that is down, a bug. */
const ofAll = ['kernel.trop-de-requetes', 'kernel.momentanement-indisponible', 'kernel.erreur-interne'];

/** Lists the codes that a row may answer: its own, and those that follow from its input and access. */
const codesOf = (row: Endpoint): string[] => [
  ...new Set([
    'kernel.requete-invalide',
    ...(row.access === 'public' ? [] : ['kernel.non-connecte', 'kernel.interdit']),
    ...(row.params ? ['kernel.introuvable'] : []),
    ...(row.ifMatch ? ['kernel.version-requise', 'kernel.conflit'] : []),
    ...(row.idempotent ? ['kernel.cle-deja-utilisee', 'kernel.demande-en-cours'] : []),
    ...(row.body === undefined
      ? []
      : [row.body === 'multipart' ? 'kernel.trop-volumineux' : 'kernel.corps-trop-long']),
    ...(row.problems ?? []),
    ...ofAll,
  ]),
];
