// Why nobody may begin a dossier for an establishment (§5).
import { formatSiret } from '../identifiants/nombres-affiches.ts';
import type { Problem } from '../kernel/result.ts';

/** An establishment that is closed, and the head office of its association, where that one is open. */
export type SiretFerme = { siret: string; ouvert: string | null };

/**
 * Says why the applicant was not found: its establishment is closed, which only those who may apply are told; without
 * it, nothing is said of what exists.
 */
export function refusDemandeur(ferme: SiretFerme | undefined): Problem {
  const field = 'demandeur.id_siret';
  if (!ferme) return { code: 'dossier.inaccessible', field };
  const siret = formatSiret(ferme.siret);
  return ferme.ouvert === null
    ? { code: 'dossier.sans-siret-ouvert', field, params: { siret } }
    : { code: 'dossier.siret-ferme', field, params: { siret, ouvert: formatSiret(ferme.ouvert) } };
}
