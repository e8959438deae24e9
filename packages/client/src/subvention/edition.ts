import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Collegues } from './use-collegues.ts';
import type { DossierRead } from './use-dossier.ts';
import type { TeteDraft } from './use-tete.ts';

/** Each step of a dossier that is being filled receives these. */
export type Edition = {
  dossier: DossierSubventionView;
  tete: TeteDraft;
  found: DossierRead;
  collegues: Collegues;
};
