import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { motsLot, sayActeLot, sayDossiersLeft, saySommeAccordee } from '@asso/domain/instruction/lot.words';
import { Dialog } from '../../ui/Dialog.tsx';
import { finalActions } from '../decision/decision-words.ts';
import { LotApercu } from './LotApercu.tsx';
import { LotEnveloppes } from './LotEnveloppes.tsx';
import type { LotState } from './use-lot.ts';

type LotConfirmationProps = { value: LotView; lot: LotState; onClose: () => void };

/** Before a lot is launched, says all that it does, and shows the e-mail and the letter that one association receives. */
export function LotConfirmation({ value, lot, onClose }: LotConfirmationProps) {
  const { action, comptes, accorde, annees, reprise_minutes } = value;
  const left = comptes.exclue + comptes.retiree;
  const verb = sayActeLot(action, comptes.prete);
  const amount = action === 'grant' ? `, ${saySommeAccordee(accorde, annees)}` : '';
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
        isDanger: finalActions.some((one) => one === action),
      }}
    >
      <p>{motsLot(action).effet}</p>
      <LotEnveloppes lot={value} />
      {left > 0 && <p>{sayDossiersLeft(left)}.</p>}
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
