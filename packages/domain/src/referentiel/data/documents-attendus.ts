// A campaign or an agrément may expect these documents of an association (§3 Referentiel), which no register
// provides.
import { typesDocuments } from './types-documents.ts';

export const documentsAttendus = typesDocuments.filter(({ origine }) => origine === 'association');
