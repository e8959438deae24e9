import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import { transfertProblems } from '@asso/domain/transfert/transfert.problems';
import { feature } from '../platform/feature.ts';
import { osirisHandlers } from './osiris.handlers.ts';
import { programmeHandlers } from './programme.handlers.ts';

export const transfertFeature = feature({
  name: 'transfert',
  endpoints: { programme: programmeEndpoints, osiris: osirisEndpoints },
  problems: [transfertProblems],
  build: (platform) => ({
    handlers: { programme: programmeHandlers(platform), osiris: osirisHandlers(platform) },
  }),
});
