import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import { isInTerritoire } from '@asso/domain/compte/territoire-admin.rules';
import type { Choice } from '@asso/domain/kernel/fields';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { useUser } from '../platform/session/session.ts';

type ServiceOuvert = Choice & { territoire: string };

const mostPages = 20;

/** Reads all the services that may instruct, page after page, to fill a list that is searched as one types. */
export function useServicesOuverts(): readonly ServiceOuvert[] {
  const [services, setServices] = useState<readonly ServiceOuvert[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void readPages(stop.signal, setServices);
    return () => stop.abort();
  }, []);
  return services;
}

/** Keeps those for which the reader may create a subvention or an agrément: a local administrator, those of their territory. */
export function useServicesAdministres(): readonly ServiceOuvert[] {
  const services = useServicesOuverts();
  const territoire = useUser()?.territoire ?? null;
  return useMemo(
    () => services.filter((one) => isInTerritoire(territoire, one.territoire)),
    [services, territoire],
  );
}

async function readPages(
  signal: AbortSignal,
  show: (services: readonly ServiceOuvert[]) => void,
): Promise<void> {
  const found: ServiceOuvert[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const outcome = await call(serviceEndpoints.listCrossedServices, {
      query: { limit: 100, cursor },
      signal,
    }).catch(() => null);
    if (!outcome?.ok || signal.aborted) return;
    found.push(
      ...outcome.value.items.map(({ _id, nom, code, code_territoire }) => ({
        value: _id,
        label: `${nom} (${code})`,
        territoire: code_territoire,
      })),
    );
    show([...found]);
    if (!outcome.value.next) return;
    cursor = outcome.value.next;
  }
}
