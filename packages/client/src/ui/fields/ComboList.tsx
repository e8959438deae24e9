import { useEffect, useRef } from 'react';
import type { Combobox, ComboItem } from './use-combobox.ts';
import './combobox.css';

type ComboListProps = {
  id: string;
  label: string;
  items: readonly ComboItem[];
  combobox: Combobox;
  /** `chosen` is the id of the item that the field holds now. */
  chosen?: string | null;
};

/** The list of a combobox, under its field; pressing an item does not take the focus away from the text. */
export function ComboList({ id, label, items, combobox, chosen }: ComboListProps) {
  const { isOpen, active, choose } = combobox;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current
      ?.querySelector(`#${CSS.escape(`${id}-choix-${active}`)}`)
      ?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  // A list that opens below the edge of the window would seem not to open, so it is scrolled into view.
  const { length } = items;
  useEffect(() => {
    if (isOpen && length > 0) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, length]);
  const list = { role: 'listbox', id: `${id}-liste`, 'aria-label': label };
  return (
    <div ref={box} className="combobox__liste" hidden={!isOpen} {...list}>
      {isOpen &&
        items.map((item, index) => {
          const option = {
            role: 'option',
            id: `${id}-choix-${index}`,
            'aria-selected': item.id === chosen || index === active,
            'aria-disabled': item.isInert || undefined,
            onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
            onClick: () => choose(item),
          };
          return (
            <div
              key={item.id}
              className={`combobox__choix${index === active ? ' combobox__choix--actif' : ''}${item.isApart ? ' combobox__choix--apart' : ''}`}
              {...option}
            >
              <span>{item.label}</span>
              {item.details && <span className="petit discret">{item.details}</span>}
            </div>
          );
        })}
    </div>
  );
}
