import { type FormEvent, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DecisionApercu } from './DecisionApercu.tsx';
import { DecisionMontants } from './DecisionMontants.tsx';
import {
  boutonDe,
  champMotif,
  choixDe,
  decisionErrors,
  isAction,
  montantsInitiaux,
  motifDe,
  needsMotif,
  type Saisie,
} from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { champsTexte } from './decision-words.ts';
import type { Decision } from './use-decision.ts';
import '../ui/fields.css';

const motifMax = 4000;

/** The choice, its fields, then its button; nothing happens before what it does has been shown. */
export function DecisionForm(props: DecisionPanelProps & { decision: Decision }) {
  const { dossier, instruction, lignes, points = [], decision } = props;
  const { etat } = instruction;
  const choix = choixDe(instruction.moves);
  const only = choix.length === 1 ? choix[0]?.value : null;
  const [action, setAction] = useState(isAction(only) ? only : null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [montants, setMontants] = useState(() => montantsInitiaux(lignes));
  const [attempt, setAttempt] = useState(0);
  const [isShowing, setIsShowing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saisie: Saisie = { action, points: labelsOf(points, ticked), texte: decision.texte, montants };
  const found = decisionErrors(saisie, { etat, lignes });
  const errors = attempt > 0 ? found : [];
  const texte = action === null ? undefined : champsTexte[action];

  const show = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    setAttempt(found.length > 0 ? attempt + 1 : 0);
    setIsShowing(found.length === 0);
  };
  const confirm = async () => {
    setRefusal(await decision.confirm(saisie));
    setIsShowing(false);
  };
  return (
    <form className="formulaire" noValidate onSubmit={show}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {refusal !== null && (
        <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
          {refusal}
        </Notice>
      )}
      <OptionsControl
        id={fieldId('decision.action')}
        label="Que décidez-vous ?"
        options={choix}
        value={action}
        error={errorAt(errors, 'decision.action')}
        onChange={(value) => {
          setAction(isAction(value) ? value : null);
          setAttempt(0);
        }}
      />
      {action === 'sendBack' && points.length > 0 && (
        <OptionsControl
          id={fieldId('decision.points')}
          label="Points à corriger"
          options={points}
          isMultiple
          value={ticked}
          onChange={(value) => setTicked(Array.isArray(value) ? value : [])}
        />
      )}
      {action === 'grant' && lignes && (
        <DecisionMontants lignes={lignes} montants={montants} errors={errors} onChange={setMontants} />
      )}
      {action !== null && texte && (
        <TextControl
          id={fieldId(champMotif)}
          label={texte.label}
          help={texte.help}
          isMultiline
          max={motifMax}
          isRequired={needsMotif(etat, action) && motifDe({ ...saisie, texte: '' }) === ''}
          value={decision.texte}
          error={errorAt(errors, champMotif)}
          onChange={(value) => decision.setTexte(String(value ?? ''))}
        />
      )}
      <ActionButton>{boutonDe(saisie, lignes)}</ActionButton>
      {isShowing && (
        <DecisionApercu
          dossier={dossier}
          instruction={instruction}
          saisie={saisie}
          lignes={lignes}
          onConfirm={confirm}
          onClose={() => setIsShowing(false)}
        />
      )}
    </form>
  );
}

const labelsOf = (points: readonly { value: string; label: string }[], ticked: readonly string[]): string[] =>
  points.filter(({ value }) => ticked.includes(value)).map(({ label }) => label);
