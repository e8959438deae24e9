// These sentences say what becomes of a received file (§4 Upload of the screens).
import { documentProblems } from '@asso/domain/document/document.problems';
import type { EtatAnalyse } from '@asso/domain/document/document.rules';
import type { FileStatus } from '../ui/upload/upload-types.ts';

export function statusOf(etat: EtatAnalyse): FileStatus {
  switch (etat) {
    case 'en_cours':
      return { text: 'Reçu, analyse en cours', tone: 'cours', isLast: false };
    case 'non_analyse':
    case 'sur':
      return { text: 'Déposé', tone: 'pret', isLast: true };
    case 'refuse':
      return { text: documentProblems['document.refuse'].message, tone: 'refuse', isLast: true };
  }
}
