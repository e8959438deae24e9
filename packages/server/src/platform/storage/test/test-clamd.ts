import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { eicar } from './test-eicar.ts';

/** The marks by which a file makes the daemon misbehave. */
export const marks = { drops: 'CLAMD-DROPS', silent: 'CLAMD-IS-SILENT', slow: 'CLAMD-IS-SLOW' };

export type TestClamd = {
  url: string;
  /** The content of each file that it received whole. */
  received: Buffer[];
  /** Makes the daemon behave well from now on, whatever a file holds. */
  isBack(): void;
  close(): Promise<void>;
};

type Options = {
  /** The path of a Unix socket, instead of a port. */
  path?: string;
  /** The answer that the daemon gives to every command. */
  says?: string;
  streamMaxLength?: number;
};

const slowMs = 4000;
const soon = 200_000;
const usualMax = 26_214_400;
const endsEmpty = (chunk: Buffer): boolean => chunk.length < 4 || chunk.readUInt32BE(chunk.length - 4) === 0;

/** Speaks the protocol of clamd as its manual describes it: PING, VERSION and INSTREAM. It knows one virus. */
export async function aClamd(options: Options = {}): Promise<TestClamd> {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const health = { isOdd: true };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    serve(socket, { ...options, health, keep: (content) => received.push(content) });
  });
  server.listen(options.path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return {
    url: urlOf(server),
    received,
    isBack: () => {
      health.isOdd = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null) throw new Error('clamd does not listen');
  return typeof address === 'string' ? `unix://${address}` : `tcp://127.0.0.1:${address.port}`;
}

type Serving = Options & { health: { isOdd: boolean }; keep: (content: Buffer) => void };

function serve(socket: Socket, serving: Serving): void {
  const chunks: Buffer[] = [];
  let total = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    total += chunk.length;
    // Reading everything received so far at each chunk would take seconds for a long file.
    const isWorthALook = total < soon || total > (serving.streamMaxLength ?? usualMax) || endsEmpty(chunk);
    if (!isWorthALook) return;
    const bytes = Buffer.concat(chunks);
    const end = bytes.indexOf(0);
    if (end < 0 || socket.writableEnded) return;
    const command = bytes.subarray(0, end).toString();
    if (serving.says !== undefined) {
      if (command !== 'zINSTREAM' || streamOf(bytes, end + 1)?.isWhole) socket.end(serving.says);
    } else if (command === 'zPING') socket.end('PONG\0');
    else if (command === 'zVERSION') socket.end('ClamAV 1.4.6/27800/Fri Nov 20 09:30:00 2026\0');
    else if (command === 'zINSTREAM') scan(socket, { ...serving, stream: streamOf(bytes, end + 1) });
    else socket.end('UNKNOWN COMMAND\0');
  });
}

type Stream = { content: Buffer; isWhole: boolean };

function scan(socket: Socket, { stream, keep, health, ...options }: Serving & { stream: Stream }) {
  const { content, isWhole } = stream;
  const isMarked = (mark: string): boolean => health.isOdd && content.includes(mark);
  const isTooLong = content.length > (options.streamMaxLength ?? usualMax);
  if (isTooLong) return socket.end('INSTREAM size limit exceeded. ERROR\0');
  if (isMarked(marks.drops)) return socket.destroy();
  if (!isWhole || isMarked(marks.silent)) return;
  keep(content);
  const answer = content.includes(eicar()) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  if (!isMarked(marks.slow)) return socket.end(answer);
  void wait(slowMs, undefined, { ref: false }).then(() => socket.end(answer));
}

/** Reads chunks that each follow their length; an empty one ends them. */
function streamOf(bytes: Buffer, start: number): Stream {
  const parts: Buffer[] = [];
  for (let at = start; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(parts), isWhole: true };
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(parts), isWhole: false };
}
