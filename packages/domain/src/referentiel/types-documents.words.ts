// A type of document is named by its label, « Statuts », wherever it is read.
import { typesDocuments } from './data/types-documents.ts';

/** Returns the label of a type of document; « Document » for a type that the list does not have. */
export const sayTypeDocument = (type: string): string =>
  typesDocuments.find(({ value }) => value === type)?.label ?? 'Document';
