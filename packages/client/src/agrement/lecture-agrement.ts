import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { lectureOf } from '../demarche/lecture.ts';

export const lectureAgrement = {
  ...lectureOf(
    dossierAgrementEndpoints.readDossierAgrement,
    (params: { id: string }) => ({ params, query: {} }),
    (dossier) => dossier,
  ),
  numeroOf: ({ id }: { id: string }) => id,
};
