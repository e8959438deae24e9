// Test support: stands on the local machine for a service of another organisation.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fallSilent } from './test-patience.ts';

export type FakeReply = { status: number; body: string; headers?: Record<string, string> };

export type FakeService = {
  url: string;
  /** The questions received, oldest first. */
  asked: URLSearchParams[];
  stop(): Promise<void>;
};

/** Answers each question, with its path and headers, as `replyTo` says; null means that it never answers. */
export async function aFakeService(
  replyTo: (asked: URLSearchParams, path: string, headers: IncomingHttpHeaders) => FakeReply | null,
  port = 0,
): Promise<FakeService> {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(searchParams);
    const reply = replyTo(searchParams, pathname, request.headers);
    if (reply === null) return void fallSilent();
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A question that holds one of these words makes the service fail, answer nonsense, redirect, refuse, or never
 * answer.
 */
const tricks: Readonly<Record<string, FakeReply | null>> = {
  lent: null,
  panne: { status: 500, body: JSON.stringify({ message: 'Internal Server Error' }) },
  charabia: { status: 200, body: '<html>En travaux</html>' },
  ailleurs: { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } },
  refus: { status: 400, body: JSON.stringify({ erreur: 'cannot be read' }) },
};

/** Gives the trick that a question names, if any. */
export function findTrick(q: string): FakeReply | null | undefined {
  return Object.entries(tricks).find(([word]) => q.includes(word))?.[1];
}
