import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { DemarcheEdition, EtapeProps } from '../demarche/demarche.ts';
import type { Found } from '../demarche/lecture.ts';

export type AgrementRead = Found<DossierAgrementView>;
export type EditionAgrement = DemarcheEdition<DossierAgrementView, DossierAgrement>;
export type EtapeAgrementProps = EtapeProps<DossierAgrementView, DossierAgrement>;
