import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import { criteresRemplis } from '@asso/domain/agrement/tca.rules';
import type { SuiteMouvement } from '../dossier/suites-mouvement.ts';
import { noteTcaRefuse } from './tca-demande.ts';
import { findVersionDuDossier } from './version.sql.ts';

/** Refused with the accreditation it was asked with, the common file is refused too; one in force stays so. */
export const suiteRefus: SuiteMouvement = {
  follow: async (_, trx, { dossier, action, actor: by, at }) => {
    if (dossier.genre !== 'agrement' || (action !== 'refuse' && action !== 'reject')) return;
    if (criteresRemplis((dossier.tete as DossierAgrement).tca) === 0) return;
    const definition = await findVersionDuDossier(trx, dossier.id);
    await noteTcaRefuse(trx, { dossier, definition, by, at });
  },
};
