import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { type FormEvent, useState } from 'react';
import { ChoixCourriers } from '../../courrier/ChoixCourriers.tsx';
import { courriersRetenus, useModelesPour } from '../../courrier/use-modeles-pour.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DecisionApercu } from './DecisionApercu.tsx';
import { DecisionAttente } from './DecisionAttente.tsx';
import { DecisionMontants } from './DecisionMontants.tsx';
import { DecisionPoints } from './DecisionPoints.tsx';
import {
  boutonDe,
  champMotif,
  choixDe,
  conventionExigee,
  decisionErrors,
  isAction,
  montantsInitiaux,
  needsMotif,
  type Saisie,
  seulChoix,
} from './decision.ts';
import { enveloppeErrors } from './decision-enveloppe.ts';
import { pointsCoches } from './decision-points.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { champsTexte } from './decision-words.ts';
import { EnveloppesDecision } from './EnveloppesDecision.tsx';
import type { Decision } from './use-decision.ts';
import '../../ui/fields/fields.css';

const motifMax = 4000;

/**
 * The agent chooses a decision, fills its fields and presses its button; nothing happens before a preview was
 * confirmed.
 */
export function DecisionForm(props: DecisionPanelProps & { decision: Decision }) {
  const { dossier, instruction, lignes, points = [], enveloppes = [], accord, decision } = props;
  const { etat, moves, completude } = instruction;
  const { brouillon, change } = decision;
  const choix = choixDe(moves, dossier.genre);
  const only = seulChoix(choix);
  const asked = moves.some((move) => move === brouillon.action) ? brouillon.action : only;
  const action = isAction(asked) ? asked : null;
  const texte = action === null ? undefined : champsTexte[action];
  // The amounts follow what a colleague proposes meanwhile, except where the agent typed another one here.
  const montants = { ...montantsInitiaux(lignes), ...brouillon.montants };
  const modeles = useModelesPour(dossier.id_fo, instruction.id_service_instructeur);
  const [attempt, setAttempt] = useState(0);
  const [isShowing, setIsShowing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saisie: Saisie = {
    action,
    points: pointsCoches(points, brouillon.coches),
    texte: (texte && brouillon.textes[texte.sorte]) ?? '',
    montants,
    retireComplements: brouillon.retireComplements,
    motifEnveloppe: brouillon.motifEnveloppe,
    accord: accord?.corpsOf(brouillon.accord),
    // A template that is no longer offered is not sent.
    courriers: action === null ? [] : courriersRetenus(action, { modeles, chosen: brouillon.courriers }),
  };
  const found = [
    ...decisionErrors(saisie, { etat, manque: completude.manque, lignes }),
    ...enveloppeErrors(saisie, { enveloppes, lignes }),
    ...(action === 'grant' && accord ? accord.errorsOf(brouillon.accord) : []),
  ];
  const errors = attempt > 0 ? found : [];

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
        label={isAtStudy(etat) ? 'Que décidez-vous ?' : 'Quelle est la suite ?'}
        options={choix}
        value={action}
        error={errorAt(errors, 'decision.action')}
        onChange={(value) => {
          change({ action: isAction(value) ? value : null, courriers: null });
          setAttempt(0);
        }}
      />
      <DecisionAttente
        action={action}
        instruction={instruction}
        isRetire={brouillon.retireComplements}
        errors={errors}
        onChange={(retireComplements) => change({ retireComplements })}
      />
      {action === 'sendBack' && points.length > 0 && (
        <DecisionPoints
          groupes={points}
          coches={brouillon.coches}
          errors={errors}
          onChange={(coches) => change({ coches })}
        />
      )}
      {action === 'grant' && lignes && (
        <DecisionMontants
          lignes={lignes}
          montants={montants}
          errors={errors}
          onChange={(cle, montant) => change({ montants: { ...brouillon.montants, [cle]: montant } })}
        />
      )}
      {action === 'grant' &&
        accord?.form({
          accord: brouillon.accord,
          errors,
          onChange: (next) => change((before) => ({ accord: { ...before.accord, ...next } })),
        })}
      {action === 'grant' && lignes && enveloppes.length > 0 && (
        <EnveloppesDecision
          enveloppes={enveloppes}
          lignes={lignes}
          montants={montants}
          motif={brouillon.motifEnveloppe}
          errors={errors}
          onMotif={(motifEnveloppe) => change({ motifEnveloppe })}
        />
      )}
      {action !== null && texte && (
        <TextControl
          id={fieldId(champMotif)}
          label={texte.label}
          help={texte.help}
          isMultiline
          max={motifMax}
          isRequired={needsMotif(etat, action) && saisie.points.length === 0}
          value={saisie.texte}
          error={errorAt(errors, champMotif)}
          onChange={(value) =>
            change({ textes: { ...brouillon.textes, [texte.sorte]: String(value ?? '') } })
          }
        />
      )}
      {action !== null && (
        <ChoixCourriers
          action={action}
          modeles={modeles}
          chosen={saisie.courriers ?? []}
          needsConvention={action === 'grant' && conventionExigee(saisie, lignes)}
          onChange={(courriers) => change({ courriers })}
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
