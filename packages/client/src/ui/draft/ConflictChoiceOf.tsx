import type { ConflictChoice, ConflictField } from './conflict-words.ts';
import { diffWords } from './word-diff.ts';
import './conflict.css';

type ConflictChoiceOfProps = {
  champ: ConflictField;
  /** Who wrote the other value, and when: « Hélène Garnier, à 20h14 ». */
  ailleurs: string;
  choice: ConflictChoice | null;
  isMissing: boolean;
  onChange: (choice: ConflictChoice) => void;
};

export const choiceId = (path: string): string => `conflit-${path.replaceAll('.', '-')}`;

/** Asks which value of a field to keep: each of the two cards shows a value, then who wrote it and when. */
export function ConflictChoiceOf({ champ, ailleurs, choice, isMissing, onChange }: ConflictChoiceOfProps) {
  const id = choiceId(champ.path);
  const error = `${id}-erreur`;
  const cards: { value: ConflictChoice; text: string; other: string; who: string }[] = [
    { value: 'sienne', text: champ.sienne, other: champ.mienne, who: ailleurs },
    { value: 'mienne', text: champ.mienne, other: champ.sienne, who: 'Ici' },
  ];
  return (
    <fieldset className="fr-fieldset conflit" id={id} aria-describedby={isMissing ? error : undefined}>
      <legend className="fr-fieldset__legend">{champ.label}</legend>
      <div className="conflit__cartes">
        {cards.map(({ value, text, other, who }) => (
          <label key={value} className="conflit__carte">
            <input type="radio" name={id} checked={choice === value} onChange={() => onChange(value)} />
            <span className="conflit__dit">
              <Value text={text} other={other} />
              <span className="discret petit">{who}</span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={error} className="fr-message fr-message--error">
          Choisissez une réponse pour « {champ.label} ».
        </p>
      )}
    </fieldset>
  );
}

const isNumber = (text: string): boolean => /^[\d\s.,€%-]{1,14}$/.test(text);

/**
 * Shows a number in large digits, and marks in a text the words that the other version does not have; an empty value
 * reads « Rien ».
 */
function Value({ text, other }: { text: string; other: string }) {
  if (text === '') return <em>Rien</em>;
  if (isNumber(text)) return <strong className="conflit__nombre nombre">{text}</strong>;
  const parts = diffWords(other, text).filter(({ kind }) => kind !== 'retrait');
  const isOther = parts.every(({ kind, text: said }) => kind === 'ajout' || said.trim() === '');
  return (
    <span className="conflit__texte">
      {isOther
        ? text
        : parts.map(({ kind, text: said }, index) => {
            const key = `${index}-${kind}`;
            return kind === 'pareil' ? <span key={key}>{said}</span> : <mark key={key}>{said}</mark>;
          })}
    </span>
  );
}
