import { Client } from 'undici';
import { quantile } from './medians.ts';
import type { Measure } from './workload.ts';

export type Request = {
  path: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT';
  body?: string;
};

export type Load = {
  /** The server listens at this address. */
  url: string;
  connections: number;
  seconds: number;
  /** The most requests sent. */
  most?: number;
  /** The n-th request of the round; all connections share the count, so that no two send the same one. */
  request(n: number): Request;
};

/**
 * Connections stay open, each with one request at a time. A wrong answer stops the measure, because it would count as
 * a fast one.
 */
export async function load({
  url,
  connections,
  seconds,
  most = Number.POSITIVE_INFINITY,
  request,
}: Load): Promise<Measure> {
  const waits: number[] = [];
  let next = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const one = async () => {
    const client = new Client(url, { pipelining: 1 });
    try {
      while (performance.now() < end && next < most) {
        const { method = 'GET', ...sent } = request(next++);
        const start = performance.now();
        const { statusCode, body } = await client.request({ method, ...sent });
        const text = await body.text();
        waits.push(performance.now() - start);
        if (statusCode >= 300)
          throw new Error(`${method} ${sent.path} answered ${statusCode}: ${text.slice(0, 300)}`);
      }
    } finally {
      await client.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - began) / 1000;
  return {
    'requests/s': waits.length / elapsed,
    'p50 ms': quantile(waits, 0.5),
    'p90 ms': quantile(waits, 0.9),
    'p99 ms': quantile(waits, 0.99),
  };
}
