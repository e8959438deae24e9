// The documents a campaign or an accreditation may expect of an association (§3 Referentiel): those no register brings.
import { typesDocuments } from './types-documents.ts';

export const documentsAttendus = typesDocuments.filter(({ origine }) => origine === 'association');
