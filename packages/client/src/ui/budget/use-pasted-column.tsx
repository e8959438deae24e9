import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ClipboardEvent, useRef, useState } from 'react';
import { announce } from '../page/announcer.ts';
import { cellsToFill, type Pasted, pastedColumn } from './budget-keyboard.ts';
import type { BudgetCells } from './budget-types.ts';
import { readCell } from './cell-value.ts';

/** A column pasted from a spreadsheet asks for confirmation before it fills any cell. */
export function usePastedColumn({ onChange, onLeave }: Pick<BudgetCells, 'onChange' | 'onLeave'>) {
  const box = useRef<HTMLDivElement>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const cells = pasted && box.current ? cellsToFill(pasted, box.current) : [];
  const close = () => {
    setPasted(null);
    pasted?.from.focus();
  };
  const fill = () => {
    for (const [index, cell] of cells.entries()) {
      onChange(cell.dataset.compte as string, readCell(pasted?.texts[index] ?? '').value);
    }
    announce(`${count(cells.length, 'montant collé', 'montants collés')}.`);
    onLeave?.(cells[0]?.dataset.compte as string);
    close();
  };
  const montants = count(cells.length, 'montant', 'montants');
  const tooMany = (pasted?.texts.length ?? 0) - cells.length;
  return {
    box,
    onPaste: (event: ClipboardEvent<HTMLElement>) => setPasted(pastedColumn(event)),
    question: pasted && (
      <div className="cadre budget__collage">
        <p>
          Coller {montants} à partir de {pasted.from.dataset.nom} ?
          {tooMany > 0 &&
            ` ${count(tooMany, 'montant', 'montants')} de trop, sans ligne ouverte en face : laissés.`}
        </p>
        <div className="actions">
          <button
            type="button"
            className="fr-btn fr-btn--sm"
            ref={(button) => button?.focus()}
            onClick={fill}
          >
            Coller {montants}
          </button>
          <button type="button" className="fr-btn fr-btn--sm fr-btn--secondary" onClick={close}>
            Annuler
          </button>
        </div>
      </div>
    ),
  };
}
