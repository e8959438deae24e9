import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { findMove } from '@asso/domain/dossier/instruction.states';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { departOf } from '@asso/domain/instruction/conclusion.rules';
import { useEffect, useRef, useState } from 'react';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { intituleDossier, phraseEtat } from '../../dossier/etat-dossier.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
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
  onClose: () => void;
};

/** Asks for the outcome, the amount and the letters in one dialog, beside what the association will receive. */
export function ConclureDialog({ minutes, onClose, decision, ...panel }: ConclureDialogProps) {
  const { dossier, instruction, lignes } = panel;
  const enCours = useSaisie(panel, decision, 'grant');
  const { saisie, found, modeles } = enCours;
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const errors = attempt > 0 ? found : [];
  const { action } = saisie;
  const confirm = async () => {
    setRefusal(null);
    if (found.length > 0) return setAttempt(attempt + 1);
    const refused = await decision.confirm(saisie);
    if (refused === null) return onClose();
    setRefusal(refused);
    box.current?.scrollIntoView();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void confirm();
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
  return (
    <Dialog
      title={`Conclure « ${intituleDossier(dossier)} »`}
      size="xl"
      onClose={onClose}
      action={{ label: boutonOf(saisie, instruction.etat, lignes), onPress: confirm }}
      note={<p className="conclure__depart">{departSaid(minutes)}</p>}
    >
      <div className="conclure" ref={box}>
        <div className="conclure__saisie pile">
          <p className="discret">
            {dossier.demandeur.nom} · {dossier.id_fo}
          </p>
          <ErrorSummary errors={errors} attempt={attempt} />
          {refusal !== null && (
            <div role="alert">
              <Notice tone="erreur" title="Votre décision n’est pas enregistrée">
                {refusal}
              </Notice>
            </div>
          )}
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
