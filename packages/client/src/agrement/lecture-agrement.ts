import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { lectureDe } from '../demarche/lecture.ts';

export const lectureAgrement = lectureDe(
  dossierAgrementEndpoints.readDossierAgrement,
  (params: { id: string }) => ({ params, query: {} }),
  (dossier) => dossier,
);
