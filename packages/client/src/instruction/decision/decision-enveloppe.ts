// Computes what a grant in preparation takes from the envelopes, and asks for a reason where it exceeds one.
import type { DossierEnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import {
  type DossierEnveloppe,
  listExceeded,
  type MontantAnnuel,
} from '@asso/domain/instruction/enveloppe.rules';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { cleLigne, type DecisionMontants, type DecisionTyped, type LigneMontant } from './decision.ts';

const champEnveloppe = 'decision.motif_enveloppe';

/** Returns the typed amounts by year; a text that is no amount yet counts as zero. */
export const montantsSaisis = (
  lignes: readonly LigneMontant[],
  montants: DecisionMontants,
): MontantAnnuel[] =>
  lignes.map((ligne) => ({ annee: ligne.annee, montant_accorde: Number(montants[cleLigne(ligne)]) || 0 }));

export const listDepassements = <E extends DossierEnveloppe>(
  enveloppes: readonly E[],
  lignes: readonly LigneMontant[],
  montants: DecisionMontants,
): E[] => listExceeded(enveloppes, montantsSaisis(lignes, montants));

type Objet = { enveloppes?: readonly DossierEnveloppe[]; lignes?: readonly LigneMontant[] };

/** Returns the errors of a grant that exceeds an envelope without a reason; `decisionErrors` gives the other errors. */
export function enveloppeErrors(
  saisie: DecisionTyped,
  { enveloppes = [], lignes = [] }: Objet,
): FieldError[] {
  if (saisie.action !== 'grant' || saisie.motifEnveloppe?.trim()) return [];
  if (listDepassements(enveloppes, lignes, saisie.montants).length === 0) return [];
  return [{ field: champEnveloppe, message: 'Dites pourquoi vous dépassez l’enveloppe, ou accordez moins.' }];
}

/** Returns « Enveloppe », completed by its year and sous-dispositif where there are several. */
export const nameEnveloppeInDecision = (
  { exercice, lib_sous_dispositif }: Pick<DossierEnveloppeView, 'exercice' | 'lib_sous_dispositif'>,
  isOneOfMany: boolean,
): string =>
  isOneOfMany ? ['Enveloppe', exercice, lib_sous_dispositif].filter(Boolean).join(' ') : 'Enveloppe';
