import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { makeLecture } from '../demarche/lecture.ts';

/** The call reads every kind of dossier, but these pages only show a subvention. */
export const lectureSubvention = {
  ...makeLecture(
    readDossier,
    (params: { id: string }) => ({ params }),
    (dossier) => (dossier.genre === 'subvention' ? dossier : null),
  ),
  numeroOf: ({ id }: { id: string }) => id,
};
