import { isMontant } from '@asso/domain/kernel/money';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import type { Tx } from '../../platform/db/database.ts';
import { syncFinancements } from '../dossier-subvention.sql.ts';

/**
 * Writes the amounts asked by year and service from the body of a project; the lines of a draft that lack a year or a
 * service of the campaign are left out.
 */
export async function syncMontantsProjet(
  trx: Tx,
  { id, corps, campagne }: { id: string; corps: Projet; campagne: Campagne },
): Promise<void> {
  const known = campagne.instructeurs.map((one) => one.id_service);
  const lines = (corps.financements ?? []).filter(
    (one) => isAnnee(one.annee) && known.includes(String(one.id_service_instructeur)),
  );
  const asked = lines.map((one) => ({
    annee: Number(one.annee),
    id_service_instructeur: String(one.id_service_instructeur),
    montant_demande: isMontant(one.montant_demande) ? one.montant_demande : null,
  }));
  await syncFinancements(trx, id, asked);
}

const { min, max } = projetFields.financements.fields.annee;

/** Tells whether this is a whole year: a draft may hold one that is only half typed. */
function isAnnee(value: unknown): boolean {
  const annee = Number(value);
  return Number.isInteger(annee) && annee >= min && annee <= max;
}
