import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { siretAttribue } from '@asso/domain/demande-siret/demande-siret.rules';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import {
  champDecision,
  choixDecisions,
  decisionErrors,
  inSentence,
  isDecision,
  needsMotif,
  type Saisie,
} from './saisie-decision.ts';
import type { useDecisionSiret } from './use-decision-siret.ts';
import '../ui/fields/fields.css';

const motifMax = 2000;
const siretWidth = 18;

type DecisionSiretFormProps = {
  demande: DemandeSiretView;
  decision: ReturnType<typeof useDecisionSiret>;
};

/** The administrator makes a choice and gives its reason or number; nothing happens before a confirmation. */
export function DecisionSiretForm({ demande, decision }: DecisionSiretFormProps) {
  const { code_etat } = demande.description;
  const [chosen, setChosen] = useState<string | null>(null);
  const [saisie, setSaisie] = useState<Saisie>({ motif: '', id_siret: '' });
  const [attempt, setAttempt] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const action = isDecision(chosen) && demande.decisions.includes(chosen) ? chosen : null;
  const found = decisionErrors(code_etat, action, saisie);
  const errors = decision.refus ? [decision.refus] : attempt > 0 ? found : [];
  const change = (part: Partial<Saisie>) => {
    decision.forget();
    setSaisie({ ...saisie, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decision.forget();
    setAttempt(found.length > 0 ? attempt + 1 : 0);
    setIsAsked(found.length === 0);
  };
  const confirm = async () => {
    const isDone = action !== null && (await decision.confirm(action, saisie));
    setIsAsked(false);
    if (!isDone) setAttempt(attempt + 1);
  };
  return (
    <form className="formulaire" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <OptionsControl
        id={fieldId(champDecision('action'))}
        label="Que décidez-vous ?"
        options={choixDecisions(demande.decisions)}
        value={action}
        error={errorAt(errors, champDecision('action'))}
        onChange={(value) => {
          decision.forget();
          setChosen(String(value ?? ''));
          setAttempt(0);
        }}
      />
      {action === 'grant' && (
        <TextControl
          id={fieldId(champDecision('id_siret'))}
          label="SIRET attribué"
          help="Les 14 chiffres du certificat d’inscription."
          inputMode="numeric"
          width={siretWidth}
          isRequired
          value={saisie.id_siret}
          error={errorAt(errors, champDecision('id_siret'))}
          onChange={(value) => change({ id_siret: String(value ?? '') })}
        />
      )}
      {action !== null && needsMotif(code_etat, action) && (
        <TextControl
          id={fieldId(champDecision('motif'))}
          label="Motif"
          help={action === 'invalidate' ? 'Pour l’administration seule.' : 'L’association le lira tel quel.'}
          isMultiline
          isRequired
          max={motifMax}
          value={saisie.motif}
          error={errorAt(errors, champDecision('motif'))}
          onChange={(value) => change({ motif: String(value ?? '') })}
        />
      )}
      <ActionButton>{action === null ? 'Décider' : motsSiret[action].verbe}</ActionButton>
      {isAsked && action && (
        <Dialog
          title={`${motsSiret[action].verbe} ?`}
          onClose={() => setIsAsked(false)}
          action={{
            label: `Oui, ${inSentence(motsSiret[action].verbe)}`,
            onPress: confirm,
          }}
        >
          <p>
            Demande de SIRET <span className="nombre">{demande.identifiant.id_fo_fonctionnel}</span> de{' '}
            {demande.identite.nom}.
          </p>
          {action === 'grant' && (
            <p>
              SIRET : <strong className="nombre">{formatSiret(siretAttribue(saisie.id_siret))}</strong>
            </p>
          )}
          <p>{motsSiret[action].effet}</p>
        </Dialog>
      )}
    </form>
  );
}
