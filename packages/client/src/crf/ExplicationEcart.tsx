import { champExplication } from '@asso/domain/crf/crf-projet.rules';
import { type Ecart, findExplication, sayEcart } from '@asso/domain/crf/ecarts.rules';
import { writeAnswer } from '../platform/draft/draft-changes.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

/** Asks to explain a gap above the thresholds; once written, the explanation stays even if the gap shrinks. */
export function ExplicationEcart({ draft, form, chemin, ecart }: ProjetCrfDraft & { ecart: Ecart }) {
  const { code, label, ecartCents } = ecart;
  const path = `${chemin}.${champExplication(code)}`;
  const present = findExplication(draft.value, code);
  const write = (texte: unknown) => {
    const line = `budgetCrf.explications.${code}`;
    if (present === null) draft.set(line, texte ? { id: code, texte } : null);
    else draft.set(`${line}.texte`, texte);
  };
  return (
    <FieldList
      fields={{
        [champExplication(code)]: {
          kind: 'text',
          label: `Expliquez cet écart de ${sayEcart(ecartCents)} sur « ${code} ${label} »`,
          multiline: true,
          max: 500,
          requiredAt: ecart.isAExpliquer ? 'saisie' : undefined,
        },
      }}
      parentPath={chemin}
      value={writeAnswer({}, path, present)}
      onChange={(_, texte) => write(texte)}
      onLeave={() => void draft.flush()}
      errors={form.errors}
      refusals={form.refusals}
      saysRequired={false}
    />
  );
}
