import type { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import type { GeoReply } from '@asso/contract/referentiel/geo.schemas';
import { codePostalTape, findCommunes, isCodePostalEntier } from '@asso/domain/referentiel/communes.rules';
import { lieuOfCommune } from '@asso/domain/referentiel/lieu.rules';
import { type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Adresses, Found } from './adresses.adapter.ts';
import { attributionCommunes, loadCommunes } from './communes.ts';

type Asked = { q: string; postcode?: string; limit: number };

/** When `adresses` is null, no service is configured: only the official list of communes answers. */
export function geoHandlers(adresses: Adresses | null): Handlers<typeof geoEndpoints> {
  const couverture = adresses === null ? 'communes' : 'adresses';
  const answer = (found: Found) => ({
    ok: true as const,
    value: { type: 'FeatureCollection', couverture, ...found } satisfies GeoReply,
  });

  return {
    searchGeo: async ({ query: { q, type, postcode, limit } }) => {
      if (adresses === null || type === 'municipality')
        return answer(await communesFound({ q, postcode, limit }));
      const words = searchable(q);
      if (words === null) return answer({ features: [], attribution: '', licence: '' });
      const found = await adresses.search({ q: words, type, postcode, limit: Math.min(limit, 20) });
      return found ? answer(found) : refusal({ code: 'referentiel.adresses-muettes' });
    },
  };
}

/**
 * Gives the text to send to the service, which begins with a letter or a digit, or null with fewer than three
 * characters.
 */
function searchable(q: string): string | null {
  const words = q
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ');
  return words.length < 3 ? null : words;
}

async function communesFound({ q, postcode, limit }: Asked): Promise<Found> {
  const typed = codePostalTape(q);
  const code = postcode ?? (isCodePostalEntier(typed) ? typed : undefined);
  const found = findCommunes(await loadCommunes(), { q, codePostal: postcode, limit });
  return {
    features: found.map((commune) => ({
      type: 'Feature' as const,
      geometry: null,
      properties: lieuOfCommune(commune, code),
    })),
    attribution: attributionCommunes,
    licence: 'ETALAB-2.0',
  };
}
