import type { ConclusionView } from '@asso/contract/instruction/bureau.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { type EtatInstruction, findMove } from '@asso/domain/dossier/instruction.states';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { computeDepart } from '@asso/domain/instruction/conclusion.rules';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { intituleDossier, sayEtatIssue } from '../../dossier/etat-dossier.ts';
import { now } from '../../platform/clock.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { type Signal, useSignaux } from '../signaux/use-signaux.ts';
import { AutreDecision } from './AutreDecision.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DecisionPartie } from './DecisionPartie.tsx';
import {
  champSignal,
  type DecisionTyped,
  listSurplus,
  needsMotif,
  totalAccorde,
  writeMotif,
} from './decision.ts';
import type { DecisionPanelProps } from './decision-props.ts';
import { SignauxContraires } from './SignauxContraires.tsx';
import type { DecisionState } from './use-decision.ts';
import { useDecisionSaisie } from './use-decision-saisie.ts';

type ConclureDialogProps = DecisionPanelProps & {
  decision: DecisionState;
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
  const service = instruction.id_service_instructeur;
  const { contraires, autres } = useSignaux(dossier.id_fo, service);
  const { signauxVus } = decision.brouillon;
  const vus = signauxVus.filter((vu) => contraires.some(({ code }) => code === vu));
  const saisie = { ...enCours.saisie, signauxVus: vus };
  const { action } = saisie;
  const isGrant = action === 'grant';
  const aVoir = isGrant ? contraires.filter(({ code }) => !vus.includes(code)) : [];
  const titre = `Conclure « ${intituleDossier(dossier)} »`;
  const mine = { genre: dossier.genre, saisie, lignes };
  if (autre !== null || decideEn !== null)
    return (
      <Dialog title={titre} size="xl" onClose={onClose}>
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
  const shown = { dossier, instruction, saisie, lignes };
  const to = action && findMove({ from: instruction.etat, action, by: 'service', genre: dossier.genre })?.to;
  const { completude } = instruction;
  const isRetire =
    action !== null && completude.etat === 'demande' && closesCompletude(action, completude.etat);
  const attendu = letterAwaits(saisie, instruction.etat, panel.accord !== undefined);
  const surplus = isGrant ? listSurplus(lignes, saisie.montants) : [];
  return (
    <DecisionDialog
      titre={titre}
      note={[departSaid(minutes), resteSaid(aVoir.length)].join(' ')}
      refusTitre="Votre décision n’est pas enregistrée"
      panel={panel}
      decision={decision}
      enCours={enCours}
      saisie={saisie}
      found={[...signauxErrors(aVoir), ...enCours.found]}
      onClose={onClose}
      faits={
        <p className="discret">
          {dossier.demandeur.nom} · {dossier.id_fo}
        </p>
      }
      avant={(errors) => (
        <SignauxContraires
          contraires={contraires}
          autres={autres}
          vus={vus}
          isGrant={isGrant}
          errors={errors}
          onChange={(next) => decision.change({ signauxVus: next })}
        />
      )}
      apres={
        surplus.length > 0 && (
          <Notice tone="attention" title="Vous accordez plus que ce qui est demandé">
            <ul>
              {surplus.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Notice>
        )
      }
      recu={
        <>
          <CourrielApercu {...shown} />
          {attendu === null || !saisie.courriers?.length ? (
            <LettresApercu {...shown} />
          ) : (
            <p className="discret">La lettre se montre dès que {attendu}.</p>
          )}
        </>
      }
      apresLettres={
        <>
          {isRetire && <p>La demande de compléments est retirée des deux côtés.</p>}
          {to && to !== 'previous' && (
            <p>
              Son dossier affichera : <EtatBadge etat={to} />{' '}
              {sayEtatIssue(to, {
                montantEuros: isGrant && lignes ? totalAccorde(lignes, saisie.montants) : undefined,
                motif: writeMotif(saisie),
                genre: dossier.genre,
              })}
            </p>
          )}
        </>
      }
    />
  );
}

/** Says what the letter waits for before it can be shown; null when it waits for nothing. */
function letterAwaits(saisie: DecisionTyped, etat: EtatInstruction, hasArrete: boolean): string | null {
  const { action, accord } = saisie;
  if (action && needsMotif(etat, action) && writeMotif(saisie) === '') return 'le motif est écrit';
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
    : `Rien ne part avant ${minutes} minutes : la décision se reprend jusqu’à ${formatHeure(computeDepart(now(), minutes))}.`;
