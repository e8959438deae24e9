import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { feature } from '../../platform/feature.ts';
import { haaHandlers } from './haa.handlers.ts';

export const haaFeature = feature({
  name: 'agrement-haa',
  endpoints: { haa: haaEndpoints },
  problems: [haaProblemTable],
  build: (platform) => ({ handlers: { haa: haaHandlers(platform) } }),
});
