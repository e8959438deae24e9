import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { criteresRemplis } from '@asso/domain/agrement/tca.rules';
import type { SuiteMouvement } from '../dossier/decision/suites-mouvement.ts';
import { noteTcaRefuse } from './tca-demande.ts';
import { findVersionDuDossier } from './version.sql.ts';

/**
 * When an accreditation is refused, the common file (TCA) asked for with it is refused too; one already in force
 * stays so.
 */
export const suiteRefus: SuiteMouvement = {
  follow: async (_, trx, { dossier, action, actor: by, at }) => {
    if (dossier.genre !== 'agrement' || (action !== 'refuse' && action !== 'reject')) return;
    if (criteresRemplis((dossier.tete as DossierAgrement).tca) === 0) return;
    const definition = await findVersionDuDossier(trx, dossier.id);
    await noteTcaRefuse(trx, { dossier, definition, by, at });
  },
};
