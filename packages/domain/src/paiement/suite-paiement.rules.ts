// Each payment, and what nobody asked yet, has a next act, with who does it and towards which day (§4).
import { isInPaiement } from '../dossier/instruction.states.ts';
import { delaiVersement } from '../dossier/suivi/suite-argent.rules.ts';
import { addJours } from '../identifiants/durees.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import type { EtatPaiement } from './demande-paiement.states.ts';
import { findPaiementObstacle, type SituationPaiement } from './paiement.rules.ts';

export const actesAttendus = [
  'prise-en-charge',
  'mise-en-paiement',
  'versement',
  'prevision',
  'demande',
  'solde',
  'rib',
] as const;
export type ActeAttendu = (typeof actesAttendus)[number];

export const agissants = ['service', 'payeur', 'association'] as const;
export type Agissant = (typeof agissants)[number];

export type SuitePaiement = {
  acte: ActeAttendu;
  par: Agissant;
  /** The day towards which the money usually comes; null while nobody has asked for it. */
  attendu_le: Date | null;
};

type Delai = Pick<Campagne, 'delai_versement_jours'>;

/** Returns the next act of one payment, or null when nothing more is to come. */
export function paiementSuite(
  { etat, cree_le }: { etat: EtatPaiement; cree_le: Date },
  campagne: Delai,
): SuitePaiement | null {
  const attendu_le = addJours(cree_le, delaiVersement(campagne));
  switch (etat) {
    case '1':
      return { acte: 'prise-en-charge', par: 'service', attendu_le };
    case '2':
      return { acte: 'mise-en-paiement', par: 'service', attendu_le };
    case '3':
      return { acte: 'versement', par: 'payeur', attendu_le };
    case '4':
    case '7':
    case '8':
    case '9':
      return null;
  }
}

type Reste = SituationPaiement & { campagne: Delai; accorde_le: Date | null };

/**
 * Returns the next act for the money granted that nobody asked for yet; null when nothing is left, or the dossier is
 * not being paid.
 */
export function resteSuite(reste: Reste): SuitePaiement | null {
  const { etat, argent, campagne, accorde_le } = reste;
  if (!isInPaiement(etat) || argent.reste === 0) return null;
  const attendu_le = accorde_le && addJours(accorde_le, delaiVersement(campagne));
  switch (findPaiementObstacle('lca', reste)?.code) {
    case undefined:
      return { acte: 'demande', par: 'association', attendu_le: null };
    case 'paiement.acompte-attendu':
      return { acte: 'solde', par: 'association', attendu_le: null };
    case 'paiement.rib-incomplet':
      return { acte: 'rib', par: 'association', attendu_le: null };
    default:
      return { acte: 'prevision', par: 'service', attendu_le };
  }
}

/** Tells whether the usual day has passed; it was never a promise. */
export const isSuiteLate = ({ attendu_le }: SuitePaiement, now: Date): boolean =>
  attendu_le !== null && attendu_le.getTime() < now.getTime();

/**
 * Tells whether a payment follows the account of its dossier: it does before it is put in payment; afterwards it keeps
 * its own.
 */
export const followsRib = (etat: EtatPaiement): boolean => etat === '1' || etat === '2';
