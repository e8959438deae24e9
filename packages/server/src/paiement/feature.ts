// Payments of a grant as services declare them: advance, balance, paid, refused. The money itself moves in other systems.
// Open first: `domain/paiement/demande-paiement.states.ts` (states and moves), `situation.ts` (what is granted, paid, left), then
// `ask-paiement.ts`.
// `advance-paiement.ts` and `move-paiement.ts` make a move, under the lock of the dossier; `tell-paiement.ts` tells the association.
// `versements-a-venir.ts` says what is still to come, to associations; `suite-paye.ts` writes the rest as a payment when a dossier is
// declared paid.
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { faitsPaiement } from '@asso/domain/paiement/paiement.words';
import { suitLeRib } from '@asso/domain/paiement/suite-paiement.rules';
import { changementRibSaid } from '@asso/domain/paiement/suite-paiement.words';
import { suitesDesMouvements } from '../dossier/decision/suites-mouvement.ts';
import { faitsDuSuivi } from '../dossier/faits-du-suivi.ts';
import { feature } from '../platform/feature.ts';
import { type SuiteRib, suitesDuRib } from '../subvention/suites-rib.ts';
import { paiementHandlers } from './paiement.handlers.ts';
import { listPaiementsDesDossiers } from './paiement.sql.ts';
import { suitePaye } from './suite-paye.ts';

/**
 * Says what becomes of the payments when the dossier's account changes: those that follow the dossier's account have
 * the new one already (migration 0391), those under way keep their own.
 */
const suiteRib: SuiteRib = async (trx, { id_dossier, avant, apres }) => {
  const paiements = await listPaiementsDesDossiers(trx, [id_dossier]);
  return changementRibSaid({
    avant,
    apres,
    suivent: paiements.filter(({ etat }) => suitLeRib(etat)).length,
    gardent: paiements.filter(({ etat }) => etat === '3').length,
  });
};

export const paiementFeature = feature({
  name: 'paiement',
  endpoints: { paiement: paiementEndpoints },
  problems: [paiementProblems],
  // One request may send an e-mail to each person on the other side.
  limits: { askPaiement: { max: 30, windowSeconds: 3600, by: 'actor' } },
  build: (platform) => {
    faitsDuSuivi.add('paiement', faitsPaiement);
    suitesDesMouvements.add('paiement', suitePaye);
    suitesDuRib.add('paiement', suiteRib);
    return { handlers: { paiement: paiementHandlers(platform) } };
  },
});
