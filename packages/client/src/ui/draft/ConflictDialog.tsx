import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { focusFirstControl } from '../page/focus.ts';
import { ConflictChoiceOf, choiceId } from './ConflictChoiceOf.tsx';
import type { ConflictChoice, ConflictField, OtherVersion } from './conflict-words.ts';

type Choices = Record<string, ConflictChoice>;

/** `par` and `isMine`, from `OtherVersion`, say who saved the other version. */
type ConflictDialogProps = OtherVersion & {
  /** The hour reads like « 14h02 ». */
  heure?: string;
  champs: readonly ConflictField[];
  onResolve: (choices: Choices) => unknown;
  onClose: () => void;
};

/**
 * Shows the fields to which two people gave different values, with both values and who wrote them, and lets the person
 * choose. Changes of different fields are merged before the dialog opens, without asking.
 */
export function ConflictDialog({ par, isMine, heure, champs, onResolve, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Choices>(() => (isMine ? newerOf(champs) : {}));
  const [missing, setMissing] = useState<string | null>(null);
  const resolve = async (made: Choices) => {
    await onResolve(made);
    onClose();
  };
  const save = async () => {
    const left = champs.find(({ path }) => choices[path] === undefined);
    setMissing(left?.path ?? null);
    if (!left) return resolve(choices);
    focusFirstControl(document.getElementById(choiceId(left.path)));
  };
  const ailleurs = isMine ? 'Vous, dans un autre onglet' : (par ?? 'Une autre personne');
  return (
    <Dialog
      title={`${count(champs.length, 'réponse diffère', 'réponses diffèrent')}\u00a0: laquelle garder\u202f?`}
      size="lg"
      onClose={onClose}
      action={{ label: champs.length === 1 ? 'Garder cette réponse' : 'Garder ces réponses', onPress: save }}
    >
      <p>
        {isMine
          ? 'Vous avez écrit sur cette page dans un autre onglet'
          : `${ailleurs} a écrit sur cette page`}
        {heure && ` à ${heure}`}, pendant que vous écriviez{isMine && ' ici'}. Les changements qui ne se
        croisent pas sont déjà réunis. L’autre version reste dans l’historique.
      </p>
      {champs.map((champ) => (
        <ConflictChoiceOf
          key={champ.path}
          champ={champ}
          ailleurs={heure ? `${ailleurs}, à ${heure}` : ailleurs}
          choice={choices[champ.path] ?? null}
          isMissing={missing === champ.path}
          onChange={(choice) => {
            setChoices({ ...choices, [champ.path]: choice });
            if (missing === champ.path) setMissing(null);
          }}
        />
      ))}
      <button
        type="button"
        className="fr-btn fr-btn--tertiary"
        onClick={() => void resolve(Object.fromEntries(champs.map(({ path }) => [path, 'mienne'])))}
      >
        Tout garder d’ici
      </button>
    </Dialog>
  );
}

const oneLine = 40;

/**
 * When the other version comes from another tab of the same person, this tab is the newer one: its short answers are
 * chosen beforehand, but never a long text.
 */
const newerOf = (champs: readonly ConflictField[]): Choices =>
  Object.fromEntries(
    champs
      .filter(({ mienne, sienne }) => mienne.length <= oneLine && sienne.length <= oneLine)
      .map(({ path }) => [path, 'mienne']),
  );
