import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { findMove } from '@asso/domain/dossier/instruction.states';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { type InstructionView, sayEtatIssue } from '../../dossier/etat-dossier.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
import { type DecisionTyped, labelBouton, writeMotif } from './decision.ts';

type DecisionApercuProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: DecisionTyped;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/**
 * Before a change of state other than a decision, shows the exact e-mail that the association will receive, and asks to
 * confirm.
 */
export function DecisionApercu({ dossier, instruction, saisie, onConfirm, onClose }: DecisionApercuProps) {
  const { action } = saisie;
  const move = action && findMove({ from: instruction.etat, action, by: 'service', genre: dossier.genre });
  if (!action || !move || move.to === 'previous') return null;
  const isRetire =
    instruction.completude.etat === 'demande' && closesCompletude(action, instruction.completude.etat);
  const verb = labelBouton(saisie, instruction.etat);
  return (
    <Dialog
      title="Voici ce que l’association recevra"
      onClose={onClose}
      action={{
        label: `Confirmer : ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`,
        onPress: onConfirm,
      }}
    >
      <CourrielApercu dossier={dossier} instruction={instruction} saisie={saisie} />
      <LettresApercu dossier={dossier} instruction={instruction} saisie={saisie} />
      <p>
        Son dossier affichera : <EtatBadge etat={move.to} />{' '}
        {sayEtatIssue(move.to, { motif: writeMotif(saisie), genre: dossier.genre })}
      </p>
      {isRetire && <p>La demande de compléments est retirée des deux côtés.</p>}
    </Dialog>
  );
}
