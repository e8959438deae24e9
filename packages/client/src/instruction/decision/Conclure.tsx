import { etatPourConclure, issuesOf } from '@asso/domain/instruction/conclusion.rules';
import { useEffect } from 'react';
import { usePreferences } from '../../platform/preferences.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { isForThePoste } from '../poste/touche-du-poste.ts';
import { ConclureDialog } from './ConclureDialog.tsx';
import type { DecisionPanelProps } from './decision-props.ts';
import type { Decision } from './use-decision.ts';

type ConclureProps = DecisionPanelProps & {
  decision: Decision;
  /** How long the decision can be taken back, in minutes. */
  minutes: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/**
 * A button, or the key « d » when the agent uses shortcuts (`touches`), opens the dialog that decides: grant, refuse or
 * reject. Deciding on a dossier just received also begins its study.
 */
export function Conclure(props: ConclureProps) {
  const { instruction, isOpen, onOpen } = props;
  const { etat } = instruction;
  const { touches } = usePreferences();
  useEffect(() => {
    if (!touches) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'd' || !isForThePoste(event)) return;
      event.preventDefault();
      onOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [touches, onOpen]);
  const aConclure = {
    ...instruction,
    moves: issuesOf(instruction.moves),
    etat: etatPourConclure(etat, 'grant'),
  };
  return (
    <>
      <ActionButton kind={props.isSecond ? 'secondaire' : 'principal'} onPress={() => onOpen(true)}>
        Conclure…
      </ActionButton>
      {isOpen && <ConclureDialog {...props} instruction={aConclure} onClose={() => onOpen(false)} />}
    </>
  );
}
