import type { CrfView } from '@asso/contract/crf/crf.schemas';
import type { Crf } from '@asso/domain/crf/crf.fields';
import type { Edition, EtapeProps } from '../demarche/demarche.ts';
import type { Found } from '../demarche/lecture.ts';

export type CrfRead = Found<CrfView>;
export type EditionCrf = Edition<CrfView, Crf>;
export type EtapeCrfProps = EtapeProps<CrfView, Crf>;
