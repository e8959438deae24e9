import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { lectureOf } from '../demarche/lecture.ts';

/** The call answers for every kind of dossier, but only a grant dossier has a page here. */
export const lectureSubvention = lectureOf(
  readDossier,
  (params: { id: string }) => ({ params }),
  (dossier) => (dossier.genre === 'subvention' ? dossier : null),
);
