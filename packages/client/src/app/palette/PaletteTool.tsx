import { isPaletteOpen } from './palette-open.ts';

type PaletteToolProps = {
  /** People who work here all day have a wide button that says its keys; the others have an icon. */
  kind: 'large' | 'icone' | 'menu';
  onOpen?: () => void;
};

const classes = {
  large: 'fr-btn--tertiary fr-btn--sm fr-btn--icon-left entete__chercher',
  icone: 'fr-btn--tertiary-no-outline entete__icone',
  menu: 'fr-btn--tertiary-no-outline fr-btn--icon-left',
};

/**
 * This button opens the palette for people who do not know Ctrl+K. It is not called « Chercher », which is the button
 * of each search field.
 */
export const PaletteTool = ({ kind, onOpen }: PaletteToolProps) => (
  <li>
    <button
      type="button"
      className={`fr-btn fr-icon-search-line ${classes[kind]}`}
      title="Aller à un dossier, une page, un acte (Ctrl+K)"
      aria-label="Aller à…"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => {
        onOpen?.();
        isPaletteOpen.set(true);
      }}
    >
      Aller à…
      {kind === 'large' && (
        <span className="entete__touche" aria-hidden="true">
          Ctrl K
        </span>
      )}
    </button>
  </li>
);
