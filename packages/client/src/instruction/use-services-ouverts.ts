import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { Choice } from '@asso/domain/kernel/fields';
import { useEffect, useState } from 'react';
import { call } from '../platform/call.ts';

const pagesAtMost = 10;

/** Every open service but this one, by name: asked page after page. */
export function useServicesOuverts(sauf: string): readonly Choice[] {
  const [services, setServices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const readAll = async () => {
      const all: Choice[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < pagesAtMost; page += 1) {
        const query = { limit: 100, cursor };
        const outcome = await call(serviceEndpoints.listCrossedServices, { query, signal: left.signal });
        if (!outcome.ok || left.signal.aborted) return;
        all.push(...outcome.value.items.map(({ _id, nom }) => ({ value: _id, label: nom })));
        cursor = outcome.value.next ?? undefined;
        if (cursor === undefined) break;
      }
      setServices(all.filter(({ value }) => value !== sauf));
    };
    void readAll().catch(() => undefined);
    return () => left.abort();
  }, [sauf]);
  return services;
}
