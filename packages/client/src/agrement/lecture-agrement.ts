import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { makeLecture } from '../demarche/lecture.ts';

export const lectureAgrement = {
  ...makeLecture(
    dossierAgrementEndpoints.readDossierAgrement,
    (params: { id: string }) => ({ params, query: {} }),
    (dossier) => dossier,
  ),
  numeroOf: ({ id }: { id: string }) => id,
};
