import { etatPourConclure, issuesOf } from '@asso/domain/instruction/conclusion.rules';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ConclureDialog } from './ConclureDialog.tsx';
import type { DecisionPanelProps } from './decision-props.ts';
import type { Decision } from './use-decision.ts';

type ConclureProps = DecisionPanelProps & {
  decision: Decision;
  /** The decision may be taken back during this time. */
  minutes: number;
};

/** One button opens the one dialog that concludes; a decision on a dossier just received begins its study. */
export function Conclure(props: ConclureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { instruction } = props;
  const { etat } = instruction;
  const aConclure = {
    ...instruction,
    moves: issuesOf(instruction.moves),
    etat: etatPourConclure(etat, 'grant'),
  };
  return (
    <>
      <ActionButton kind={props.isSecond ? 'secondaire' : 'principal'} onPress={() => setIsOpen(true)}>
        Conclure…
      </ActionButton>
      {isOpen && <ConclureDialog {...props} instruction={aConclure} onClose={() => setIsOpen(false)} />}
    </>
  );
}
