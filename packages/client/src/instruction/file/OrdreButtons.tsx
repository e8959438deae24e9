type OrdreButtonsProps = {
  /** The name of the line that moves. */
  nom: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
};

/** Two buttons that move a line up and down; at either end the button stays, disabled. */
export const OrdreButtons = ({ nom, isFirst, isLast, onMove }: OrdreButtonsProps) => (
  <span className="lignes-rangees__ordre">
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-arrow-up-line"
      title="Monter"
      aria-label={`Monter ${nom}`}
      aria-disabled={isFirst || undefined}
      onClick={() => onMove(-1)}
    >
      Monter
    </button>
    <button
      type="button"
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm fr-icon-arrow-down-line"
      title="Descendre"
      aria-label={`Descendre ${nom}`}
      aria-disabled={isLast || undefined}
      onClick={() => onMove(1)}
    >
      Descendre
    </button>
  </span>
);
