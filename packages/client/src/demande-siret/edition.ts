import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import type { DemarcheEdition, EtapeProps } from '../demarche/demarche.ts';
import type { Found } from '../demarche/lecture.ts';

export type DemandeRead = Found<DemandeSiretView>;
export type EditionSiret = DemarcheEdition<DemandeSiretView, DemandeSiret>;
export type EtapeSiretProps = EtapeProps<DemandeSiretView, DemandeSiret>;
