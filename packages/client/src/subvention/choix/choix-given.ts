import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';

export type ChoixGiven = {
  subvention: SubventionView;
  regime: string | null;
  /** The active establishments, the head office first. */
  etablissements: readonly EtablissementView[];
  nom: string;
  /** The applicant's SIRET, as long as no other establishment is chosen. */
  siret: string;
};
