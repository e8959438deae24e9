import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from '../config/test-environment.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

export type RemoteReply = { status: number; body: Record<string, unknown> };

export type RemoteServer = {
  call(method: string, path: string, sent?: RemoteRequest): Promise<RemoteReply>;
  /** Another address of the server than its calls. */
  get(path: string): Promise<RemoteReply>;
  /** Resolves when the process is dead, however it died; its signal, if it was killed. */
  dead(): Promise<NodeJS.Signals | null>;
  /** As an operator stops it; its exit code. */
  stop(): Promise<number | null>;
  /** A power cut. */
  kill(): Promise<void>;
};

type RemoteRequest = { token?: string; body?: unknown; headers?: Record<string, string> };

/** A real server in a process of its own, on a database that is already there: it can be killed. */
export async function aServer(environment: Record<string, string>): Promise<RemoteServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: testEnvironment({
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const left = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const exited = left.then(([, signal]) => signal);
  await listening(child);
  return {
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
  // It prints its address once it answers.
  child.stdout?.once('data', () => resolve());
  child.once('exit', () => reject(new Error(`the server stopped before it listened: ${said}`)));
  await promise;
}

function send({
  port,
  method,
  path,
  token,
  body,
  headers,
}: RemoteRequest & { port: number; method: string; path: string }) {
  const { promise, resolve, reject } = Promise.withResolvers<RemoteReply>();
  const text = body === undefined ? '' : JSON.stringify(body);
  const asked = request(
    {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...(token ? { 'access-token': token } : {}),
        ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
        ...headers,
      },
    },
    (reply) => {
      let received = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk) => {
        received += chunk;
      });
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, body: received ? JSON.parse(received) : {} }),
      );
      reply.on('error', reject);
    },
  );
  asked.on('error', reject);
  asked.end(text);
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
