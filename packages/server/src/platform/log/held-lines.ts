import { writeSync } from 'node:fs';
import { symbols } from 'pino';

/** Lines wait in memory that threads share: when this thread is stuck, the thread of the watchdog writes them. */
export type WaitingLines = { shared: SharedArrayBuffer; fd: number };

export type HeldLines = {
  write(line: string): void;
  flushSync(): void;
  close(): void;
  waiting: WaitingLines;
};

const lengthBytes = 4;
const textBytes = 8192;
const heldMs = 500;
const errorLevel = 50;

/**
 * Writes lines several at a time: a call to the system for each costs as much as making it. They wait for half a
 * second at most, never after an error, nor beyond the end of the process unless it is killed.
 */
export function holdLines(fd: number): HeldLines {
  const waiting = { shared: new SharedArrayBuffer(lengthBytes + textBytes), fd };
  const length = new Int32Array(waiting.shared, 0, 1);
  const text = Buffer.from(waiting.shared, lengthBytes);
  let used = 0;
  let timer: NodeJS.Timeout | undefined;
  const flushSync = () => {
    clearTimeout(timer);
    timer = undefined;
    writeWaiting(waiting);
    used = 0;
  };
  const write = (line: string) => {
    // A character of JavaScript takes three bytes at most.
    const most = line.length * 3;
    if (used + most > textBytes) flushSync();
    if (most > textBytes) return writeAll(fd, Buffer.from(line));
    used += text.write(line, used);
    length[0] = used;
    if (destination.lastLevel >= errorLevel) flushSync();
    else timer ??= setTimeout(flushSync, heldMs).unref();
  };
  process.on('exit', flushSync);
  const destination = {
    // With this symbol, the library (pino) writes the level of each line into `lastLevel`.
    [symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write,
    flushSync,
    waiting,
    close: () => {
      flushSync();
      process.off('exit', flushSync);
    },
  };
  return destination;
}

/** Writes what waits, from the thread that holds the lines or, once that one is stuck, from another. */
export function writeWaiting({ shared, fd }: WaitingLines): void {
  const length = new Int32Array(shared, 0, 1);
  writeAll(fd, Buffer.from(shared, lengthBytes, length[0]));
  length[0] = 0;
}

const untilReadMs = 10;

/**
 * Writes bytes to the log. When they can no longer be written, as on a full disk, they are lost and the portal goes on.
 */
function writeAll(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      // The program that reads the log is late: wait for it a little.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, untilReadMs);
    }
  }
}
