import { Link } from '../Link.tsx';
import { MenuButton } from '../MenuButton.tsx';
import './row-acts.css';
import type { ReactNode } from 'react';

type RowAct = {
  label: string;
  /** Read aloud after the label, and tells the row: « le programme 163 ». */
  of: string;
  href?: string;
  onPress?: () => unknown;
};

type RowActsProps = {
  acts: readonly RowAct[];
  /** An act that has a button of its own comes first. */
  first?: ReactNode;
  /** Read aloud after « Plus », and tells the row. */
  of: string;
  /** Only one act is shown, however few there are. */
  isFolded?: boolean;
};

const shownAtMost = 2;

/** A row shows one act or two; when there are more, it shows the first, and « Plus » holds the others. */
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
