// A call without what its endpoint needs is a bug of the caller, and throws (§8 Helper). The compiler sees most of
// these, but not an empty part of an address, nor values of an unknown type.
import type { Body, Endpoint, Reply } from '@asso/contract/kernel/endpoint';

type Given = { params?: Readonly<Record<string, unknown>> | undefined; body?: unknown };

export function assertCallable(row: Endpoint, given: Given | undefined): void {
  const missing =
    given === undefined ? 'Missing "options" params.' : (missingParam(row, given) ?? wrongBody(row, given));
  if (missing) throw new Error(`${missing} (${row.method} ${row.path})`);
}

/** Throws when a reply should be a list and is not: its reader would fail later, far from here. */
export function assertReadable(row: Endpoint, content: unknown): void {
  if (isOf('array', row.reply) && !Array.isArray(content)) throw new Error(notAList);
}

/**
 * Tells whether a schema is of this type, from its own data: the schema library is only loaded after the first page.
 */
const isOf = (type: 'array' | 'object', schema: Body | Reply): boolean =>
  typeof schema === 'object' && schema.def.type === type;

const notAList = 'Data must be an Array';

function missingParam(row: Endpoint, { params }: Given): string | undefined {
  const names = Object.keys(row.params ?? {});
  if (names.length > 0 && !params) return 'Missing "params" params.';
  const empty = names.find((name) => (params?.[name] ?? '') === '');
  if (empty === undefined) return undefined;
  return empty === 'id' || empty === 'service' ? `Missing "${empty}" params.` : 'Missing ID';
}

/** Says what is wrong with the body of a call; an endpoint that accepts an empty body may be called without one. */
function wrongBody(row: Endpoint, { body }: Given): string | undefined {
  if (row.body === undefined) return undefined;
  if (body === undefined)
    return row.body === 'multipart' || !row.body.safeParse({}).success ? 'Missing "body" params.' : undefined;
  if (isOf('array', row.body) && !Array.isArray(body)) return notAList;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isOf('object', row.body) && !isObject ? 'Missing "object" params.' : undefined;
}
