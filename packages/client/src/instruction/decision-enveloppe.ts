// What a grant being prepared takes from the envelopes of the service, and the reason asked where it goes beyond one.
import {
  depassees,
  type EnveloppeDuDossier,
  type MontantAnnuel,
} from '@asso/domain/instruction/enveloppe.rules';
import type { FieldError } from '../ui/field-errors.ts';
import { cleLigne, type LigneMontant, type Montants, type Saisie } from './decision.ts';

export const champEnveloppe = 'decision.motif_enveloppe';

/** What is not an amount yet counts for nothing. */
export const montantsSaisis = (lignes: readonly LigneMontant[], montants: Montants): MontantAnnuel[] =>
  lignes.map((ligne) => ({ annee: ligne.annee, montant_accorde: Number(montants[cleLigne(ligne)]) || 0 }));

export const depassementsDe = <E extends EnveloppeDuDossier>(
  enveloppes: readonly E[],
  lignes: readonly LigneMontant[],
  montants: Montants,
): E[] => depassees(enveloppes, montantsSaisis(lignes, montants));

type Objet = { enveloppes?: readonly EnveloppeDuDossier[]; lignes?: readonly LigneMontant[] };

/** What the button would be pressed too early for, beside what every decision asks. */
export function enveloppeErrors(saisie: Saisie, { enveloppes = [], lignes = [] }: Objet): FieldError[] {
  if (saisie.action !== 'grant' || saisie.motifEnveloppe?.trim()) return [];
  if (depassementsDe(enveloppes, lignes, saisie.montants).length === 0) return [];
  return [{ field: champEnveloppe, message: 'Dites pourquoi vous dépassez l’enveloppe, ou accordez moins.' }];
}
