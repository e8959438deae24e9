import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { feature } from '../platform/feature.ts';
import { definitionHandlers } from './definition.handlers.ts';

export const agrementFeature = feature({
  name: 'agrement',
  endpoints: { definition: definitionEndpoints },
  problems: [definitionProblemes],
  build: (platform) => ({
    handlers: { definition: definitionHandlers(platform) },
  }),
});
