import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { circuit } from './circuit.ts';

type Given<T> = {
  /** As the log names it. */
  name: string;
  /** What it answers. */
  schema: z.ZodType<T>;
  /** What stands for its answer when it says that it cannot read the question. */
  nothing: T;
  clock: Clock;
  log: Log;
};

const timeoutMs = 2000;
const cacheSeconds = 600;
const longestReply = 500_000;

/**
 * A public service that answers JSON to an address. Null when it does not answer, or not as it should. What people
 * type is sent to it, and written nowhere.
 */
export function openJsonService<T extends object>({ name, schema, nothing, clock, log }: Given<T>) {
  const answers = new LRUCache<string, T>({
    max: 500,
    ttl: cacheSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const breaker = circuit(clock, name);

  return async (address: URL): Promise<T | null> => {
    const known = answers.get(address.search);
    if (known) return known;
    if (breaker.isOpen()) return null;
    try {
      const text = await ask(address);
      const answer = text === null ? nothing : schema.parse(JSON.parse(text));
      breaker.succeeded();
      answers.set(address.search, answer);
      return answer;
    } catch (error) {
      breaker.failed();
      // Its message may hold the address, and with it what was typed.
      log.warn({ cause: (error as Error).name }, `${name} does not answer`);
      return null;
    }
  };
}

/** Null: it cannot read the question, which is no failure of the service. */
async function ask(address: URL): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  const text = await response.text();
  if (text.length > longestReply) throw new Error('too long');
  return text;
}

/** The address of a service with its question; what is not asked is left out. */
export function addressOf(url: URL, asked: Readonly<Record<string, string | undefined>>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
  return address;
}
