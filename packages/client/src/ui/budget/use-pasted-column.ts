import { count } from '@asso/domain/identifiants/nombres-affiches';
import { type ClipboardEvent, useRef, useState } from 'react';
import { announce } from '../page/announcer.ts';
import { cellsToFill, type Pasted, pastedColumn } from './budget-keyboard.ts';
import type { BudgetCells } from './budget-types.ts';
import { readCell } from './cell-value.ts';

/** Asks for a confirmation before a column pasted from a spreadsheet fills any cell. */
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
  return {
    box,
    onPaste: (event: ClipboardEvent<HTMLElement>) => setPasted(pastedColumn(event)),
    question: pasted && {
      from: pasted.from.dataset.nom ?? '',
      filled: cells.length,
      left: pasted.texts.length - cells.length,
      fill,
      close,
    },
  };
}
