import type { ConflictChoice, ConflictField } from './conflict-words.ts';
import { diffWords } from './word-diff.ts';
import './conflict.css';

type ConflictChoiceOfProps = {
  champ: ConflictField;
  /** « Hélène Garnier, à 20h14 » wrote the other value. */
  ailleurs: string;
  choice: ConflictChoice | null;
  isMissing: boolean;
  onChange: (choice: ConflictChoice) => void;
};

export const choiceId = (path: string): string => `conflit-${path.replaceAll('.', '-')}`;

/** One field has two cards, each with its true value, then who wrote it and when. */
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

/** A number is large; a text has marked what the other does not have; what is empty is said. */
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
