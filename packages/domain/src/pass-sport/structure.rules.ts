// Before it enrols, an establishment needs an account of its own with its scan, and a certificate (§8; screens,
// Pass'Sport).
import type { Problem } from '../kernel/result.ts';
import type { Eligibilite, FederationAdmise } from './eligibilite.rules.ts';
import { nameSaison, type ReglesExercice } from './exercice.rules.ts';

/**
 * `confirmee` means that the federation itself confirmed, so no certificate is needed. `ancienne` is for an earlier
 * exercise.
 */
export const etatsAttestation = ['confirmee', 'deposee', 'ancienne', 'absente'] as const;
export type EtatAttestation = (typeof etatsAttestation)[number];

/** `pagesSeenBy` is the exercise of the federation's last certificate, or null without one. */
export type Attestee = { etat: EtatAttestation; de: string | null };
export type Justificatif = FederationAdmise & Attestee;

type Preuves = {
  exercice: string;
  /** The SIRENs of the federations that confirmed the club for this exercise. */
  confirmations: readonly string[];
  /** The readable certificates, for any exercise. */
  attestations: readonly { siren_federation: string; exercice_id: string }[];
};

export function findAttestation(siren: string, { exercice, confirmations, attestations }: Preuves): Attestee {
  const exercices = attestations
    .filter((one) => one.siren_federation === siren && one.exercice_id <= exercice)
    .map(({ exercice_id }) => exercice_id)
    .toSorted();
  const de = exercices.at(-1) ?? null;
  if (confirmations.includes(siren)) return { etat: 'confirmee', de };
  return { etat: de === null ? 'absente' : de === exercice ? 'deposee' : 'ancienne', de };
}

/** Tells whether a federation in this state needs nothing else. */
const isJustifiee = (etat: EtatAttestation): boolean => etat === 'confirmee' || etat === 'deposee';

/** The account of a dossier as its rules read it; null when none is chosen. */
export type RibVu = {
  id_siret: string | null;
  isComplete: boolean;
  /** True when a scan of the account's paper is among the documents of the association. */
  hasScan: boolean;
} | null;

/**
 * Finds what is wrong with the account of reimbursement, which must belong to this very establishment and have its
 * scan.
 */
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
  /** True when the arrêté of an agrément is in the documents of the association. */
  hasArrete: boolean;
};

/** The federation on which a person is enrolled; null means the agrément of the association. */
export type Titre = FederationAdmise | null;

/**
 * Returns the federation asked for; when none is asked for, the only one of an association without agrément, else the
 * agrément (null). The problem says what is missing.
 */
export function findTitre(
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

/** Returns the problem of a federation without a certificate for this exercise. */
export function attestationProblem({ etat, de, nom }: Justificatif): Problem | null {
  if (isJustifiee(etat)) return null;
  const field = 'federation.siren';
  return etat === 'ancienne' && de !== null
    ? { code: 'pass-sport.attestation-ancienne', field, params: { nom, saison: nameSaison(de) } }
    : { code: 'pass-sport.attestation-absente', field, params: { nom } };
}
