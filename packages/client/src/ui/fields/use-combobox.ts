// The combobox pattern of WAI-ARIA: the focus stays in the text field, and the arrow keys move the active item of the
// list.
import { type KeyboardEvent, useState } from 'react';

export type ComboItem = {
  id: string;
  label: string;
  details?: string;
  isApart?: boolean;
  /** True for an item that is shown but cannot be chosen, such as « Recherche… ». */
  isInert?: boolean;
};

const isSame = (one: ComboItem, other: ComboItem): boolean =>
  one.id === other.id && one.label === other.label && one.details === other.details;

type ComboboxInput = {
  id: string;
  items: readonly ComboItem[];
  onChoose: (item: ComboItem) => void;
  /** When true, a click in the field opens the list; when false, the list opens once there is something to propose. */
  opensOnFocus?: boolean;
  /** Called when Esc is pressed while the list is closed. */
  onEscape?: () => void;
  /** The list is open from the start, and Enter chooses its first item as long as no other is active. */
  isAtOnce?: boolean;
};

export function useCombobox(input: ComboboxInput) {
  const { id, items, onChoose, opensOnFocus = false, onEscape, isAtOnce = false } = input;
  const [isWanted, setIsWanted] = useState(isAtOnce);
  // An answer of the search may change the items, so the active one is remembered by its content and not by its rank.
  const [stoodOn, standOn] = useState<ComboItem | null>(null);
  const found = stoodOn ? items.findIndex((item) => isSame(item, stoodOn)) : -1;
  const active = found < 0 && isAtOnce ? items.findIndex(({ isInert }) => !isInert) : found;
  const isOpen = isWanted && items.length > 0;
  const close = () => {
    setIsWanted(false);
    standOn(null);
  };
  const open = () => {
    setIsWanted(true);
    standOn(null);
  };
  const choose = (item: ComboItem) => {
    if (item.isInert) return;
    close();
    onChoose(item);
  };
  const move = (step: number) => {
    setIsWanted(true);
    const lines = items.filter(({ isInert }) => !isInert);
    // Arrow keys go round the list and also stop on « no item », between the last and the first. With `isAtOnce` an
    // item is always active, so there is no such stop.
    const before = isAtOnce ? 0 : 1;
    const places = lines.length + before;
    standOn(lines[((active + before + step + places) % places) - before] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else {
      if (event.key === 'Escape') onEscape?.();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    isOpen,
    active,
    open,
    close,
    choose,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': `${id}-liste`,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-choix-${active}` : undefined,
      autoComplete: 'off',
      onKeyDown,
      onClick: opensOnFocus ? open : undefined,
      onBlur: close,
    },
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
