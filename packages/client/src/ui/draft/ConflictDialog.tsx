import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import type { Autre } from './conflict-words.ts';
import { diffWords } from './word-diff.ts';

export type ConflictChoice = 'mienne' | 'sienne';
export type ConflictField = { path: string; label: string; mienne: string; sienne: string };

/** `Autre` names the person who saved meanwhile, when it is known. */
type ConflictDialogProps = Autre & {
  /** The hour reads like « 14h02 ». */
  heure?: string;
  champs: readonly ConflictField[];
  onResolve: (choices: Record<string, ConflictChoice>) => unknown;
  onClose: () => void;
};

/** Two people changed the same fields: the person chooses a version for each; other changes are already merged. */
export function ConflictDialog({ par, isMine, heure, champs, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState(() => allOf(champs, 'mienne'));
  const words = wordsOf({ par, isMine });
  const save = async () => {
    await onResolve(choices);
    onClose();
  };
  return (
    <Dialog
      title="Deux versions de cette page"
      size="lg"
      onClose={onClose}
      action={{ label: 'Enregistrer mes choix', onPress: save }}
    >
      <p>
        {words.fait}
        {heure && ` à ${heure}`} pendant que vous écriviez{isMine && ' ici'}. Les changements qui ne se
        croisent pas sont déjà réunis. Pour les autres, choisissez. L’autre version reste dans l’historique.
      </p>
      {champs.map((champ) => (
        <ConflictChoiceOf
          key={champ.path}
          champ={champ}
          words={words}
          choice={choices[champ.path] ?? 'mienne'}
          onChange={(choice) => setChoices({ ...choices, [champ.path]: choice })}
        />
      ))}
      {champs.length > 1 && (
        <div className="actions">
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            onClick={() => setChoices(allOf(champs, 'mienne'))}
          >
            {words.toutesMiennes}
          </button>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            onClick={() => setChoices(allOf(champs, 'sienne'))}
          >
            {words.toutesSiennes}
          </button>
        </div>
      )}
    </Dialog>
  );
}

type Words = Readonly<Record<'fait' | 'mienne' | 'sienne' | 'toutesMiennes' | 'toutesSiennes', string>>;

function wordsOf({ par, isMine }: Autre): Words {
  if (isMine) {
    return {
      fait: 'Vous avez enregistré dans un autre onglet',
      mienne: 'Garder celle d’ici :',
      sienne: 'Garder celle de l’autre onglet :',
      toutesMiennes: 'Tout garder d’ici',
      toutesSiennes: 'Tout garder de l’autre onglet',
    };
  }
  return {
    fait: par ? `${par} a enregistré` : 'Une autre version a été enregistrée',
    mienne: 'Garder la mienne :',
    sienne: par ? `Garder celle de ${par} :` : 'Garder l’autre :',
    toutesMiennes: 'Garder toutes les miennes',
    toutesSiennes: par ? 'Garder toutes les siennes' : 'Garder toutes les autres',
  };
}

const allOf = (champs: readonly ConflictField[], choice: ConflictChoice): Record<string, ConflictChoice> =>
  Object.fromEntries(champs.map(({ path }) => [path, choice]));

type ChoiceProps = {
  champ: ConflictField;
  words: Words;
  choice: ConflictChoice;
  onChange: (choice: ConflictChoice) => void;
};

function ConflictChoiceOf({ champ, words, choice, onChange }: ChoiceProps) {
  const id = `conflit-${champ.path.replaceAll('.', '-')}`;
  const options: { value: ConflictChoice; label: string; text: string }[] = [
    { value: 'mienne', label: words.mienne, text: champ.mienne },
    { value: 'sienne', label: words.sienne, text: champ.sienne },
  ];
  return (
    <fieldset className="fr-fieldset champ">
      <legend className="fr-fieldset__legend">{champ.label}</legend>
      {options.map(({ value, label, text }) => (
        <div className="fr-fieldset__element" key={value}>
          <div className="fr-radio-group">
            <input
              type="radio"
              id={`${id}-${value}`}
              name={id}
              checked={choice === value}
              onChange={() => onChange(value)}
            />
            <label className="fr-label" htmlFor={`${id}-${value}`}>
              <span>
                {label}{' '}
                {value === 'sienne' ? (
                  <Difference before={champ.mienne} after={text} />
                ) : (
                  <Short text={text} />
                )}
              </span>
            </label>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** An empty version is shown as the word « rien », not as a dash. */
const Short = ({ text }: { text: string }) => (text ? <q>{text}</q> : <em>rien</em>);

const isLong = (text: string) => text.length > 60;

/** Long texts show their differences; short ones are shown whole. */
function Difference({ before, after }: { before: string; after: string }) {
  if (!isLong(before) && !isLong(after)) return <Short text={after} />;
  return diffWords(before, after).map((part, index) => {
    const key = `${index}-${part.kind}`;
    if (part.kind === 'pareil') return <span key={key}>{part.text}</span>;
    const Tag = part.kind === 'ajout' ? 'ins' : 'del';
    return (
      <Tag key={key}>
        <span className="invisible">{part.kind === 'ajout' ? 'ajouté : ' : 'retiré : '}</span>
        {part.text}
      </Tag>
    );
  });
}
