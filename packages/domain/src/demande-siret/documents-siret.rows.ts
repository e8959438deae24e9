// A SIRET request needs three documents: receipt of declaration, statutes, list of the leaders (§9 Document
// choice).
import { typesDocuments } from '../referentiel/data/types-documents.ts';

export const documentsSiret = ['REC', 'STC', 'LDC'] as const;
export type DocumentSiret = (typeof documentsSiret)[number];

export const isDocumentSiret = (type: string): type is DocumentSiret =>
  (documentsSiret as readonly string[]).includes(type);

export const libelleDocument = (type: DocumentSiret): string =>
  typesDocuments.find(({ value }) => value === type)?.label ?? type;

/** As pieces of a dossier, all of them are required. */
export const piecesSiret = documentsSiret.map((code) => ({
  code,
  label: libelleDocument(code),
  obligatoire: true,
}));
