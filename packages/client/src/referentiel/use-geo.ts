import { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import type { GeoReply } from '@asso/contract/referentiel/geo.schemas';
import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { call } from '../platform/call/call.ts';
import { useRead } from '../platform/use-read.ts';

/** Says whether addresses or only communes can be searched; without an answer, addresses are typed by hand. */
export function useCouverture(): 'attente' | GeoReply['couverture'] {
  const read = useRead(geoEndpoints.searchGeo, { query: { q: '' } });
  if (read.state === 'attente') return 'attente';
  return read.state === 'lu' ? read.value.couverture : 'communes';
}

/**
 * Reads the communes of a postcode: an empty list until the postcode has five digits, null when they cannot be read.
 */
export function useCommunes(codePostal: string): readonly Lieu[] | null {
  const isWhole = /^\d{5}$/.test(codePostal);
  const query = { q: '', type: 'municipality', postcode: codePostal, limit: 100 } as const;
  const read = useRead(geoEndpoints.searchGeo, isWhole ? { query } : null);
  if (!isWhole) return none;
  if (read.state === 'lu') return lieuxOf(read.value);
  return null;
}

/** A place has its longitude and latitude where the service gives them. */
export type LieuTrouve = Lieu & { point?: readonly number[] };

export const searchAdresses = (q: string, signal: AbortSignal) => search({ q, limit: 6 }, signal);

export const searchCommunes = (q: string, signal: AbortSignal) =>
  search({ q, type: 'municipality', limit: 8 }, signal);

const none: readonly Lieu[] = [];

type Query = { q: string; type?: 'municipality'; limit: number };

/** Returns null when there is no answer. */
async function search(query: Query, signal: AbortSignal): Promise<readonly LieuTrouve[] | null> {
  const outcome = await call(geoEndpoints.searchGeo, { query, signal });
  return outcome.ok ? lieuxOf(outcome.value) : null;
}

const lieuxOf = ({ features }: GeoReply): readonly LieuTrouve[] =>
  features.map(({ properties, geometry }) =>
    geometry ? { ...properties, point: geometry.coordinates } : properties,
  );
