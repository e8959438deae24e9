import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import './key-figures.css';

export type KeyFigure = {
  label: string;
  /** The figure is written as people read it: « 12 500 € », « 14 ». */
  value: ReactNode;
  /** The link opens the matching list, already filtered. */
  href?: string;
  /** The figure is grey when it is zero. */
  isZero?: boolean;
};

/** The key figures at the top of a page; a figure of zero is still shown. */
export function KeyFigures({ figures, label }: { figures: readonly KeyFigure[]; label: string }) {
  return (
    <ul className="chiffres" aria-label={label}>
      {figures.map((figure) => (
        <li className={`chiffre${figure.isZero ? ' chiffre--zero' : ''}`} key={figure.label}>
          {figure.href ? (
            <Link className="chiffre__lien" href={figure.href}>
              <FigureText {...figure} />
            </Link>
          ) : (
            <FigureText {...figure} />
          )}
        </li>
      ))}
    </ul>
  );
}

const FigureText = ({ label, value }: KeyFigure) => (
  <>
    <span className="chiffre__nom">{label}</span> <span className="chiffre__valeur">{value}</span>
  </>
);
