import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';

/** What a request is begun with. */
export type ChoixGiven = {
  subvention: SubventionView;
  regime: string | null;
  /** Those that are active, the seat first. */
  etablissements: readonly EtablissementView[];
  nom: string;
  /** Of who asks, unless another establishment is chosen. */
  siret: string;
};
