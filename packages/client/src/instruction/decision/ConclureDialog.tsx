import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { type EtatInstruction, findMove } from '@asso/domain/dossier/instruction.states';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { departOf } from '@asso/domain/instruction/conclusion.rules';
import { useEffect, useState } from 'react';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { intituleDossier, phraseEtat } from '../../dossier/etat-dossier.ts';
import { RefusNotice } from '../../dossier/RefusNotice.tsx';
import type { Refus } from '../../dossier/refus.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { type Signal, useSignaux } from '../signaux/use-signaux.ts';
import { AutreDecision } from './AutreDecision.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
import { DecisionConflit } from './DecisionConflit.tsx';
import { DecisionPartie } from './DecisionPartie.tsx';
import { DecisionSaisie } from './DecisionSaisie.tsx';
import {
  boutonOf,
  champSignal,
  motifOf,
  needsMotif,
  type Saisie,
  surplusOf,
  totalAccorde,
} from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { LettreRetouchee } from './LettreRetouchee.tsx';
import { SignauxContraires } from './SignauxContraires.tsx';
import type { Decision } from './use-decision.ts';
import { useDecisionSaisie } from './use-decision-saisie.ts';
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
  const enCours = useDecisionSaisie(panel, decision, 'grant');
  const { modeles } = enCours;
  const service = instruction.id_service_instructeur;
  const { contraires, autres } = useSignaux(dossier.id_fo, service);
  const { signauxVus } = decision.brouillon;
  const vus = signauxVus.filter((vu) => contraires.some(({ code }) => code === vu));
  const saisie = { ...enCours.saisie, signauxVus: vus };
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refus | null>(null);
  const { action } = saisie;
  const isGrant = action === 'grant';
  const aVoir = isGrant ? contraires.filter(({ code }) => !vus.includes(code)) : [];
  const found = [...signauxErrors(aVoir), ...enCours.found];
  const errors = attempt > 0 ? found : [];
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
  const attendu = letterAwaits(saisie, instruction.etat, panel.accord !== undefined);
  const surplus = isGrant ? surplusOf(lignes, saisie.montants) : [];
  if (!isOpen) {
    const mine = { genre: dossier.genre, saisie, lignes };
    return (
      <Dialog title={`Conclure « ${intituleDossier(dossier)} »`} size="xl" onClose={onClose}>
        {autre ? (
          <AutreDecision
            {...mine}
            id_fo={dossier.id_fo}
            service={service}
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
      note={<p className="conclure__depart">{[departSaid(minutes), resteSaid(aVoir.length)].join(' ')}</p>}
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
          <SignauxContraires
            contraires={contraires}
            autres={autres}
            vus={vus}
            isGrant={isGrant}
            errors={errors}
            onChange={(next) => decision.change({ signauxVus: next })}
          />
          <DecisionSaisie
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
          {attendu === null || !saisie.courriers?.length ? (
            <LettresApercu {...shown} />
          ) : (
            <p className="discret">La lettre se montre dès que {attendu}.</p>
          )}
          <LettreRetouchee genre={dossier.genre} modeles={modeles} saisie={saisie} decision={decision} />
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

/** Says what the letter waits for before it can be shown; null when it waits for nothing. */
function letterAwaits(saisie: Saisie, etat: EtatInstruction, hasArrete: boolean): string | null {
  const { action, accord } = saisie;
  if (action && needsMotif(etat, action) && motifOf(saisie) === '') return 'le motif est écrit';
  const isArreteAwaited = action === 'grant' && hasArrete && accord === undefined;
  return isArreteAwaited && saisie.courriers?.length ? 'l’arrêté est déposé' : null;
}

/** Returns an error for each signal that stands against the grant and was not seen. */
const signauxErrors = (aVoir: readonly Signal[]): FieldError[] =>
  aVoir.map(({ code, titre }) => ({
    field: champSignal(code),
    message: `${titre} : cochez que vous l’avez vu, ou changez d’issue.`,
  }));

const resteSaid = (reste: number): string =>
  reste === 0 ? '' : `Reste ${count(reste, 'point à cocher', 'points à cocher')}.`;

const departSaid = (minutes: number): string =>
  minutes === 0
    ? 'Tout part aussitôt : votre service ne garde pas ses décisions.'
    : `Rien ne part avant ${minutes} minutes : la décision se reprend jusqu’à ${formatHeure(departOf(now(), minutes))}.`;
