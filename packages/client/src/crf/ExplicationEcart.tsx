import { champExplication } from '@asso/domain/crf/crf-projet.rules';
import { type Ecart, ecartSaid, expliqueDe } from '@asso/domain/crf/ecarts.rules';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

/** A gap above the thresholds requires a sentence; once written, its field stays even if the gap shrinks. */
export function ExplicationEcart({ draft, form, chemin, ecart }: ProjetCrfDraft & { ecart: Ecart }) {
  const { code, label, ecartCents } = ecart;
  const path = `${chemin}.${champExplication(code)}`;
  const present = expliqueDe(draft.value, code);
  const write = (texte: unknown) => {
    const line = `budgetCrf.explications.${code}`;
    if (present === null) draft.set(line, texte ? { id: code, texte } : null);
    else draft.set(`${line}.texte`, texte);
  };
  return (
    <TextControl
      id={fieldId(path)}
      label={`Expliquez cet écart de ${ecartSaid(ecartCents)} sur « ${code} ${label} »`}
      isRequired={ecart.isAExpliquer}
      isMultiline
      max={500}
      value={present ?? ''}
      onChange={write}
      onLeave={() => void draft.flush()}
      error={errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path)}
    />
  );
}
