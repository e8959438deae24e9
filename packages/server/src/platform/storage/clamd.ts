import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

const silenceMs = 60_000;
const defaultPort = 3310;
const chunkBytes = 65_536;

/** Sends a file to clamd by its INSTREAM command: chunks with their length before them, ended by an empty one. */
export async function scanWithClamd(url: URL, path: string): Promise<'sain' | 'infecte'> {
  const socket = connect({ host: url.hostname, port: Number(url.port) || defaultPort });
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd is silent')));
  try {
    await once(socket, 'connect');
    const answer = readAnswer(socket);
    await Promise.race([sendFile(socket, path), answer]);
    return verdictOf(await answer);
  } finally {
    socket.destroy();
  }
}

async function sendFile(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    await write(socket, lengthOf(chunk));
    await write(socket, chunk);
  }
  await write(socket, Buffer.alloc(4));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('\0')) break;
  }
  return text.replace(/\0.*$/s, '');
}

function verdictOf(answer: string): 'sain' | 'infecte' {
  if (/: OK$/.test(answer)) return 'sain';
  if (/ FOUND$/.test(answer)) return 'infecte';
  throw new Error(`clamd answered « ${answer.slice(0, 200)} »`);
}
