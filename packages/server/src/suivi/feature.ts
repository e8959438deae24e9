import { agendaEndpoints } from '@asso/contract/suivi/agenda.endpoints';
import { feature } from '../platform/feature.ts';
import { agendaHandlers } from './agenda.handlers.ts';

export const suiviFeature = feature({
  name: 'suivi',
  endpoints: { agenda: agendaEndpoints },
  // A calendar program reads every few hours; a token of 256 random bits is not guessed at this pace.
  limits: {
    followAgenda: { max: 60, windowSeconds: 60 },
    openAbonnement: { max: 20, windowSeconds: 3600, by: 'actor' },
  },
  build: (platform) => ({ handlers: { agenda: agendaHandlers(platform) } }),
});
