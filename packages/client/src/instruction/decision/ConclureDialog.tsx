import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { type EtatInstruction, findMove } from '@asso/domain/dossier/instruction.states';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { departOf } from '@asso/domain/instruction/conclusion.rules';
import { useEffect, useState } from 'react';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { intituleDossier, phraseEtat } from '../../dossier/etat-dossier.ts';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import type { Refus } from '../../dossier/refus.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { AutreDecision } from './AutreDecision.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionPartie } from './DecisionPartie.tsx';
import { boutonOf, motifOf, needsMotif, surplusOf, totalAccorde } from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { LettreRetouchee } from './LettreRetouchee.tsx';
import { SaisieFields } from './SaisieFields.tsx';
import type { Decision } from './use-decision.ts';
import { useSaisie } from './use-saisie.ts';
import './conclure.css';

type ConclureDialogProps = DecisionPanelProps & {
  decision: Decision;
  minutes: number;
  /** The decision that a colleague made while this one was prepared; null when there is none. */
  autre: ConclusionView | null;
  /** The state of a dossier that nobody can conclude any more, since somebody did; null while it can be. */
  decideEn: EtatInstruction | null;
  onClose: () => void;
};

/** Asks for the outcome, the amount and the letters in one dialog, beside what the association will receive. */
export function ConclureDialog({
  minutes,
  autre,
  decideEn,
  onClose,
  decision,
  ...panel
}: ConclureDialogProps) {
  const { dossier, instruction, lignes } = panel;
  const enCours = useSaisie(panel, decision, 'grant');
  const { saisie, found, modeles } = enCours;
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const errors = attempt > 0 ? found : [];
  const { action } = saisie;
  const confirm = async () => {
    setRefusal(null);
    if (found.length > 0) return setAttempt(attempt + 1);
    const refused = await decision.confirm(saisie);
    if (refused === null) return onClose();
    // What a colleague did meanwhile is told by who and what, which the refusal does not know.
    setRefusal(refused.isPerime ? null : refused);
  };
  const isOpen = autre === null && decideEn === null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void confirm();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const shown = { dossier, instruction, saisie, lignes };
  const to = action && findMove({ from: instruction.etat, action, by: 'service', genre: dossier.genre })?.to;
  const { completude } = instruction;
  const isRetire =
    action !== null && completude.etat === 'demande' && closesCompletude(action, completude.etat);
  const surplus = action === 'grant' ? surplusOf(lignes, saisie.montants) : [];
  if (!isOpen) {
    const mine = { genre: dossier.genre, saisie, lignes };
    return (
      <Dialog title={`Conclure « ${intituleDossier(dossier)} »`} size="xl" onClose={onClose}>
        {autre ? (
          <AutreDecision
            {...mine}
            id_fo={dossier.id_fo}
            service={instruction.id_service_instructeur}
            attente={autre}
            readAgain={decision.readAgain}
            onKeep={() => {
              decision.forget();
              onClose();
            }}
          />
        ) : (
          decideEn && <DecisionPartie {...mine} etat={decideEn} conflit={decision.conflit} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      title={`Conclure « ${intituleDossier(dossier)} »`}
      size="xl"
      onClose={onClose}
      action={{ label: boutonOf(saisie, instruction.etat, lignes), onPress: confirm }}
      note={<p className="conclure__depart">{departSaid(minutes)}</p>}
    >
      <div className="conclure">
        <div className="conclure__saisie pile">
          <p className="discret">
            {dossier.demandeur.nom} · {dossier.id_fo}
          </p>
          <ErrorSummary errors={errors} attempt={attempt} />
          {refusal !== null && (
            <RefusNotice
              titre="Votre décision n’est pas enregistrée"
              refus={refusal}
              onRelire={decision.readAgain}
              onSuivre={onClose}
            />
          )}
          {decision.conflit && <DecisionConflit conflit={decision.conflit} />}
          <SaisieFields
            panel={panel}
            decision={decision}
            enCours={enCours}
            errors={errors}
            onOther={() => setAttempt(0)}
          />
          {surplus.length > 0 && (
            <Notice tone="attention" title="Vous accordez plus que ce qui est demandé">
              <ul>
                {surplus.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <section className="conclure__recu pile" aria-label="L’association recevra">
          <h3 className="fr-h6">L’association recevra</h3>
          <CourrielApercu {...shown} />
          {action && needsMotif(instruction.etat, action) && motifOf(saisie) === '' ? (
            <p className="discret">La lettre se montre dès que le motif est écrit.</p>
          ) : (
            <LettresApercu {...shown} />
          )}
          <LettreRetouchee modeles={modeles} saisie={saisie} decision={decision} />
          {isRetire && <p>La demande de compléments est retirée des deux côtés.</p>}
          {to && to !== 'previous' && (
            <p>
              Son dossier affichera : <EtatBadge etat={to} />{' '}
              {phraseEtat(to, {
                montantEuros:
                  action === 'grant' && lignes ? totalAccorde(lignes, saisie.montants) : undefined,
                motif: motifOf(saisie),
                genre: dossier.genre,
              })}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

const departSaid = (minutes: number): string =>
  minutes === 0
    ? 'Tout part aussitôt : votre service ne garde pas ses décisions.'
    : `Rien ne part avant ${minutes} minutes : la décision se reprend jusqu’à ${formatHeure(departOf(now(), minutes))}.`;
