import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import { closesCompletude, needsRetrait } from '@asso/domain/dossier/completude/completude.states';
import { actionMots } from '@asso/domain/dossier/instruction.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  alerteConvention,
  conventionObligatoire,
  type useModelesFor,
} from '../../courrier/courriers-choisis.ts';
import { courriersHref } from '../../courrier/modele-href.ts';
import { sayCompletude } from '../../dossier/completude-dite.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DecisionPoints } from './DecisionPoints.tsx';
import { champProjet, conventionExigee, type DecisionTyped, totalAccorde } from './decision.ts';
import { alertesMontants, changementDecision, valeursDecision } from './decision-champs.ts';
import { montantsSaisis } from './decision-enveloppe.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { EnveloppeAvantApres } from './EnveloppeAvantApres.tsx';
import type { DecisionState } from './use-decision.ts';
import type { SaisieUnderWay } from './use-decision-saisie.ts';

const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;
const own = {
  'decision.action': (control: OwnControlProps) => <OptionsControl {...control} />,
  'decision.courriers-lettre': inSelect,
  'decision.courriers-agrement': inSelect,
  'decision.courriers-convention': inSelect,
};

type DecisionSaisieProps = {
  panel: DecisionPanelProps;
  decision: DecisionState;
  enCours: SaisieUnderWay;
  errors: readonly FieldError[];
  /** Called when the agent chooses another decision: the errors about the first one are no longer shown. */
  onOther: () => void;
};

/**
 * Shows the fields of the chosen decision, what it takes from the envelopes and what the association has not answered.
 */
export function DecisionSaisie({ panel, decision, enCours, errors, onOther }: DecisionSaisieProps) {
  const { instruction, lignes, points = [], enveloppes = [], accord } = panel;
  const { brouillon, change } = decision;
  const { saisie, fields, modeles, montants, accordees } = enCours;
  const { action } = saisie;
  const isGrant = action === 'grant';
  const needsConvention = isGrant && conventionExigee(saisie, lignes);
  const rempli = { lignes: accordees, modeles };
  const last = accordees.at(-1);
  /**
   * Remarks about a grant stand under its last amount or, without amounts, under the field that comes in that place.
   */
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
      {lignes && lignes.length > 1 && (
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
        <EnveloppeAvantApres enveloppes={enveloppes} montants={montantsSaisis(lignes, montants)} />
      )}
      {needsConvention && (
        <ConventionSansModele id={panel.dossier.id_fo} service={instruction.id_service_instructeur} />
      )}
    </>
  );
  return (
    <>
      {!fields.action && action && (
        <>
          <p className="discret">{actionMots(action, panel.dossier.genre).effet}</p>
          {underAction}
        </>
      )}
      <FieldList
        fields={fields}
        parentPath="decision"
        value={{ decision: valeursDecision(saisie, rempli) }}
        onChange={(path, to) => {
          change(changementDecision({ path, to }, saisie, rempli));
          if (path === 'decision.action') onOther();
        }}
        errors={errors}
        warnings={{
          ...alertesMontants(accordees, montants),
          ...(needsConvention && conventionAttendue(saisie, modeles)),
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
    </>
  );
}

const conventionAttendue = ({ courriers = [] }: DecisionTyped, modeles: ReturnType<typeof useModelesFor>) =>
  Object.fromEntries(
    Object.entries(alerteConvention({ modeles, chosen: courriers })).map(([name, said]) => [
      `decision.${name}`,
      said,
    ]),
  );

type AttenteProps = { action: DecisionTyped['action']; instruction: DecisionPanelProps['instruction'] };

/**
 * Says what the dossier still lacks, under a decision that ends the wait for it, or a dossier that is sent back.
 */
function Attente({ action, instruction }: AttenteProps) {
  const { etat } = instruction.completude;
  const dite = sayCompletude(instruction);
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

type ConventionSansModeleProps = { id: string; service: string };

/** Says that a grant needs a funding agreement to a service that published no template of it: no field offers one. */
function ConventionSansModele({ id, service }: ConventionSansModeleProps) {
  const read = useRead(courrierEndpoints.listModelesPour, { params: { id, service } });
  if (read.state !== 'lu' || read.value.some(({ nature }) => nature === 'convention')) return null;
  return (
    <Notice tone="attention" title={conventionObligatoire}>
      Votre service n’en a publié aucun modèle : signez-la à part, ou{' '}
      <AppLink href={courriersHref}>publiez-en un</AppLink> avant d’accorder.
    </Notice>
  );
}
