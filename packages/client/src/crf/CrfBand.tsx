import { crfFields } from '@asso/domain/crf/crf.fields';
import { Echeance } from '../dossier/Echeance.tsx';
import { DraftIndicator } from '../platform/draft/DraftIndicator.tsx';
import { SaveBand } from '../ui/draft/SaveBand.tsx';
import { formCrf } from './form-crf.ts';
import type { EditionCrf } from './use-crf.ts';

/** Each page of a report that is not transmitted says so, with its exercise, its deadline and what is saved. */
export const CrfBand = ({ crf, tete }: Pick<EditionCrf, 'crf' | 'tete'>) => (
  <SaveBand
    etat={crf.description.id_etat === 3 ? 'À corriger et à transmettre à nouveau' : 'Non transmis'}
    indicator={<DraftIndicator draft={tete} fields={crfFields} words={formCrf({ crf, tete }, [])} />}
  >
    Compte rendu financier {crf.description.exercice} · <span className="nombre">dossier {crf.id_fo}</span> ·
    avant le <Echeance le={crf.echeance} zone={crf.campagne.fuseau} />
  </SaveBand>
);
