// The questions asked about a file before it is deposited depend on its type: a year, an account, an establishment.
import { type DocumentDeclare, documentFields } from '@asso/domain/document/document.fields';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';

const isAnnual = (type: unknown): boolean =>
  typesDocuments.some(({ value, isAnnuel }) => value === type && isAnnuel);

const { annee_validite } = documentFields;

/** Returns the fields of a file; the year of annual accounts must be given. */
export const rowsDepot = ({ type }: DocumentDeclare): Fields =>
  isAnnual(type)
    ? { ...documentFields, annee_validite: { ...annee_validite, requiredAt: 'saisie' } }
    : documentFields;

/** Names the fields to show; `hasPlaces` means that there are several establishments to choose from. */
export function champsDepot({ type }: DocumentDeclare, hasPlaces: boolean): string[] {
  const hidden = new Set([
    ...(isAnnual(type) ? [] : ['annee_validite']),
    ...(type === 'RIB' ? [] : ['iban']),
    ...(hasPlaces ? [] : ['id_siret']),
  ]);
  return Object.keys(documentFields).filter((name) => !hidden.has(name));
}

/** Finds what the server would refuse, and a missing year of annual accounts. */
export const depotProblems = (declare: DocumentDeclare): Problem[] =>
  problems(rowsDepot(declare), declare, { stage: 'saisie' });

/** The facts declared about a file, which the server checks. */
export type DepotWords = Readonly<Partial<Record<keyof DocumentDeclare, string | number | null>>>;

/**
 * Makes the body of a deposit: the file comes last, because the server must know what it is before it receives its
 * bytes.
 */
export function depotForm(declare: DepotWords, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(declare)) {
    if (value !== null && value !== undefined && value !== '') form.append(name, String(value));
  }
  form.append('file', file, file.name);
  return form;
}
