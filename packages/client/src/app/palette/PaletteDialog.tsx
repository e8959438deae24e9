import { basePath } from '../../platform/brand.ts';
import { go } from '../../platform/page/navigation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCombobox } from '../../ui/fields/use-combobox.ts';
import { PaletteListe } from './PaletteListe.tsx';
import type { PaletteItem } from './palette-items.ts';
import { usePalette } from './use-palette.ts';
import './palette.css';

const id = 'palette';

/**
 * The palette: one types a number, a name or a command; the arrows choose, and Enter opens the page or runs the
 * command.
 */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { words, setWords, groups, isWaiting, hasFailed } = usePalette();
  const items = groups.flatMap((group) => group.items);
  const choose = (item: PaletteItem, isBeside: boolean) => {
    if ('href' in item && isBeside) return window.open(basePath + item.href, '_blank', 'noopener');
    onClose();
    if ('href' in item) return go(item.href);
    if (!item.takesFocus) return item.press();
    // The command may move the focus, so it runs after the dialog has given the focus back.
    return requestAnimationFrame(() => requestAnimationFrame(() => void item.press()));
  };
  const combobox = useCombobox({
    id,
    items,
    isAtOnce: true,
    onChoose: (chosen) => {
      const item = items.find((one) => one.id === chosen.id);
      if (item) choose(item, false);
    },
  });
  const present = items[combobox.active];
  return (
    <Dialog title="Chercher, aller, agir" size="palette" onClose={onClose}>
      <div className="palette">
        <label className="invisible" htmlFor={id}>
          Numéro, projet, association, page ou acte
        </label>
        <input
          {...combobox.inputProps}
          id={id}
          type="text"
          className="fr-input palette__champ"
          placeholder="Numéro, projet, association, page ou acte"
          autoFocus
          value={words}
          onBlur={undefined}
          onChange={(event) => {
            setWords(event.target.value);
            combobox.open();
          }}
          onKeyDown={(event) => {
            // Escape closes the palette at once rather than its list.
            if (event.key === 'Escape') return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && present) choose(present, true);
            else combobox.inputProps.onKeyDown(event);
          }}
        />
        <PaletteListe id={id} groups={groups} words={words} combobox={combobox} onChoose={choose} />
        {items.length === 0 && !isWaiting && (
          <p className="palette__mot">Rien ne correspond. Essayez un numéro, un nom plus court, une page.</p>
        )}
        {isWaiting && <p className="palette__mot">Recherche des dossiers…</p>}
        {hasFailed && (
          <p className="palette__mot">Les dossiers ne répondent pas. Réessayez dans un instant.</p>
        )}
        <p className="palette__pied" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> choisir
          </span>
          <span>
            <kbd>Entrée</kbd> ouvrir
          </span>
          <span>
            <kbd>Ctrl Entrée</kbd> ouvrir à côté
          </span>
          <span>
            <kbd>Échap</kbd> fermer
          </span>
        </p>
      </div>
    </Dialog>
  );
}
