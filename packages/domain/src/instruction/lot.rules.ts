// Each dossier of a lot follows the same rules as a single act (ADR 0128).

import { type EtatCompletude, needsRetrait } from '../dossier/completude/completude.states.ts';
import { isIssue } from '../dossier/decision.rules.ts';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import {
  type ActionService,
  type EtatInstruction,
  findMove,
  isDecide,
  isNonTransmis,
} from '../dossier/instruction.states.ts';
import { isBlank } from '../kernel/asks.ts';
import { isMontant, sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { BureauRights } from './bureau.rights.ts';
import { listIssues } from './conclusion.rules.ts';
import { type ActionLot, isMouvement } from './lot.states.ts';

/** A lot holds at most this many dossiers: a larger one would be chosen without being looked at. */
export const lotMax = 1000;
/**
 * The report of a lot can be read for `rapportJours`; a lot that was not launched waits for `preparationHeures`.
 */
export const rapportJours = 30;
export const preparationHeures = 24;

export type MontantLot = {
  id_projet: string;
  annee: number;
  projet: string;
  demande: number | null;
  montant_accorde: number | null;
};

export type ParametresLot = {
  motif?: string;
  message?: string;
  /** Null assigns the dossier to nobody. */
  affecte_a?: string | null;
  etiquette?: string;
  /** The ids of published templates. */
  courriers?: readonly string[];
  retire_complements?: boolean;
  motif_enveloppe?: string;
};

/**
 * A line is judged on these facts about the dossier before the lot's service; it is null when that service does not
 * have it.
 */
export type LigneVue = {
  genre: GenreDossier;
  etat: EtatInstruction;
  completude: EtatCompletude;
  /** What is still awaited from the association, such as « 1 pièce ». */
  manque: string;
  /** The moves that this person may make now. */
  moves: readonly ActionService[];
  bureau: BureauRights;
  message: boolean;
  /** True while a decision of the service waits to leave: it is taken back first. */
  isConclue: boolean;
  montants: readonly MontantLot[];
};

/** Returns why a line is left out and how to correct it, or null when the act is possible. */
export function findCauseActe(
  action: ActionLot,
  vue: LigneVue | null,
  parametres: ParametresLot,
): Problem | null {
  if (vue === null) return { code: 'lot.autre-service' };
  switch (action) {
    case 'affecter':
      return vue.bureau.affecter ? null : hors(vue.etat);
    case 'etiqueter':
      return vue.bureau.etiqueter ? null : hors(vue.etat);
    case 'ecrire':
      return vue.message ? null : hors(vue.etat);
    default:
      return causeDuMouvement(action, vue, parametres);
  }
}

function causeDuMouvement(action: ActionService, vue: LigneVue, parametres: ParametresLot): Problem | null {
  if (vue.isConclue) return { code: 'lot.deja-conclu' };
  // Granting or refusing a dossier that nobody studied yet also begins its study, as a single decision does.
  const offered: readonly string[] = isIssue(action) ? listIssues(vue.moves) : vue.moves;
  if (!offered.includes(action)) return hors(vue.etat);
  if (action !== 'grant') return null;
  if (vue.genre === 'agrement') return { code: 'lot.agrement-un-par-un' };
  if (needsRetrait(action, vue.completude) && parametres.retire_complements !== true) {
    return { code: 'dossier.complements-attendus', params: { manque: vue.manque } };
  }
  return causeDesMontants(vue.montants);
}

function causeDesMontants(montants: readonly MontantLot[]): Problem | null {
  const values = montants.map((one) => one.montant_accorde);
  if (values.length === 0 || values.some((value) => value === null)) return { code: 'lot.montant-absent' };
  if (!values.every(isMontant)) return { code: 'dossier.montant-accorde' };
  return sumEuros(values) === 0 ? { code: 'dossier.montant-accorde-nul' } : null;
}

/** Returns the problem that says where the dossier stands, since this act is not possible. */
function hors(etat: EtatInstruction): Problem {
  if (etat === 'B') return { code: 'lot.supprime' };
  if (etat === 'C') return { code: 'lot.chez-association' };
  if (isNonTransmis(etat)) return { code: 'lot.non-transmis' };
  if (etat === '2') return { code: 'lot.deja-commence' };
  return { code: isDecide(etat) ? 'lot.deja-decide' : 'lot.autre-service' };
}

/** Returns what the whole lot still needs before its button works. */
export function listLotProblems(action: ActionLot, parametres: ParametresLot): Problem[] {
  const { motif, message, affecte_a, etiquette } = parametres;
  if (action === 'affecter')
    return affecte_a === undefined ? [{ code: 'lot.personne-absente', field: 'affecte_a' }] : [];
  if (action === 'etiqueter')
    return etiquette === undefined ? [{ code: 'lot.etiquette-absente', field: 'etiquette' }] : [];
  if (action === 'ecrire')
    return isBlank(message) ? [{ code: 'dossier.message-vide', field: 'message' }] : [];
  if (!isMouvement(action) || !isBlank(motif)) return [];
  if (action === 'sendBack') return [{ code: 'dossier.renvoi-vide', field: 'motif' }];
  const needsMotif = findMove({ from: '2', action, by: 'service' })?.reason === true;
  return needsMotif ? [{ code: 'dossier.motif-obligatoire', field: 'motif' }] : [];
}

/**
 * Returns the proposed amount, or the requested one if the lot's author chose that basis; nothing is granted by
 * default.
 */
export const montantInitial = (
  { propose, demande }: { propose: number | null; demande: number | null },
  base: 'propose' | 'demande',
): number | null => propose ?? (base === 'demande' ? demande : null);

export const sumAccordes = (montants: readonly Pick<MontantLot, 'montant_accorde'>[]): number =>
  sumEuros(montants.map((one) => one.montant_accorde));

/** Sums what is granted for each year, the first year first. */
export const listAnneesMontants = (
  montants: readonly Pick<MontantLot, 'annee' | 'montant_accorde'>[],
): { annee: number; accorde: number }[] =>
  [...new Set(montants.map(({ annee }) => annee))]
    .sort((a, b) => a - b)
    .map((annee) => ({ annee, accorde: sumAccordes(montants.filter((one) => one.annee === annee)) }));
