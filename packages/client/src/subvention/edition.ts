import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { DemarcheEdition as EditionDe, EtapeProps } from '../demarche/demarche.ts';
import type { Found } from '../demarche/lecture.ts';

export type DossierRead = Found<DossierSubventionView>;
export type SubventionEdition = EditionDe<DossierSubventionView, DossierSubvention>;
export type EtapeSubventionProps = EtapeProps<DossierSubventionView, DossierSubvention>;
