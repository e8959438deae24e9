import type { CrfView } from '@asso/contract/crf/crf.schemas';
import type { Crf } from '@asso/domain/crf/crf.fields';
import type { DemarcheEdition, EtapeProps } from '../demarche/demarche.ts';
import type { Found } from '../demarche/lecture.ts';

export type CrfRead = Found<CrfView>;
export type EditionCrf = DemarcheEdition<CrfView, Crf>;
export type EtapeCrfProps = EtapeProps<CrfView, Crf>;
