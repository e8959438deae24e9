import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { Choice } from '@asso/domain/kernel/fields';
import { useEffect, useState } from 'react';
import { call } from '../platform/call/call.ts';

const mostPages = 20;

/** Reads all the services that may instruct, page after page, to fill a list that is searched as one types. */
export function useServicesOuverts(): readonly Choice[] {
  const [services, setServices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void readPages(stop.signal, setServices);
    return () => stop.abort();
  }, []);
  return services;
}

async function readPages(signal: AbortSignal, show: (services: readonly Choice[]) => void): Promise<void> {
  const found: Choice[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const outcome = await call(serviceEndpoints.listCrossedServices, {
      query: { limit: 100, cursor },
      signal,
    }).catch(() => null);
    if (!outcome?.ok || signal.aborted) return;
    found.push(
      ...outcome.value.items.map(({ _id, nom, code }) => ({ value: _id, label: `${nom} (${code})` })),
    );
    show([...found]);
    if (!outcome.value.next) return;
    cursor = outcome.value.next;
  }
}
