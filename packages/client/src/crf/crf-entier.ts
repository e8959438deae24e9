// A report is read with all that its pages show.

import type { CrfLu, CrfView } from '@asso/contract/crf/crf.schemas';
import { ajoutsCrf } from '@asso/contract/crf/crf-ajouts';

/** This query asks for the whole report. */
export const entier = { populate: [...ajoutsCrf] };

export function enEntier(crf: CrfLu): CrfView {
  if (!isEntier(crf)) throw new Error('A report asked whole comes whole.');
  return crf;
}

const isEntier = (crf: CrfLu): crf is CrfView =>
  crf.projets !== undefined && crf.pieces !== undefined && crf.historique !== undefined;
