import { listesFact } from '@asso/contract/kernel/page-facts';
import { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { importProblems } from '@asso/domain/referentiel/import.problems';
import { listesProblems } from '@asso/domain/referentiel/listes.problems';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { feature } from '../platform/feature.ts';
import { openAdresses } from './adresses.adapter.ts';
import { geoHandlers } from './geo.handlers.ts';
import { readListes } from './listes.ts';
import { referentielHandlers } from './referentiel.handlers.ts';

export const geoFeature = feature({
  name: 'geo',
  endpoints: { geo: geoEndpoints, referentiel: referentielEndpoints },
  problems: [referentielProblems, listesProblems, importProblems],
  limits: { searchGeo: { max: 240, windowSeconds: 60, by: 'actor' } },
  build: (platform) => {
    const {
      db,
      config: { geoUrl },
      clock,
      log,
    } = platform;
    return {
      handlers: {
        geo: geoHandlers(geoUrl === undefined ? null : openAdresses({ url: geoUrl, clock, log })),
        referentiel: referentielHandlers(platform),
      },
      pageFacts: async () => ({ [listesFact]: await readListes(db) }),
    };
  },
});
