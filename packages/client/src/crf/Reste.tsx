import { saySommeRealisee } from '@asso/domain/crf/realisation.rules';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

/** Shows a sentence such as « Somme à reverser ou à reporter : 4 000 € ». */
export function Reste({ draft }: Pick<ProjetCrfDraft, 'draft'>) {
  const said = saySommeRealisee(draft.value);
  return said && <p className="projet-crf__reste fr-icon-warning-line">{said}</p>;
}
