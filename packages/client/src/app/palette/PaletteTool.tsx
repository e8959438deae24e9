import { openPalette } from './palette-open.ts';

type PaletteToolProps = {
  /** `large` shows the keys on a wide button, for people who work here all day; `icone` is for the others. */
  kind: 'large' | 'icone' | 'menu';
  onOpen?: () => void;
};

const classes = {
  large: 'fr-btn--tertiary fr-btn--sm fr-btn--icon-left entete__chercher',
  icone: 'fr-btn--tertiary-no-outline entete__icone',
  menu: 'fr-btn--tertiary-no-outline fr-btn--icon-left',
};

/** A button that opens the palette. It is not called « Chercher », the name of the button of search fields. */
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
        openPalette();
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
