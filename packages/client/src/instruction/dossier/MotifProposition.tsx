import type { DossierEnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import {
  champMotifProposition,
  type MontantPropose,
  motifPropositionMax,
} from '@asso/domain/dossier/proposition.rules';
import {
  listExceededBy,
  manqueMotifProposition,
  nomEnveloppe,
  sayProposition,
} from '@asso/domain/instruction/enveloppe.rules';
import { useState } from 'react';
import type { OpenDraft } from '../../platform/draft/use-draft.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';

export const libelleMotif = 'Pourquoi proposer au-delà de l’enveloppe';

const motifRow = {
  kind: 'text',
  label: libelleMotif,
  aide: 'Exemple : arbitrage de la commission du 12 mars.',
  multiline: true,
  max: motifPropositionMax,
  requiredAt: 'saisie',
} as const;

type MotifPropositionProps = {
  enveloppes: readonly DossierEnveloppeView[];
  /** The amounts are those being typed, saved or not. */
  montants: readonly MontantPropose[];
  draft: OpenDraft<Readonly<Record<string, number | string | null>>>;
};

/** Shows what the proposed amounts leave of the envelopes; amounts that exceed one are saved only with a reason. */
export function MotifProposition({ enveloppes, montants, draft }: MotifPropositionProps) {
  const kept = draft.value[champMotifProposition];
  const [typed, setTyped] = useState<string | null>(null);
  const over = listExceededBy(enveloppes, montants);
  const motif = typed ?? String(kept ?? '');
  const isOneOfMany = enveloppes.length > 1;
  if (enveloppes.length === 0) return null;

  // The reason is saved when its field is left, so that the history has no half-written text. The amounts refused for
  // lack of it are then sent again.
  const leave = () => {
    if (typed === null) return;
    draft.set(champMotifProposition, typed.trim() || null);
    for (const { field } of draft.refusals) {
      if (field !== champMotifProposition) draft.set(field, draft.value[field]);
    }
    setTyped(null);
    draft.form.onLeave();
  };
  const manque = manqueMotifProposition({ enveloppes, avant: [], apres: montants, motifAvant: '', motif });
  const error = errorAt(draft.refusals, champMotifProposition);
  return (
    <div className="pile pile--serree">
      <ul className="liste-nue" aria-label="Enveloppes, avec ce que vous proposez">
        {enveloppes.map((one) => (
          <li key={one.id}>
            {isOneOfMany ? nomEnveloppe(one) : 'Enveloppe'} : <output>{sayProposition(one, montants)}</output>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <Notice tone="attention" title="Vous dépassez l’enveloppe">
            {manque
              ? 'Ces montants ne sont gardés que si vous dites pourquoi. L’association ne le lira pas.'
              : 'La raison est gardée dans l’historique de votre service. L’association ne la lit pas.'}
          </Notice>
          <FieldList
            fields={{ [champMotifProposition]: motifRow }}
            value={{ [champMotifProposition]: motif }}
            errors={error ? [{ field: champMotifProposition, message: error }] : []}
            onChange={(_, value) => setTyped(String(value ?? ''))}
            onLeave={leave}
            saysRequired={false}
          />
        </>
      )}
    </div>
  );
}
