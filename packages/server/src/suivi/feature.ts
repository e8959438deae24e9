// What a volunteer follows: the agenda of dates, and its subscription by a calendar. Nearly all of it is read, nothing is decided here.
// Open first: `domain/suivi/choses.rules.ts`, one line for each thing that waits for somebody; `dates-a-venir.rules.ts`, the dates.
// Its screens are the home, « Mes dossiers », a followed dossier and the page of money: `client/suivi`.
// The lines themselves come from `subvention/tableau-de-bord` and from what each kind of dossier registers.
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
