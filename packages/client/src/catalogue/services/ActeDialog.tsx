import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type ActeSuite, useActe } from '../campagne/use-acte.ts';

export type DialogActe = {
  verbe: string;
  titre: string;
  consequence: string;
  done: string;
  isDanger?: boolean;
  send: () => Promise<ActeSuite>;
  after: () => void;
  /** Reads again what the page said before the refusal, which shows that it was no longer so. */
  refused?: () => unknown;
};

/** Says what an action changes before it is done, and shows the reason of a refusal. */
export function ActeDialog({ acte, onClose }: { acte: DialogActe; onClose: () => void }) {
  const { isBusy, problems, send } = useActe();
  const confirm = async () => {
    if (!(await send(acte.send))) {
      await acte.refused?.();
      return;
    }
    notify('succes', acte.done);
    onClose();
    acte.after();
  };
  return (
    <Dialog
      title={acte.titre}
      onClose={onClose}
      action={{ label: acte.verbe, onPress: confirm, isDanger: acte.isDanger, isBusy }}
    >
      <div role="alert">
        {problems.map(({ message }) => (
          <Notice key={message} tone="erreur" title={message} />
        ))}
      </div>
      {problems.length === 0 && <p>{acte.consequence}</p>}
    </Dialog>
  );
}
