import { Link } from '../Link.tsx';
import { MenuButton } from '../MenuButton.tsx';
import './row-acts.css';
import type { ReactNode } from 'react';

type RowAct = {
  label: string;
  /** The name of the row, read aloud after the label: « le programme 163 ». */
  of: string;
  href?: string;
  onPress?: () => unknown;
};

type RowActsProps = {
  acts: readonly RowAct[];
  /** A button drawn by the caller, which comes before the actions. */
  first?: ReactNode;
  /** The name of the row, read aloud after « Plus ». */
  of: string;
  /** Folds all the actions but the first behind « Plus », even when they are few. */
  isFolded?: boolean;
};

const shownAtMost = 2;

/**
 * Shows the actions of a row: as buttons when they are two at most (`first` included) and `isFolded` is not set; else
 * the first one as a button, and the others behind « Plus ».
 */
export function RowActs({ acts, of, first, isFolded: isAlwaysFolded = false }: RowActsProps) {
  const isFolded = isAlwaysFolded || acts.length + (first ? 1 : 0) > shownAtMost;
  const shown = !isFolded ? acts : first ? [] : acts.slice(0, 1);
  const folded = acts.slice(shown.length);
  return (
    <div className="actions actions--ligne">
      {first}
      {shown.map((act) => (
        <Act key={act.label} act={act} />
      ))}
      {folded.length > 0 && (
        <MenuButton
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
          panelClassName="actes__panneau"
          isFloating
          label={
            <>
              Plus <span className="invisible">: {of}</span>
            </>
          }
        >
          {(close) => (
            <ul className="liste-nue">
              {folded.map((act) => (
                <li key={act.label}>
                  <Act act={act} isFolded onPressed={close} />
                </li>
              ))}
            </ul>
          )}
        </MenuButton>
      )}
    </div>
  );
}

type ActProps = { act: RowAct; isFolded?: boolean; onPressed?: () => void };

function Act({ act: { label, of, href, onPress }, isFolded, onPressed }: ActProps) {
  const said = (
    <>
      {label} <span className="invisible">{of}</span>
    </>
  );
  const className = `fr-btn fr-btn--tertiary${isFolded ? '-no-outline' : ''} fr-btn--sm`;
  if (href !== undefined) {
    return (
      <Link className={className} href={href} onClick={() => void onPress?.()}>
        {said}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPressed?.();
        void onPress?.();
      }}
    >
      {said}
    </button>
  );
}
