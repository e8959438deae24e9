type PieceBarreProps = {
  rang: number;
  total: number;
  onPrevious: () => void;
  onNext: () => void;
  /** Makes the page larger by one step, or smaller by one (-1). */
  onZoom: (by: 1 | -1) => void;
  onTurn: () => void;
  onClose: () => void;
};

/** The actions on a piece, as named icons on one line above its page. */
export function PieceBarre(props: PieceBarreProps) {
  const { rang, total } = props;
  const acts = [
    ['fr-icon-arrow-left-s-line', 'Pièce précédente', props.onPrevious, rang <= 1],
    ['fr-icon-arrow-right-s-line', 'Pièce suivante', props.onNext, rang >= total],
    ['fr-icon-zoom-out-line', 'Réduire', () => props.onZoom(-1), false],
    ['fr-icon-zoom-in-line', 'Agrandir', () => props.onZoom(1), false],
    ['fr-icon-refresh-line', 'Tourner la page', props.onTurn, false],
    ['fr-icon-close-line', 'Fermer la pièce', props.onClose, false],
  ] as const;
  return (
    <div className="piece-volet__barre">
      <span className="discret nombre">
        {rang} sur {total}
      </span>
      {acts.map(([icon, label, act, isEnd]) => (
        <button
          key={label}
          type="button"
          className={`fr-btn fr-btn--tertiary-no-outline fr-btn--sm ${icon}`}
          title={label}
          aria-disabled={isEnd || undefined}
          onClick={act}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
