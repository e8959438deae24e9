import type { BureauDossier } from '@asso/contract/instruction/bureau.schemas';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { sayDecision } from '@asso/domain/instruction/modification.words';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { DecisionPanelProps } from './decision-props.ts';
import { ModifierDialog } from './ModifierDialog.tsx';
import { useDecision } from './use-decision.ts';

type ModifierDecisionProps = DecisionPanelProps & {
  bureau: BureauDossier;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Lets the agent amend a decision already sent, and lists below the decisions that were replaced before. */
export function ModifierDecision({ bureau, isOpen, onOpen, ...props }: ModifierDecisionProps) {
  const { instruction } = props;
  const { modification, remplacees } = bureau;
  const panel = {
    ...props,
    modifie: true,
    // The dialog decides again, as if the dossier were still studied.
    instruction: { ...instruction, etat: '2' as const, moves: modification.actions },
  };
  const decision = useDecision(panel);
  if (modification.actions.length === 0 && remplacees.length === 0) return null;
  return (
    <div className="pile pile--serree">
      {remplacees.length > 0 && (
        <section aria-labelledby="decisions-remplacees">
          <h3 id="decisions-remplacees" className="fr-h6">
            {remplacees.length === 1 ? 'Décision remplacée' : 'Décisions remplacées'}
          </h3>
          <ul className="liste-nue">
            {remplacees.map((one) => (
              <li key={one.modifiee_le}>
                <strong>{formatDate(new Date(one.prise_le))}</strong>
                {' : '}
                {sayDecision(one)}
                {one.motif && `, « ${one.motif} »`}
                <span className="discret">
                  {' '}
                  Modifiée le {formatHorodatage(new Date(one.modifiee_le))} par {one.modifiee_par}.
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {modification.actions.length > 0 && (
        <ActionButton kind="secondaire" onPress={() => onOpen(true)}>
          Modifier la décision…
        </ActionButton>
      )}
      {isOpen && (
        <ModifierDialog
          panel={panel}
          decision={decision}
          avant={instruction}
          engage={modification.engage}
          chorus={modification.chorus}
          onClose={() => onOpen(false)}
        />
      )}
    </div>
  );
}
