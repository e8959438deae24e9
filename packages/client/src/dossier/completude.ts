// The form with which a service asks for complements, checked before it is sent.
import { type PointCompletude, readManques } from '@asso/domain/dossier/completude/completude.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import type { Problem } from '@asso/domain/kernel/result';
import { type FieldError, fieldErrors } from '../ui/fields/field-errors.ts';
import type { InstructionView } from './etat-dossier.ts';

export type ComplementDemande = {
  coches: readonly string[];
  phrases: Readonly<Record<string, string>>;
  /** The day « 2027-03-11 », or the typed text when it is no date. */
  avantLe: string;
};

export const emptyDemande: ComplementDemande = { coches: [], phrases: {}, avantLe: '' };

export const askedComplements = ({ coches, phrases }: ComplementDemande) =>
  coches.map((code) => ({ code, phrase: phrases[code] ?? '' }));

/** Returns the errors of the request. Only the server knows the time zone: here the date only has to be readable. */
export function demandeErrors(demande: ComplementDemande, points: readonly PointCompletude[]): FieldError[] {
  const { problems } = readManques(askedComplements(demande), points);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(demande.avantLe);
  const all: Problem[] = isDay
    ? problems
    : [...problems, { code: 'dossier.echeance-invalide', field: 'avant_le' }];
  return fieldErrors(all, dossierProblems);
}

/** Returns a new request that starts with the points of the last one. */
export const toDemandeComplements = ({ completude }: InstructionView): ComplementDemande => ({
  coches: completude.manques.map(({ code }) => code),
  phrases: Object.fromEntries(completude.manques.map(({ code, phrase }) => [code, phrase])),
  avantLe: '',
});

/** Returns the instructions whose request for complements awaits the association. */
export const toComplete = ({
  instructions,
}: {
  instructions: readonly InstructionView[];
}): InstructionView[] => instructions.filter(({ completude }) => completude.etat === 'demande');
