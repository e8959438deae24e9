import { useEffect, useRef, useState } from 'react';
import { readNumber } from '../../../ui/amount-text.ts';

type ChampProposeProps = {
  id: string;
  label: string;
  texte: string;
  refusal: string | null;
  /** `by` says where to go next: a line down or up, or nowhere when the field is left otherwise. */
  onSave: (texte: string, montant: unknown, by: 1 | -1 | 0) => void;
  onEscape: () => void;
};

/** The field of a cell: an error is shown under it, and the typed text stays. */
export function ChampPropose({ id, label, texte, refusal, onSave, onEscape }: ChampProposeProps) {
  const [typed, setTyped] = useState(texte);
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  // The field takes the focus as soon as its cell is opened; when it comes back with a refusal, it does not take the
  // focus from another field.
  useEffect(() => {
    if (document.activeElement?.tagName === 'INPUT' && document.activeElement !== field.current) return;
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = (by: 1 | -1 | 0) => {
    if (isLeft.current) return;
    isLeft.current = by !== 0;
    onSave(typed, readNumber(typed, { decimals: 0, rounds: true }).value, by);
  };
  return (
    <span className="cellule__champ">
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        className={`fr-input${refusal === null ? '' : ' fr-input--error'}`}
        aria-label={label}
        aria-invalid={refusal === null ? undefined : true}
        aria-describedby={refusal === null ? undefined : `${id}-refus`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => leave(0)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') {
            isLeft.current = true;
            onEscape();
          } else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {refusal !== null && (
        <span id={`${id}-refus`} className="cellule__mot" role="alert">
          {refusal}
        </span>
      )}
    </span>
  );
}
