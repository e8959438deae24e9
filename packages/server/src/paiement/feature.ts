import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { faitsPaiement } from '@asso/domain/paiement/paiement.words';
import { suitesDesMouvements } from '../dossier/decision/suites-mouvement.ts';
import { faitsDuSuivi } from '../dossier/faits-du-suivi.ts';
import { feature } from '../platform/feature.ts';
import { suitesDuRib } from '../subvention/suites-rib.ts';
import { paiementHandlers } from './paiement.handlers.ts';
import { suitePaye } from './suite-paye.ts';
import { suiteRib } from './suite-rib.ts';

export const paiementFeature = feature({
  name: 'paiement',
  endpoints: { paiement: paiementEndpoints },
  problems: [paiementProblems],
  // Each request sends an e-mail to everybody on the other side.
  limits: { askPaiement: { max: 30, windowSeconds: 3600, by: 'actor' } },
  build: (platform) => {
    faitsDuSuivi.add('paiement', faitsPaiement);
    suitesDesMouvements.add('paiement', suitePaye);
    suitesDuRib.add('paiement', suiteRib);
    return { handlers: { paiement: paiementHandlers(platform) } };
  },
});
