import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { acteSaid, laissesSaid, motsLot, sommeSaid } from '@asso/domain/instruction/lot.words';
import { Dialog } from '../../ui/Dialog.tsx';
import { sansRetour } from '../decision/decision-words.ts';
import { LotApercu } from './LotApercu.tsx';
import { LotEnveloppes } from './LotEnveloppes.tsx';
import type { Lot } from './use-lot.ts';

type LotConfirmationProps = { value: LotView; lot: Lot; onClose: () => void };

/** Before a lot is launched, says all that it does, and shows the e-mail and the letter that one association receives. */
export function LotConfirmation({ value, lot, onClose }: LotConfirmationProps) {
  const { action, comptes, accorde, annees, reprise_minutes } = value;
  const left = comptes.exclue + comptes.retiree;
  const verb = acteSaid(action, comptes.prete);
  const amount = action === 'grant' ? `, ${sommeSaid(accorde, annees)}` : '';
  return (
    <Dialog
      title={`${verb}${amount} ?`}
      onClose={onClose}
      action={{
        label: verb,
        onPress: async () => {
          await lot.launch();
          onClose();
        },
        isDanger: sansRetour.some((one) => one === action),
      }}
    >
      <p>{motsLot(action).effet}</p>
      <LotEnveloppes lot={value} />
      {left > 0 && <p>{laissesSaid(left)}.</p>}
      {isIssue(action) && (
        <>
          <LotApercu value={value} />
          <p>
            {reprise_minutes === 0
              ? 'Tout part aussitôt : votre service ne garde pas ses décisions.'
              : `Rien ne part avant ${reprise_minutes} minutes : d’ici là, un bouton reprend toutes ces décisions.`}
          </p>
        </>
      )}
    </Dialog>
  );
}
