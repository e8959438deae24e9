import { Fragment, type ReactNode } from 'react';
import './result-radios.css';

export type ResultChoice = {
  id: string;
  /** The words searched for are marked in the label, as they are in the lines. */
  label: string;
  lines: readonly string[];
  /** Why the result cannot be chosen: « Dissoute le 12/05/2023 ». */
  closed?: string;
};

type ResultRadiosProps = {
  id: string;
  /** The heading of the list, such as « 12 associations trouvées ». */
  heading: string;
  results: readonly ResultChoice[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The words searched for, as the person typed them. */
  words?: string;
  error?: string;
  /** What comes after the results: « Ajoutez la commune pour préciser. » */
  after?: ReactNode;
};

/** Lets the person choose one result of a search; a result that cannot be chosen is shown with the reason. */
export function ResultRadios({
  id,
  heading,
  results,
  chosen,
  onChoose,
  words = '',
  error,
  after,
}: ResultRadiosProps) {
  return (
    <fieldset
      className="fr-fieldset champ resultats"
      id={id}
      aria-labelledby={`${id}-titre`}
      aria-describedby={error && `${id}-message`}
    >
      <legend className="fr-fieldset__legend">
        <h2 className="fr-h5" id={`${id}-titre`} tabIndex={-1}>
          {heading}
        </h2>
      </legend>
      {results.map((result) => (
        <div className="fr-fieldset__element" key={result.id}>
          <div className="fr-radio-group">
            <input
              type="radio"
              id={`${id}-${result.id}`}
              name={id}
              disabled={result.closed !== undefined}
              checked={chosen === result.id}
              onChange={() => onChoose(result.id)}
            />
            <label className="fr-label" htmlFor={`${id}-${result.id}`}>
              <strong>
                <Marked text={result.label} words={words} />
              </strong>
              {[...result.lines, ...(result.closed ? [result.closed] : [])].map((line) => (
                <span className="fr-hint-text" key={line}>
                  <Marked text={line} words={words} />
                </span>
              ))}
            </label>
          </div>
        </div>
      ))}
      {error && (
        <p id={`${id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
      {after}
    </fieldset>
  );
}

/** Shows a text with the searched words marked, with or without accents. */
function Marked({ text, words }: { text: string; words: string }): ReactNode {
  const wanted = words
    .split(/\s+/)
    .map(bare)
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return text;
  return text.split(/(\s+|['’(-])/).map((piece, index) => {
    const start = wanted.find((word) =>
      word.length > 2 ? bare(piece).startsWith(word) : bare(piece) === word,
    );
    const key = `${index}-${piece}`;
    if (!start) return <Fragment key={key}>{piece}</Fragment>;
    return (
      <Fragment key={key}>
        <mark>{piece.slice(0, start.length)}</mark>
        {piece.slice(start.length)}
      </Fragment>
    );
  });
}

const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').toLowerCase();
