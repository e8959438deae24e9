import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from '../../config/test/test-environment.ts';

const shiftedClock = new URL('../../clock/test/test-shifted-clock.ts', import.meta.url).href;
const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));

export type RemoteReply = {
  status: number;
  body: Record<string, unknown>;
  /** The body received, also when it is a file. */
  text: string;
  headers: IncomingHttpHeaders;
};

export type RemoteServer = {
  pid: number;
  /** Gives every line of the server's log so far. */
  log(): string[];
  /** Moves the clock of this server alone by that many seconds; it only works when `isShifted` was set. */
  shift(seconds: number): Promise<void>;
  call(method: string, path: string, sent?: RemoteRequest): Promise<RemoteReply>;
  /** Reads an address of the server that is not a call. */
  get(path: string): Promise<RemoteReply>;
  /** Resolves when the process is dead, however it died, to the signal that killed it, if any. */
  dead(): Promise<NodeJS.Signals | null>;
  /** Stops the server as an operator does, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server without warning, as a power cut does. */
  kill(): Promise<void>;
};

type RemoteRequest = { token?: string; body?: unknown; headers?: Record<string, string> };

type Options = {
  /** Says whether the test can move the clock of the whole process. */
  isShifted?: boolean;
  /** A program, with its arguments, that prepares the machine and then becomes the server. */
  within?: readonly string[];
};

/** Starts a real server in a process of its own, on an existing database, so that a test can kill it. */
export async function aServer(
  environment: Record<string, string>,
  { isShifted = false, within = [] }: Options = {},
): Promise<RemoteServer> {
  const port = await freePort();
  const [program = '', ...args] = [
    ...within,
    process.execPath,
    ...(isShifted ? ['--import', shiftedClock] : []),
    main,
  ];
  const child = spawn(program, args, {
    env: testEnvironment({
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe', ...(isShifted ? (['ipc'] as const) : [])],
  });
  let written = '';
  child.stdout?.on('data', (chunk) => {
    written += chunk;
  });
  const left = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const exited = left.then(([, signal]) => signal);
  await listening(child);
  return {
    pid: child.pid ?? 0,
    log: () => written.split('\n').filter((line) => line.startsWith('{')),
    shift: async (seconds) => {
      const taken = once(child, 'message');
      child.send(seconds);
      await taken;
    },
    call: (method, path, sent = {}) => send({ port, method, path: `/api${path}`, ...sent }),
    get: (path) => send({ port, method: 'GET', path }),
    dead: () => exited,
    stop: async () => {
      child.kill('SIGTERM');
      return (await left)[0];
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function listening(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  // The server prints its address once it answers.
  child.stdout?.once('data', () => resolve());
  child.once('exit', () => reject(new Error(`the server stopped before it listened: ${said}`)));
  await promise;
}

/** Encodes a form as a browser does; any other body is sent as JSON. */
async function contentOf(body: unknown): Promise<{ type: string; bytes: Buffer } | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const form = new Response(body);
  return { type: form.headers.get('content-type') ?? '', bytes: Buffer.from(await form.arrayBuffer()) };
}

type Sent = RemoteRequest & { port: number; method: string; path: string };

async function send({ port, method, path, token, body, headers }: Sent): Promise<RemoteReply> {
  const { promise, resolve, reject } = Promise.withResolvers<RemoteReply>();
  const content = await contentOf(body);
  const asked = request(
    {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...(token ? { 'access-token': token } : {}),
        ...(content ? { 'content-type': content.type, 'content-length': content.bytes.length } : {}),
        ...headers,
      },
    },
    (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => {
        text += chunk;
      });
      const isJson = String(reply.headers['content-type']).includes('json');
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          body: isJson && text ? JSON.parse(text) : {},
          text,
          headers: reply.headers,
        }),
      );
      reply.on('error', reject);
    },
  );
  asked.on('error', reject);
  asked.end(content?.bytes);
  return promise;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
