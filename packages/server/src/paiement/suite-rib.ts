import { suitLeRib } from '@asso/domain/paiement/suite-paiement.rules';
import { changementRibSaid } from '@asso/domain/paiement/suite-paiement.words';
import type { SuiteRib } from '../subvention/suites-rib.ts';
import { listPaiementsDesDossiers } from './paiement.sql.ts';

/**
 * Payments that follow the dossier's account have the new one already (migration 0391); those under way keep their
 * own.
 */
export const suiteRib: SuiteRib = async (trx, { id_dossier, avant, apres }) => {
  const paiements = await listPaiementsDesDossiers(trx, [id_dossier]);
  return changementRibSaid({
    avant,
    apres,
    suivent: paiements.filter(({ etat }) => suitLeRib(etat)).length,
    gardent: paiements.filter(({ etat }) => etat === '3').length,
  });
};
