// What an establishment must have before it enrols: an account of its own with its scan, a certificate (§8; screens, Pass'Sport).
import type { Problem } from '../kernel/result.ts';
import type { Eligibilite, FederationAdmise } from './eligibilite.rules.ts';
import { type ReglesExercice, saisonOf } from './exercice.rules.ts';

/** `confirmee`: the federation said so itself, nothing is asked. `ancienne`: of an exercise before. */
export const etatsAttestation = ['confirmee', 'deposee', 'ancienne', 'absente'] as const;
export type EtatAttestation = (typeof etatsAttestation)[number];

/** `de`: the exercise its last certificate is of, null without one. */
export type Attestee = { etat: EtatAttestation; de: string | null };
export type Justificatif = FederationAdmise & Attestee;

type Preuves = {
  exercice: string;
  /** SIREN of the federations that confirmed the club for this exercise. */
  confirmations: readonly string[];
  /** Certificates that can be read, of any exercise. */
  attestations: readonly { siren_federation: string; exercice_id: string }[];
};

export function attesteeDe(siren: string, { exercice, confirmations, attestations }: Preuves): Attestee {
  const exercices = attestations
    .filter((one) => one.siren_federation === siren && one.exercice_id <= exercice)
    .map(({ exercice_id }) => exercice_id)
    .toSorted();
  const de = exercices.at(-1) ?? null;
  if (confirmations.includes(siren)) return { etat: 'confirmee', de };
  return { etat: de === null ? 'absente' : de === exercice ? 'deposee' : 'ancienne', de };
}

/** Nothing else is asked of a federation in one of these. */
const isJustifiee = (etat: EtatAttestation): boolean => etat === 'confirmee' || etat === 'deposee';

/** The account of a dossier, as it is looked at: null when none is chosen. */
export type RibVu = {
  id_siret: string | null;
  isComplete: boolean;
  /** A scan of it is in the documents of the association. */
  hasScan: boolean;
} | null;

/** What is wrong with the account inscriptions are reimbursed to: it is of this very establishment, and shown. */
export function ribProblem(rib: RibVu, id_siret: string): Problem | null {
  if (!rib) return { code: 'pass-sport.sans-rib', field: 'structure.id_rib' };
  if (rib.id_siret !== id_siret) return { code: 'pass-sport.rib-autre-siret', field: 'structure.id_rib' };
  if (!rib.isComplete) return { code: 'pass-sport.rib-incomplet', field: 'structure.id_rib' };
  return rib.hasScan ? null : { code: 'pass-sport.rib-sans-scan', field: 'structure.id_rib' };
}

export type Structure = {
  eligibilite: Eligibilite;
  regles: ReglesExercice;
  justificatifs: readonly Justificatif[];
  /** The decree of an approval is in the documents of the association. */
  hasArrete: boolean;
};

/** On which federation somebody is enrolled; null: on the approval of the association. */
export type Titre = FederationAdmise | null;

/** The federation that is asked, the only one where none is, or the approval; the problem says what is missing. */
export function titreOf(
  { eligibilite, regles, justificatifs, hasArrete }: Structure,
  siren: string | null | undefined,
): { titre: Titre } | { problem: Problem } {
  const field = 'federation.siren';
  if (!eligibilite.eligible) return { problem: { code: 'pass-sport.non-eligible' } };
  const only =
    justificatifs.length === 1 && eligibilite.agrements.length === 0 ? justificatifs[0] : undefined;
  const chosen = siren ? justificatifs.find((one) => one.siren === siren) : only;
  if (siren && !chosen) return { problem: { code: 'pass-sport.federation-non-declaree', field } };
  if (chosen) {
    const problem = regles.attestation ? attestationProblem(chosen) : null;
    return problem ? { problem } : { titre: { siren: chosen.siren, nom: chosen.nom } };
  }
  if (eligibilite.agrements.length === 0)
    return { problem: { code: 'pass-sport.federation-a-choisir', field } };
  return hasArrete ? { titre: null } : { problem: { code: 'pass-sport.arrete-absent' } };
}

/** What is said of a federation without a certificate of this exercise. */
export function attestationProblem({ etat, de, nom }: Justificatif): Problem | null {
  if (isJustifiee(etat)) return null;
  const field = 'federation.siren';
  return etat === 'ancienne' && de !== null
    ? { code: 'pass-sport.attestation-ancienne', field, params: { nom, saison: saisonOf(de) } }
    : { code: 'pass-sport.attestation-absente', field, params: { nom } };
}
