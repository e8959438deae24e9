import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { readAmounts } from '../../ui/budget/budget-keyboard.ts';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { announce } from '../../ui/page/announcer.ts';
import { moveInGrid } from '../../ui/table/grid-keyboard.ts';
import {
  areNumbered,
  type Champ,
  type Colles,
  type MontantColle,
  pasteByNumero,
  pasteByPlace,
  sayPasted,
  splitCells,
} from './montants-colles.ts';
import type { LotState } from './use-lot.ts';

export type Collage = {
  /** What the last paste did, until it is undone. */
  fait: Colles | null;
  /** The number of pastes and undos: each resets the fields of its lines to these amounts. */
  fois: number;
  valeurs: ReadonlyMap<number, readonly MontantColle[]>;
  isBusy: boolean;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInput: () => void;
  annuler: () => Promise<void>;
};

type Place = { id: string; items: readonly LigneLotView[]; saveLigne: LotState['saveLigne'] | undefined };

/** Pastes amounts into the lines of a lot, and takes the paste back. */
export function useCollage({ id, items, saveLigne }: Place): Collage {
  const [fait, setFait] = useState<Colles | null>(null);
  const [valeurs, setValeurs] = useState<Collage['valeurs']>(new Map());
  const [fois, setFois] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  /** True until another amount is typed: Ctrl+Z then undoes the typing, as anywhere else. */
  const [isFresh, setIsFresh] = useState(false);

  async function write(lines: Colles['lignes'], side: 'avant' | 'apres', focused: string | null) {
    if (!saveLigne) return;
    setIsBusy(true);
    setValeurs((before) => new Map([...before, ...lines.map((one) => [one.rang, one[side]] as const)]));
    setFois((n) => n + 1);
    // The fields were drawn again with their new amounts: the caret goes back where it was.
    if (focused !== null) setTimeout(() => document.getElementById(focused)?.focus());
    for (const one of lines) await saveLigne(one.rang, { montants: [...one[side]] });
    setIsBusy(false);
  }

  async function paste(text: string, from: Champ, focused: string) {
    const rows = splitCells(text);
    const found = areNumbered(rows)
      ? pasteByNumero(await allLines(id, items), rows)
      : pasteByPlace(items, from, readAmounts(text));
    setFait(found);
    setIsFresh(true);
    announce(sayPasted(found));
    await write(found.lignes, 'apres', focused);
  }

  async function annuler() {
    if (!fait || isBusy) return;
    setFait(null);
    announce('Collage annulé.');
    const { activeElement } = document;
    await write(fait.lignes, 'avant', activeElement instanceof HTMLInputElement ? activeElement.id : null);
  }

  return {
    fait,
    fois,
    valeurs,
    isBusy,
    annuler,
    onInput: () => setIsFresh(false),
    onPaste: (event) => {
      const { target } = event;
      const text = event.clipboardData.getData('text/plain');
      const from = target instanceof HTMLInputElement ? champAt(items, target.id) : undefined;
      const isPaste = areNumbered(splitCells(text)) || readAmounts(text).length > 1;
      if (!saveLigne || !from || !isPaste || isBusy) return;
      event.preventDefault();
      void paste(text, from, (target as HTMLInputElement).id);
    },
    onKeyDown: (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo) return moveInMontants(event);
      if (!isFresh || !fait) return;
      event.preventDefault();
      void annuler();
    },
  };
}

const champPath = ({ rang, id_projet, annee }: Champ): string => `lot.montant.${rang}.${id_projet}-${annee}`;

const champAt = (items: readonly LigneLotView[], focused: string): Champ | undefined =>
  items
    .flatMap(({ rang, montants }) => montants.map(({ id_projet, annee }) => ({ rang, id_projet, annee })))
    .find((champ) => fieldId(champPath(champ)) === focused);

/** Reads the lines of every page of the lot: a number may be on another page than the one shown. */
async function allLines(id: string, shown: readonly LigneLotView[]): Promise<readonly LigneLotView[]> {
  const lines: LigneLotView[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(lotEndpoints.listLignes, { params: { id }, query: { limit: 100, cursor } });
    if (!page.ok) return shown;
    lines.push(...page.value.items);
    cursor = page.value.next ?? undefined;
  } while (cursor !== undefined);
  return lines;
}

/** The fields in which Tab works as usual, because Esc was pressed there to reach the buttons of the row. */
const left = new WeakSet<HTMLInputElement>();

/** Moves as in a column: Tab goes to the next amount, Enter and the arrows to the next row. */
function moveInMontants(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === 'Escape') left.add(target);
  if (key !== 'Tab') {
    moveInGrid(event);
    return;
  }
  const isLeaving = left.delete(target);
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('td input')];
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)];
  if (isLeaving || !next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
