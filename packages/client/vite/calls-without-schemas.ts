import { pathToFileURL } from 'node:url';
import type { Body, Endpoint, Reply } from '@asso/contract/kernel/endpoint';
import type { Plugin } from 'vite';

/**
 * Keeps the schemas of calls, which only the server needs, out of the pages. In a build each table of calls is read
 * once, and the pages receive only what a call needs, without the library of schemas (ADR 0260).
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    load: {
      filter: { id: /packages\/contract\/src\/.*\.endpoints\.ts$/ },
      handler: async (id) => pageModule(await import(pathToFileURL(id).href)),
    },
  };
}

/** Schemas and functions of these files are left out: a page that asked for one would not build. */
export function pageModule(module: Readonly<Record<string, unknown>>): string {
  const lines = kept(module).map(([name, value]) => `export const ${name} = ${textOf(value)};`);
  return [standIn, ...lines].join('\n');
}

/** Stands for a schema: a page only asks for the kind of a schema, and whether an empty object passes. */
const standIn = 'const schema = (type, success) => ({ def: { type }, safeParse: () => ({ success }) });';

const kept = (one: object): [string, unknown][] =>
  Object.entries(one).filter(([, value]) => typeof value !== 'function' && !isSchema(value));

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (isCall(value)) return callText(value);
  return `{${kept(value).map(([name, one]) => `${JSON.stringify(name)}: ${textOf(one)}`)}}`;
}

function callText({ method, path, access, idempotent, fallback, params, body, reply }: Endpoint): string {
  const names = params && Object.fromEntries(Object.keys(params).map((name) => [name, 0]));
  const told = {
    method,
    path,
    access,
    idempotent,
    fallback,
    params: names,
  };
  return `{...${JSON.stringify(told)}, body: ${schemaText(body)}, reply: ${schemaText(reply)}}`;
}

function schemaText(schema: Body | Reply | undefined): string | undefined {
  if (typeof schema !== 'object') return JSON.stringify(schema);
  return `schema("${schema.def.type}", ${schema.safeParse({}).success})`;
}

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value;

const isCall = (value: object): value is Endpoint => 'method' in value && 'path' in value && 'reply' in value;
