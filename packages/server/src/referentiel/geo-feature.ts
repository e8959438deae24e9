import { geoEndpoints } from '@asso/contract/referentiel/geo.endpoints';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import { feature } from '../platform/feature.ts';
import { openAdresses } from './adresses.adapter.ts';
import { geoHandlers } from './geo.handlers.ts';

export const geoFeature = feature({
  name: 'geo',
  endpoints: { geo: geoEndpoints },
  problems: [referentielProblems],
  limits: { searchGeo: { max: 240, windowSeconds: 60, by: 'actor' } },
  build: ({ config: { geoUrl }, clock, log }) => ({
    handlers: { geo: geoHandlers(geoUrl === undefined ? null : openAdresses({ url: geoUrl, clock, log })) },
  }),
});
