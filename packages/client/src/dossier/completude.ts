// A service fills this form to ask for what is missing; it is checked before it is sent.
import { manquesOf, type PointCompletude } from '@asso/domain/dossier/completude/completude.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import type { Problem } from '@asso/domain/kernel/result';
import { type FieldError, fieldErrors } from '../ui/fields/field-errors.ts';
import type { InstructionView } from './etat-dossier.ts';

export type Demande = {
  coches: readonly string[];
  phrases: Readonly<Record<string, string>>;
  /** The date reads « 2027-03-11 »; a date that cannot be read stays as it was typed. */
  avantLe: string;
};

export const demandeVide: Demande = { coches: [], phrases: {}, avantLe: '' };

export const asked = ({ coches, phrases }: Demande) =>
  coches.map((code) => ({ code, phrase: phrases[code] ?? '' }));

/** Only the server knows the time zone: here we only check that the date can be read. */
export function demandeErrors(demande: Demande, points: readonly PointCompletude[]): FieldError[] {
  const { problems } = manquesOf(asked(demande), points);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(demande.avantLe);
  const all: Problem[] = isDay
    ? problems
    : [...problems, { code: 'dossier.echeance-invalide', field: 'avant_le' }];
  return fieldErrors(all, dossierProblems);
}

/** Starts a new request with the items of the last one. */
export const demandeOf = ({ completude }: InstructionView): Demande => ({
  coches: completude.manques.map(({ code }) => code),
  phrases: Object.fromEntries(completude.manques.map(({ code, phrase }) => [code, phrase])),
  avantLe: '',
});

/** Lists the services' requests for missing items that await the association, whatever the dossier's state. */
export const aCompleter = ({
  instructions,
}: {
  instructions: readonly InstructionView[];
}): InstructionView[] => instructions.filter(({ completude }) => completude.etat === 'demande');
