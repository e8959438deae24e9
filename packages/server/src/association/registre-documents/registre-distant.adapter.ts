import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { circuit } from '../../platform/outside/circuit.ts';

type Given = { name: string; clock: Clock; log: Log; headers?: Record<string, string> };

/** How long a register may take to answer: registers are slow, and the job that asks them can wait. */
const timeoutMs = 20_000;

/**
 * Makes the call to an outside register, which gives null when the register does not answer. After several failures the
 * register is not called for a while.
 */
export function remote({ name, clock, log, headers = {} }: Given) {
  const breaker = circuit(clock, name);
  return async <T>(address: URL, read: (response: Response) => Promise<T>): Promise<T | null> => {
    if (breaker.isOpen()) return null;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { signal, redirect: 'error', headers });
      if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
      const value = await read(response);
      breaker.succeeded();
      return value;
    } catch (error) {
      breaker.failed();
      // The message of the error may hold the address, which tells whose documents these are.
      log.warn({ cause: (error as Error).name }, `${name} does not answer`);
      return null;
    }
  };
}

/** Gives the body as a stream, whose size the receiver limits; null when there is none. */
export async function responseBody(response: Response): Promise<Readable | null> {
  return response.ok && response.body ? Readable.fromWeb(response.body as ReadableStream) : null;
}
