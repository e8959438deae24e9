import { type GeoReply, lieuSchema, pointSchema } from '@asso/contract/referentiel/geo.schemas';
import { z } from 'zod';
import type { Clock } from '../platform/clock/clock.ts';
import type { Log } from '../platform/log/log.ts';
import { openJsonService, withQuery } from '../platform/outside/json-service.adapter.ts';

type Recherche = { q: string; type?: string; postcode?: string; limit: number };
export type Found = Pick<GeoReply, 'features' | 'attribution' | 'licence'>;
/** Searches places; null when the service does not answer, or answers something else than expected. */
export type Adresses = { search(recherche: Recherche): Promise<Found | null> };

type Given = { url: URL; clock: Clock; log: Log };

const placeSchema = z.object({ geometry: pointSchema, properties: z.unknown() });

const answerSchema = z
  .object({
    features: z.array(placeSchema),
    attribution: z.string().default('Base adresse nationale'),
    licence: z.string().default('ETALAB-2.0'),
  })
  .transform((answer): Found => ({ ...answer, features: answer.features.flatMap(featureOf) }));

/** Opens the national address service, or one with the same API. */
export function openAdresses({ url, clock, log }: Given): Adresses {
  const ask = openJsonService({
    name: 'the address service',
    schema: answerSchema,
    nothing: { features: [], attribution: '', licence: '' },
    clock,
    log,
  });
  return {
    search: ({ limit, ...recherche }) =>
      ask(withQuery(url, { ...recherche, limit: String(limit), autocomplete: '1' })),
  };
}

/** Reads a place; one of a kind that the portal does not use, or without its town, is left out. */
function featureOf({ geometry, properties }: z.infer<typeof placeSchema>) {
  const read = lieuSchema.safeParse(properties);
  return read.success ? [{ type: 'Feature' as const, geometry, properties: read.data }] : [];
}
