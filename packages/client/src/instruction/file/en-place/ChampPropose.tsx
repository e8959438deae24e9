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

/** The field stands in the cell; what is wrong is said under it, and what was typed stays. */
export function ChampPropose({ id, label, texte, refusal, onSave, onEscape }: ChampProposeProps) {
  const [typed, setTyped] = useState(texte);
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  // The field takes the focus, so that the person who opened the cell types at once; a refusal that comes later takes
  // the focus from nobody.
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
