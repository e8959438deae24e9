// The form with which a service asks for complements, checked before it is sent.
import { manquesOf, type PointCompletude } from '@asso/domain/dossier/completude/completude.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import type { Problem } from '@asso/domain/kernel/result';
import { type FieldError, fieldErrors } from '../ui/fields/field-errors.ts';
import type { InstructionView } from './etat-dossier.ts';

export type Demande = {
  coches: readonly string[];
  phrases: Readonly<Record<string, string>>;
  /** The day « 2027-03-11 », or the typed text when it is no date. */
  avantLe: string;
};

export const demandeVide: Demande = { coches: [], phrases: {}, avantLe: '' };

export const asked = ({ coches, phrases }: Demande) =>
  coches.map((code) => ({ code, phrase: phrases[code] ?? '' }));

/** Returns the errors of the request. Only the server knows the time zone: here the date only has to be readable. */
export function demandeErrors(demande: Demande, points: readonly PointCompletude[]): FieldError[] {
  const { problems } = manquesOf(asked(demande), points);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(demande.avantLe);
  const all: Problem[] = isDay
    ? problems
    : [...problems, { code: 'dossier.echeance-invalide', field: 'avant_le' }];
  return fieldErrors(all, dossierProblems);
}

/** Returns a new request that starts with the points of the last one. */
export const demandeOf = ({ completude }: InstructionView): Demande => ({
  coches: completude.manques.map(({ code }) => code),
  phrases: Object.fromEntries(completude.manques.map(({ code, phrase }) => [code, phrase])),
  avantLe: '',
});

/** Returns the instructions whose request for complements awaits the association. */
export const aCompleter = ({
  instructions,
}: {
  instructions: readonly InstructionView[];
}): InstructionView[] => instructions.filter(({ completude }) => completude.etat === 'demande');
