import { useState } from 'react';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import type { Refus } from '../../dossier/refus.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { DecisionApercu } from './DecisionApercu.tsx';
import { DecisionSaisie } from './DecisionSaisie.tsx';
import { labelBouton } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import type { DecisionState } from './use-decision.ts';
import { useDecisionSaisie } from './use-decision-saisie.ts';

/**
 * Changes the state of a dossier without deciding: the agent chooses the change, fills its fields, and confirms after a
 * preview.
 */
export function DecisionForm(props: DecisionPanelProps & { decision: DecisionState }) {
  const { dossier, instruction, lignes, decision } = props;
  const enCours = useDecisionSaisie(props, decision);
  const { saisie, found } = enCours;
  const [attempt, setAttempt] = useState(0);
  const [isShowing, setIsShowing] = useState(false);
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const errors = attempt > 0 ? found : [];

  const show = () => {
    setRefusal(null);
    setAttempt(found.length > 0 ? attempt + 1 : 0);
    setIsShowing(found.length === 0);
  };
  const confirm = async () => {
    const refused = await decision.confirm(saisie);
    // What a colleague did meanwhile is told by the panel above, by who and what.
    setRefusal(refused?.isPerime ? null : refused);
    setIsShowing(false);
  };
  return (
    <FormFrame className="formulaire" onSend={show}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {refusal !== null && (
        <RefusNotice
          titre="Votre décision n’est pas enregistrée"
          refus={refusal}
          onRelire={decision.readAgain}
        />
      )}
      <DecisionSaisie
        panel={props}
        decision={decision}
        enCours={enCours}
        errors={errors}
        onOther={() => setAttempt(0)}
      />
      <ActionButton kind={props.isSecond ? 'secondaire' : 'principal'}>
        {labelBouton(saisie, instruction.etat, lignes)}
      </ActionButton>
      {isShowing && (
        <DecisionApercu
          dossier={dossier}
          instruction={instruction}
          saisie={saisie}
          onConfirm={confirm}
          onClose={() => setIsShowing(false)}
        />
      )}
    </FormFrame>
  );
}
