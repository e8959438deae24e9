import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import { serviceProblems } from '@asso/domain/service/service.problems';
import { feature } from '../platform/feature.ts';
import { serviceHandlers } from './service.handlers.ts';

export const serviceFeature = feature({
  name: 'service',
  endpoints: { service: serviceEndpoints },
  problems: [serviceProblems],
  build: (platform) => ({ handlers: { service: serviceHandlers(platform) } }),
});
