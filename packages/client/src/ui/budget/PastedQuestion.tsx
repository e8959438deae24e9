import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { usePastedColumn } from './use-pasted-column.ts';

type PastedQuestionProps = NonNullable<ReturnType<typeof usePastedColumn>['question']>;

export function PastedQuestion({ from, filled, left, fill, close }: PastedQuestionProps) {
  const montants = count(filled, 'montant', 'montants');
  return (
    <div className="cadre budget__collage">
      <p>
        Coller {montants} à partir de {from} ?
        {left > 0 && ` ${count(left, 'montant', 'montants')} de trop, sans ligne ouverte en face : laissés.`}
      </p>
      <div className="actions">
        <button type="button" className="fr-btn fr-btn--sm" ref={(button) => button?.focus()} onClick={fill}>
          Coller {montants}
        </button>
        <button type="button" className="fr-btn fr-btn--sm fr-btn--secondary" onClick={close}>
          Annuler
        </button>
      </div>
    </div>
  );
}
