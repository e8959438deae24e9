// Test support: plays the blocks of a `.http` file as editors do, variables and earlier replies included.
import { randomUUID } from 'node:crypto';

export type Joue = { name: string; request: string; status: number; body: unknown };

type Given = {
  /** Variables that replace those that the file defines under the same names. */
  variables: Readonly<Record<string, string>>;
  /** The content that stands for each `< ./name`. */
  files: Readonly<Record<string, string>>;
  /** The function that sends the requests. */
  ask: typeof globalThis.fetch;
  /** Called before each request. */
  before?: (name: string) => Promise<unknown>;
};

/** Sends every request of these blocks, one after the other. */
export async function playHttp(
  blocks: readonly string[],
  { variables, files, ask, before }: Given,
): Promise<Joue[]> {
  const defined = new Map<string, string>();
  const played: Joue[] = [];
  const resolve = (text: string): string =>
    text.replaceAll(/\{\{([^}]+)\}\}/g, (_, expression: string) => {
      if (expression === '$guid') return randomUUID();
      const found = /^(\w+)\.response\.body\.\$\.(.+)$/.exec(expression);
      if (found) return readReply(played, found);
      const value = variables[expression] ?? defined.get(expression);
      if (value === undefined) throw new Error(`nothing says {{${expression}}}`);
      return resolve(value);
    });
  for (const block of blocks) {
    const { definitions, name, request } = readBlock(block);
    for (const [key, value] of definitions) defined.set(key, value);
    if (request === '') continue;
    await before?.(name);
    played.push({ name, request, ...(await send(resolve(request), { files, ask })) });
  }
  return played;
}

function readBlock(block: string) {
  const lines = block.trim().split('\n');
  const definitions = lines.flatMap((line): [string, string][] => {
    const [, key, value] = /^@(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
  const name = /^# @name (\w+)$/m.exec(block)?.[1] ?? '';
  const from = lines.findIndex((line) => /^(GET|POST|PUT|PATCH|DELETE) /.test(line));
  return { definitions, name, request: from < 0 ? '' : lines.slice(from).join('\n') };
}

/** Reads a path such as « choix.representants[0].id » in an earlier reply. */
function readReply(played: readonly Joue[], [expression, name, path = '']: RegExpExecArray): string {
  const reply = played.findLast((one) => one.name === name);
  const value = path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], reply?.body);
  if (value === undefined || value === null) {
    throw new Error(`{{${expression}}} is nothing: ${JSON.stringify(reply)}`);
  }
  return String(value);
}

async function send(
  request: string,
  { files, ask }: Pick<Given, 'files' | 'ask'>,
): Promise<{ status: number; body: unknown }> {
  const [head = '', ...rest] = request.split('\n\n');
  const [line = '', ...headers] = head.split('\n');
  const [method = '', url = ''] = line.split(' ');
  const named = headers.map((one): [string, string] => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).trim(), one.slice(colon + 1).trim()];
  });
  const isForm = named.some(([, value]) => value.startsWith('multipart/'));
  const body = rest.join('\n\n').replaceAll(/^< \.\/(\S+)$/gm, (_, name: string) => files[name] ?? '');
  const reply = await ask(url, {
    method,
    headers: named,
    ...(body === '' ? {} : { body: isForm ? body.replaceAll(/\r?\n/g, '\r\n') : body }),
  });
  return { status: reply.status, body: JSON.parse(await reply.text()) };
}
