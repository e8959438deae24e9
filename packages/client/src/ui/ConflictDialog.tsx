import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { diffWords } from './word-diff.ts';

export type ConflictChoice = 'mienne' | 'sienne';
export type ConflictField = { path: string; label: string; mienne: string; sienne: string };

type ConflictDialogProps = {
  /** Who saved meanwhile; « Une autre personne » when it is not known. */
  par: string;
  /** The same person, in another window. */
  isMine?: boolean;
  /** « 14h02 ». */
  heure?: string;
  champs: readonly ConflictField[];
  onResolve: (choices: Record<string, ConflictChoice>) => unknown;
  onClose: () => void;
};

/** Two people changed the same fields: one choice a field; what does not cross is already merged. */
export function ConflictDialog({ par, isMine, heure, champs, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState(() => allOf(champs, 'mienne'));
  const other = par === 'Une autre personne' ? 'l’autre personne' : par;
  const name = isMine ? 'l’autre fenêtre' : other;
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
        {isMine ? 'Vous avez enregistré, dans une autre fenêtre,' : `${par} a enregistré`}
        {heure && ` à ${heure}`} pendant que vous écriviez. Les changements qui ne se croisent pas sont déjà
        réunis. Pour les autres, choisissez. L’autre version reste dans l’historique.
      </p>
      {champs.map((champ) => (
        <ConflictChoiceOf
          key={champ.path}
          champ={champ}
          name={name}
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
            Garder toutes les miennes
          </button>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            onClick={() => setChoices(allOf(champs, 'sienne'))}
          >
            Garder toutes les siennes
          </button>
        </div>
      )}
    </Dialog>
  );
}

const allOf = (champs: readonly ConflictField[], choice: ConflictChoice): Record<string, ConflictChoice> =>
  Object.fromEntries(champs.map(({ path }) => [path, choice]));

type ChoiceProps = {
  champ: ConflictField;
  name: string;
  choice: ConflictChoice;
  onChange: (choice: ConflictChoice) => void;
};

function ConflictChoiceOf({ champ, name, choice, onChange }: ChoiceProps) {
  const id = `conflit-${champ.path.replaceAll('.', '-')}`;
  const options: { value: ConflictChoice; label: string; text: string }[] = [
    { value: 'mienne', label: 'Garder la mienne :', text: champ.mienne },
    { value: 'sienne', label: `Garder celle de ${name} :`, text: champ.sienne },
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
                  <q>{text || '–'}</q>
                )}
              </span>
            </label>
          </div>
        </div>
      ))}
    </fieldset>
  );
}

const isLong = (text: string) => text.length > 60;

/** Long texts show what differs; short ones are shown whole. */
function Difference({ before, after }: { before: string; after: string }) {
  if (!isLong(before) && !isLong(after)) return <q>{after || '–'}</q>;
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
