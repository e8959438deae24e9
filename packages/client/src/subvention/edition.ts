import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { optionsDe } from '../demarche/options-dossier.ts';
import type { Collegues } from '../demarche/use-collegues.ts';
import type { DossierRead } from './use-dossier.ts';
import type { TeteDraft } from './use-tete.ts';

/** Each step of a dossier that is being filled receives these. */
export type Edition = {
  dossier: DossierSubventionView;
  tete: TeteDraft;
  found: DossierRead;
  collegues: Collegues;
};

/** The answers of the head are put into words with these, also when two versions are compared in a conflict. */
export const motsDe = (dossier: DossierSubventionView) => ({
  options: optionsDe(dossier),
  custom: dossier.campagne.champs_personnalises as CustomFields,
});
