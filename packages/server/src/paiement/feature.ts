// Payments of a grant as services declare them: advance, balance, paid, refused. The money itself moves in other systems.
// Open first: `domain/paiement/demande-paiement.states.ts` (states and moves), `situation.ts` (what is granted, paid, left), then
// `ask-paiement.ts`.
// `advance-paiement.ts` and `move-paiement.ts` make a move, under the lock of the dossier; `tell-paiement.ts` tells the association.
// `versements-a-venir.ts` says what is still to come, to associations; `suite-paye.ts` writes the rest as a payment when a dossier is
// declared paid.
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { faitsPaiement } from '@asso/domain/paiement/paiement.words';
import { followsRib } from '@asso/domain/paiement/suite-paiement.rules';
import { sayChangementRib } from '@asso/domain/paiement/suite-paiement.words';
import { mouvementSuites } from '../dossier/decision/suites-mouvement.ts';
import { suiviFaitsRegistry } from '../dossier/faits-du-suivi.ts';
import { feature } from '../platform/feature.ts';
import { ribSuites, type SuiteRib } from '../subvention/suites-rib.ts';
import { paiementHandlers } from './paiement.handlers.ts';
import { listDossierPaiements } from './paiement.sql.ts';
import { suitePaye } from './suite-paye.ts';

/**
 * Says what becomes of the payments when the dossier's account changes: those that follow the dossier's account have
 * the new one already (migration 0391), those under way keep their own.
 */
const suiteRib: SuiteRib = async (trx, { id_dossier, avant, apres }) => {
  const paiements = await listDossierPaiements(trx, [id_dossier]);
  return sayChangementRib({
    avant,
    apres,
    suivent: paiements.filter(({ etat }) => followsRib(etat)).length,
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
    suiviFaitsRegistry.add('paiement', faitsPaiement);
    mouvementSuites.add('paiement', suitePaye);
    ribSuites.add('paiement', suiteRib);
    return { handlers: { paiement: paiementHandlers(platform) } };
  },
});
