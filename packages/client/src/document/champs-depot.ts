// What is asked of a file before it is deposited: its year when its type is annual, its account when it shows one.
import { type DocumentDeclare, documentFields } from '@asso/domain/document/document.fields';
import type { Problem } from '@asso/domain/kernel/result';
import { problems } from '@asso/domain/kernel/walk-problems';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';

const isAnnual = (type: unknown): boolean =>
  typesDocuments.some(({ value, estAnnuel }) => value === type && estAnnuel);

/** The rows to show, whatever the table holds; `hasPlaces`: there are several establishments to choose from. */
export function champsDepot({ type }: DocumentDeclare, hasPlaces: boolean): string[] {
  const hidden = new Set([
    ...(isAnnual(type) ? [] : ['annee_validite']),
    ...(type === 'RIB' ? [] : ['iban']),
    ...(hasPlaces ? [] : ['id_siret']),
  ]);
  return Object.keys(documentFields).filter((name) => !hidden.has(name));
}

/** What the server would refuse, and the year that says which accounts these are. */
export function depotProblems(declare: DocumentDeclare): Problem[] {
  const { label } = documentFields.annee_validite;
  const lacksYear = isAnnual(declare.type) && !declare.annee_validite;
  return [
    ...problems(documentFields, declare, { stage: 'saisie' }),
    ...(lacksYear ? [{ code: 'kernel.obligatoire', field: 'annee_validite', params: { label } }] : []),
  ];
}

/** What is said of a file; the server holds it to the table. */
export type Dit = Readonly<Partial<Record<keyof DocumentDeclare, string | number | null>>>;

/** The file comes last: what it is must be known before its bytes. */
export function depotForm(declare: Dit, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(declare)) {
    if (value !== null && value !== undefined && value !== '') form.append(name, String(value));
  }
  form.append('file', file, file.name);
  return form;
}
