// What a service fills to ask for what is missing, and what is wrong with it before it is sent.
import { manquesOf, type PointCompletude } from '@asso/domain/dossier/completude.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import type { Problem } from '@asso/domain/kernel/result';
import { type FieldError, fieldErrors } from '../ui/field-errors.ts';
import type { InstructionView } from './etat-dossier.ts';

export type Demande = {
  coches: readonly string[];
  phrases: Readonly<Record<string, string>>;
  /** « 2027-03-11 »; what cannot be read stays as typed. */
  avantLe: string;
};

export const demandeVide: Demande = { coches: [], phrases: {}, avantLe: '' };

export const asked = ({ coches, phrases }: Demande) =>
  coches.map((code) => ({ code, phrase: phrases[code] ?? '' }));

/** The server alone knows the zone: here a date is only one that can be read. */
export function demandeErrors(demande: Demande, points: readonly PointCompletude[]): FieldError[] {
  const { problems } = manquesOf(asked(demande), points);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(demande.avantLe);
  const all: Problem[] = isDay
    ? problems
    : [...problems, { code: 'dossier.echeance-invalide', field: 'avant_le' }];
  return fieldErrors(all, dossierProblems);
}

/** What was asked last, to be asked again. */
export const demandeOf = ({ completude }: InstructionView): Demande => ({
  coches: completude.manques.map(({ code }) => code),
  phrases: Object.fromEntries(completude.manques.map(({ code, phrase }) => [code, phrase])),
  avantLe: '',
});

/** Those this person is asked to complete, whatever their state. */
export const aCompleter = ({
  instructions,
}: {
  instructions: readonly InstructionView[];
}): InstructionView[] => instructions.filter(({ completude }) => completude.etat === 'demande');
