import { useEffect, useRef } from 'react';
import type { Combobox } from '../../ui/fields/use-combobox.ts';
import { splitFound } from './mots-trouves.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type PaletteListeProps = {
  id: string;
  groups: readonly PaletteGroup[];
  words: string;
  combobox: Combobox;
  onChoose: (item: PaletteItem, isBeside: boolean) => unknown;
};

/** The results in groups, each with its name; the active one is opened by Enter. */
export function PaletteListe({ id, groups, words, combobox, onChoose }: PaletteListeProps) {
  const { active } = combobox;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector(`#${id}-choix-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  const items = groups.flatMap((group) => group.items);
  return (
    <div
      ref={box}
      role="listbox"
      id={`${id}-liste`}
      aria-label="Résultats"
      className="palette__liste"
      hidden={items.length === 0}
    >
      {groups.map(({ titre, items: lines }) => (
        <div key={titre} {...groupOf(titre)} className="palette__groupe">
          <p className="palette__titre" aria-hidden="true">
            {titre}
          </p>
          {lines.map((item) => {
            const index = items.indexOf(item);
            const option = {
              role: 'option',
              id: `${id}-choix-${index}`,
              'aria-selected': index === active,
              onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
              onClick: (event: { ctrlKey: boolean; metaKey: boolean }) =>
                onChoose(item, event.ctrlKey || event.metaKey),
            };
            return (
              <div
                key={item.id}
                className={`palette__choix${index === active ? ' palette__choix--actif' : ''}`}
                {...option}
              >
                <span className="palette__nom">
                  <MotsTrouves text={item.label} words={words} />
                </span>
                {item.details && (
                  <span className="palette__details discret">
                    <MotsTrouves text={item.details} words={words} />
                  </span>
                )}
                {(item.touche || index === active) && (
                  <span className="touche palette__touche" aria-hidden="true">
                    {item.touche ?? 'Entrée'}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A listbox groups its options by this role: no element of HTML has it there. */
const groupOf = (titre: string) => ({ role: 'group', 'aria-label': titre });

/** Shows a text with the typed words marked. */
function MotsTrouves({ text, words }: { text: string; words: string }) {
  let at = 0;
  return splitFound(text, words).map(({ part, isFound }) => {
    const key = at;
    at += part.length;
    return isFound ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
