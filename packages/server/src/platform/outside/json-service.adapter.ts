import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import { circuit } from './circuit.ts';

type Given<T> = {
  /** The name of the service in the log. */
  name: string;
  /** The schema of its answers. */
  schema: z.ZodType<T>;
  /** The value to use when the service cannot understand the question. */
  nothing: T;
  clock: Clock;
  log: Log;
};

const timeoutMs = 2000;
const cacheSeconds = 600;
const longestReply = 500_000;

/**
 * Queries a public JSON service, and gives null when it does not answer or its answer is malformed. What people type
 * is sent to the service, and logged nowhere.
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
      // The message is not logged, because it may hold the address and so what people typed.
      log.warn({ cause: (error as Error).name }, `${name} does not answer`);
      return null;
    }
  };
}

/** Returns null when the service cannot understand the question, which is not a failure of the service. */
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

/** Builds the address of a question; parameters without a value are left out. */
export function withQuery(url: URL, asked: Readonly<Record<string, string | undefined>>): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(asked)) if (value) address.searchParams.set(name, value);
  return address;
}
