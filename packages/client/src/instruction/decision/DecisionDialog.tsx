import { type ReactNode, useEffect, useState } from 'react';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import type { Refus } from '../../dossier/refus.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionSaisie } from './DecisionSaisie.tsx';
import { type DecisionTyped, labelBouton } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { LettreRetouchee } from './LettreRetouchee.tsx';
import type { DecisionState } from './use-decision.ts';
import type { SaisieUnderWay } from './use-decision-saisie.ts';
import './conclure.css';

type DecisionDialogProps = {
  titre: string;
  /** When and how it leaves, above the button. */
  note: string;
  /** The title of a refusal: « Votre décision n’est pas enregistrée ». */
  refusTitre: string;
  panel: DecisionPanelProps;
  decision: DecisionState;
  enCours: SaisieUnderWay;
  /** What is sent, where the dialog adds to what was typed. */
  saisie: DecisionTyped;
  /** What prevents the decision from being sent. */
  found: readonly FieldError[];
  /** Facts in grey under the title. */
  faits: ReactNode;
  /** Shown above the fields; `errors` are those told so far. */
  avant?: (errors: readonly FieldError[]) => ReactNode;
  apres?: ReactNode;
  /** What the association will receive, shown beside the fields as they are typed. */
  recu: ReactNode;
  apresLettres?: ReactNode;
  onClose: () => void;
};

/** The dialog in which an agent decides, or amends a decision: the fields, beside what the association will receive. */
export function DecisionDialog({
  titre,
  note,
  refusTitre,
  panel,
  decision,
  enCours,
  saisie,
  found,
  faits,
  avant,
  apres,
  recu,
  apresLettres,
  onClose,
}: DecisionDialogProps) {
  const { dossier, instruction, lignes } = panel;
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const errors = attempt > 0 ? found : [];
  const confirm = async () => {
    setRefusal(null);
    if (found.length > 0) return setAttempt(attempt + 1);
    const refused = await decision.confirm(saisie);
    if (refused === null) return onClose();
    // What a colleague did meanwhile is told by who and what, which the refusal does not know.
    setRefusal(refused.isPerime ? null : refused);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void confirm();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Dialog
      title={titre}
      size="xl"
      onClose={onClose}
      action={{ label: labelBouton(saisie, instruction.etat, lignes), onPress: confirm }}
      note={<p className="conclure__depart">{note}</p>}
    >
      <div className="conclure">
        <div className="conclure__saisie pile">
          {faits}
          <ErrorSummary errors={errors} attempt={attempt} />
          {refusal !== null && (
            <RefusNotice
              titre={refusTitre}
              refus={refusal}
              onRelire={decision.readAgain}
              onSuivre={onClose}
            />
          )}
          {decision.conflit && <DecisionConflit conflit={decision.conflit} />}
          {avant?.(errors)}
          <DecisionSaisie
            panel={panel}
            decision={decision}
            enCours={enCours}
            errors={errors}
            onOther={() => setAttempt(0)}
          />
          {apres}
        </div>
        <section className="conclure__recu pile" aria-label="L’association recevra">
          <h3 className="fr-h6">L’association recevra</h3>
          {recu}
          <LettreRetouchee
            genre={dossier.genre}
            modeles={enCours.modeles}
            saisie={saisie}
            decision={decision}
          />
          {apresLettres}
        </section>
      </div>
    </Dialog>
  );
}
