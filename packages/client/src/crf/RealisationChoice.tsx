import {
  type Realisation,
  readRealisation,
  realisations,
  toReponsesRealisation,
} from '@asso/domain/crf/realisation.rules';
import { FieldControl } from '../ui/fields/FieldControl.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

const options = Object.entries(realisations).map(([value, label]) => ({ value, label }));

/** Asks by one choice whether the project took place and, if not, whether it is carried over. */
export function RealisationChoice({ draft, chemin, form }: ProjetCrfDraft) {
  const path = `${chemin}.isRealised`;
  const errors = form.errors ?? [];
  const choose = (value: unknown) => {
    if (typeof value !== 'string') return;
    const { isRealised, isReported } = toReponsesRealisation(value as Realisation);
    draft.set('isRealised', isRealised);
    draft.set('isReported', isReported);
    void draft.flush();
  };
  return (
    <FieldControl
      id={fieldId(path)}
      row={{ kind: 'choice', label: 'Qu’est devenu ce projet ?', options }}
      isRequired
      value={readRealisation(draft.value)}
      onChange={choose}
      onLeave={() => undefined}
      error={errorAt(errors, path) ?? errorAt(errors, `${chemin}.isReported`)}
    />
  );
}
