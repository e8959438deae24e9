import { feature } from '../platform/feature.ts';
import { conservationWorkers } from './conservation.job.ts';

export const viePriveeFeature = feature({
  name: 'vie-privee',
  endpoints: {},
  build: (platform) => ({ handlers: {}, jobs: [...conservationWorkers(platform)] }),
});
