import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';

export type ChoixGiven = {
  subvention: SubventionView;
  regime: string | null;
  /** Only the active establishments are listed, the head office first. */
  etablissements: readonly EtablissementView[];
  nom: string;
  /** This is the applicant's SIRET, unless another establishment is chosen. */
  siret: string;
};
