import { useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { CheckboxControl } from '../../../ui/fields/CheckboxControl.tsx';
import { NumberControl } from '../../../ui/fields/NumberControl.tsx';
import { RadioList } from '../../../ui/fields/RadioList.tsx';
import './cellules.css';
import { type BaseProposee, montantPropose } from './base-proposee.ts';

type ProposerProps = {
  onPropose: (montantOf: (demande: number) => number, remplace: boolean) => Promise<void>;
};

const bases: Record<BaseProposee, string> = {
  demande: 'Le montant demandé',
  part: 'Une part du montant demandé',
  fixe: 'Le même montant pour tous',
};

/**
 * Proposes an amount for each dossier by one rule; an amount proposed before is kept unless the agent chooses to
 * replace it.
 */
export function Proposer({ onPropose }: ProposerProps) {
  const [base, setBase] = useState<BaseProposee>('demande');
  const [nombre, setNombre] = useState<unknown>(null);
  const [remplace, setRemplace] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const isRight = montantPropose({ base, nombre, demande: 0 }) !== null;
  return (
    <div className="proposer">
      <p className="discret">Les montants restent dans votre service jusqu’à la décision.</p>
      <RadioList title="Montant" labels={bases} value={base} onChange={setBase} />
      {base !== 'demande' && (
        <NumberControl
          id="proposer-nombre"
          label={base === 'part' ? 'Part du demandé, en %' : 'Montant pour chacun'}
          decimals={0}
          unit={base === 'fixe' ? '€' : undefined}
          isRequired
          error={isTried && !isRight ? 'Saisissez un nombre, 0 ou plus. Exemple : 80.' : undefined}
          value={nombre}
          onChange={setNombre}
        />
      )}
      <CheckboxControl
        id="proposer-remplace"
        label="Remplacer aussi les montants déjà proposés"
        value={remplace}
        onChange={(value) => setRemplace(value === true)}
      />
      <ActionButton
        isSmall
        busyText="En cours…"
        onPress={() => {
          setIsTried(true);
          if (!isRight) return undefined;
          return onPropose((demande) => montantPropose({ base, nombre, demande }) ?? 0, remplace);
        }}
      >
        Proposer
      </ActionButton>
    </div>
  );
}
