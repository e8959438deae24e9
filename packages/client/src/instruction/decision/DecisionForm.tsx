import { closesCompletude, needsRetrait } from '@asso/domain/dossier/completude.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { enveloppeSaid } from '@asso/domain/instruction/enveloppe.rules';
import { type FormEvent, useState } from 'react';
import { alerteConvention, courriersRetenus, useModelesPour } from '../../courrier/courriers-choisis.ts';
import { completudeSaid } from '../../dossier/completude-dite.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DecisionApercu } from './DecisionApercu.tsx';
import { DecisionPoints } from './DecisionPoints.tsx';
import {
  boutonOf,
  champProjet,
  choixOf,
  conventionExigee,
  decisionErrors,
  isAction,
  montantsInitiaux,
  type Saisie,
  seulChoix,
  totalAccorde,
} from './decision.ts';
import { alertesMontants, champsDecision, changementDecision, valeursDecision } from './decision-champs.ts';
import { depassementsOf, enveloppeErrors, montantsSaisis, nomDansLaDecision } from './decision-enveloppe.ts';
import { pointsCoches } from './decision-points.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { champsTexte } from './decision-words.ts';
import type { Decision } from './use-decision.ts';

const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;
const own = {
  'decision.action': (control: OwnControlProps) => <OptionsControl {...control} />,
  'decision.courriers-accord': inSelect,
  'decision.courriers-convention': inSelect,
  'decision.courriers-refus': inSelect,
  'decision.courriers-rejet': inSelect,
  'decision.courriers-correction': inSelect,
};

/**
 * The agent chooses a decision, fills its fields and presses its button; nothing happens before a preview was
 * confirmed.
 */
export function DecisionForm(props: DecisionPanelProps & { decision: Decision }) {
  const { dossier, instruction, lignes, points = [], enveloppes = [], accord, decision } = props;
  const { etat, moves, completude } = instruction;
  const { brouillon, change } = decision;
  const choix = choixOf(moves, dossier.genre);
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
  const isGrant = action === 'grant';
  const accordees = isGrant ? (lignes ?? []) : [];
  const isOver = isGrant && depassementsOf(enveloppes, accordees, montants).length > 0;
  const fields = champsDecision(saisie, { instruction, choix, lignes: accordees, modeles, isOver });
  const rempli = { lignes: accordees, modeles };
  const last = accordees.at(-1);
  /** What is said of a grant stands under its amounts, or where they would be. */
  const underAmounts = `decision.${last ? champProjet(last) : fields.retrait ? 'retrait' : 'action'}`;
  const underAction = (
    <>
      <Attente action={action} instruction={instruction} />
      {action === 'sendBack' && points.length > 0 && (
        <DecisionPoints
          groupes={points}
          coches={brouillon.coches}
          errors={errors}
          onChange={(coches) => change({ coches })}
        />
      )}
    </>
  );
  const ofGrant = isGrant && (
    <>
      {lignes && (
        <p className="decision__total">
          Total accordé : <output>{formatEuros(totalAccorde(lignes, montants))}</output>
        </p>
      )}
      {accord?.form({
        accord: brouillon.accord,
        errors,
        onChange: (next) => change((before) => ({ accord: { ...before.accord, ...next } })),
      })}
      {lignes && enveloppes.length > 0 && (
        <ul className="liste-nue" aria-label="Enveloppes">
          {enveloppes.map((one) => (
            <li key={one.id}>
              {nomDansLaDecision(one, enveloppes.length > 1)} :{' '}
              <output>{enveloppeSaid(one, montantsSaisis(lignes, montants))}</output>
            </li>
          ))}
        </ul>
      )}
      {isOver && (
        <Notice tone="attention" title="Vous dépassez l’enveloppe">
          Vous pouvez accorder ce montant si vous dites pourquoi. L’association ne le lira pas.
        </Notice>
      )}
    </>
  );
  return (
    <form className="formulaire" noValidate onSubmit={show}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {refusal !== null && (
        <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
          {refusal}
        </Notice>
      )}
      <FieldList
        fields={fields}
        parentPath="decision"
        value={{ decision: valeursDecision(saisie, rempli) }}
        onChange={(path, to) => {
          change(changementDecision({ path, to }, saisie, rempli));
          if (path === 'decision.action') setAttempt(0);
        }}
        errors={errors}
        warnings={{
          ...alertesMontants(accordees, montants),
          ...(isGrant && conventionExigee(saisie, lignes) && conventionAttendue(saisie, modeles)),
        }}
        own={own}
        after={
          underAmounts === 'decision.action'
            ? {
                'decision.action': (
                  <>
                    {underAction}
                    {ofGrant}
                  </>
                ),
              }
            : { 'decision.action': underAction, [underAmounts]: ofGrant }
        }
        stage="saisie"
      />
      <ActionButton kind={props.isSecond ? 'secondaire' : 'principal'}>
        {boutonOf(saisie, lignes)}
      </ActionButton>
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

const conventionAttendue = ({ courriers = [] }: Saisie, modeles: ReturnType<typeof useModelesPour>) =>
  Object.fromEntries(
    Object.entries(alerteConvention({ modeles, chosen: courriers })).map(([name, said]) => [
      `decision.${name}`,
      said,
    ]),
  );

type AttenteProps = { action: Saisie['action']; instruction: DecisionPanelProps['instruction'] };

/** The form says what the dossier still lacks: the agent must choose to grant it all the same, never by oversight. */
function Attente({ action, instruction }: AttenteProps) {
  const { etat } = instruction.completude;
  const dite = completudeSaid(instruction);
  if (!dite || action === null) return null;
  if (!closesCompletude(action, etat) && action !== 'sendBack') return null;
  return (
    <Notice tone="attention" title={dite.phrase}>
      {etat === 'demande' && !needsRetrait(action, etat) && (
        <p>Cette décision retire la demande de compléments.</p>
      )}
    </Notice>
  );
}
