import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** The address is `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
export type Clamd = { url: URL; silenceMs?: number; totalMs?: number };

const defaultPort = 3310;
const silenceMs = 30_000;
const totalMs = 180_000;
const chunkBytes = 65_536;
const longestAnswer = 4096;

/** Sends a file by the INSTREAM command: each chunk follows its length, and an empty one ends the file. */
export async function scanWithClamd(clamd: Clamd, path: string): Promise<'sain' | 'infecte'> {
  const answer = await converse(clamd, 'INSTREAM', async (socket, signal) => {
    const chunks = createReadStream(path, { highWaterMark: chunkBytes });
    await pipeline(chunks, withLengths, socket, { end: false, signal });
  });
  if (/: OK$/.test(answer)) return 'sain';
  if (/ FOUND$/.test(answer)) return 'infecte';
  if (/size limit exceeded/i.test(answer)) {
    throw new Error(`clamd takes smaller files than the portal: raise its StreamMaxLength (« ${answer} »)`);
  }
  throw new Error(`clamd answered « ${answer.slice(0, 200)} »`);
}

/** Gives « ClamAV 1.4.6/27800/Fri Nov 20 2026 »; rejects when nobody answers, or not as clamd does. */
export async function versionOfClamd(clamd: Clamd): Promise<string> {
  const pong = await converse(clamd, 'PING');
  if (pong !== 'PONG') throw new Error(`clamd answered « ${pong.slice(0, 200)} » to PING`);
  return converse(clamd, 'VERSION');
}

type Send = (socket: Socket, signal: AbortSignal) => Promise<void>;

/**
 * Sends one command and reads one answer on a connection; gives up when clamd is silent, or never ends its answer.
 */
async function converse(
  { url, ...limits }: Clamd,
  command: string,
  send: Send = async () => undefined,
): Promise<string> {
  const stop = new AbortController();
  const socket = connect(addressOf(url));
  socket.setTimeout(limits.silenceMs ?? silenceMs, () => socket.destroy(new Error('clamd is silent')));
  const deadline = setTimeout(
    () => socket.destroy(new Error('clamd takes too long')),
    limits.totalMs ?? totalMs,
  );
  try {
    await once(socket, 'connect');
    const answer = readAnswer(socket);
    socket.write(`z${command}\0`);
    // clamd may refuse in the middle of the file, and then stops reading it.
    const sent = send(socket, stop.signal).then(
      () => answer,
      (cause) => answer.catch(() => Promise.reject(cause)),
    );
    return await Promise.race([sent, answer]);
  } finally {
    clearTimeout(deadline);
    stop.abort();
    socket.destroy();
  }
}

const addressOf = (url: URL): NetConnectOpts =>
  url.protocol === 'unix:'
    ? { path: decodeURIComponent(url.pathname) }
    : { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || defaultPort };

async function* withLengths(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Uses events rather than iteration: leaving a loop over a socket would destroy it. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > longestAnswer) reject(new Error('clamd answers without end'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`clamd hung up after « ${text.slice(0, 200)} »`)));
  });
}
