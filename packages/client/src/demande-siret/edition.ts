import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import type { Draft } from '../platform/draft/use-draft.ts';
import type { DemandeRead } from './use-demande.ts';

/** Each step of a request being filled receives this. */
export type Edition = {
  demande: DemandeSiretView;
  saisie: Draft<DemandeSiret>;
  found: DemandeRead;
};
