export type PagerProps = {
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** Links to the previous and the next page of a list; pages have no numbers. */
export function Pager({ onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav className="actions" aria-label="Pages de la liste">
      {onPrevious && (
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={onPrevious}>
          Page précédente
        </button>
      )}
      {onNext && (
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={onNext}>
          Page suivante
        </button>
      )}
    </nav>
  );
}
