import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { DupliquerSubvention } from './DupliquerSubvention.tsx';
import { useActe } from './use-acte.ts';

type SubventionActesProps = { subvention: SubventionAdministree; onDone: () => void };
type Acte = 'duplicate' | 'activate' | 'deactivate' | 'delete';

const verbes: Record<Acte, string> = {
  duplicate: 'Dupliquer',
  activate: 'Activer',
  deactivate: 'Désactiver',
  delete: 'Supprimer',
};

/** It offers only the acts that the rights of this subvention allow. */
export function SubventionActes({ subvention, onDone }: SubventionActesProps) {
  const [asked, setAsked] = useState<Acte | null>(null);
  const close = () => setAsked(null);
  const done = (said: string) => {
    notify('succes', said);
    close();
    onDone();
  };
  // A published subvention must be withdrawn before it is deleted, so « Supprimer » never stands beside « Dupliquer »
  // there.
  const open = (Object.keys(verbes) as Acte[]).filter(
    (acte) => subvention.rights[acte] === true && !(acte === 'delete' && subvention.etat === 'publiee'),
  );
  return (
    <>
      <RowActs
        of={subvention.titre}
        acts={open.map((acte) => ({
          label: verbes[acte],
          of: `: ${subvention.titre}`,
          onPress: () => setAsked(acte),
        }))}
      />
      {asked === 'duplicate' && <DupliquerSubvention subvention={subvention} onClose={close} />}
      {(asked === 'activate' || asked === 'deactivate') && (
        <ActiverDialog
          subvention={subvention}
          isActive={asked === 'activate'}
          onClose={close}
          onDone={done}
        />
      )}
      {asked === 'delete' && <SupprimerDialog subvention={subvention} onClose={close} onDone={done} />}
    </>
  );
}

type DialogProps = { subvention: SubventionAdministree; onClose: () => void; onDone: (said: string) => void };

function ActiverDialog({ subvention, isActive, onClose, onDone }: DialogProps & { isActive: boolean }) {
  const { isBusy, problems, send } = useActe();
  const { id, titre, version } = subvention;
  const change = async () => {
    const outcome = await send(() =>
      call(campagneEndpoints.updateSubvention, {
        params: { id },
        body: { active: isActive },
        ifMatch: version,
      }),
    );
    if (outcome) onDone(isActive ? `${titre} est de nouveau proposée.` : `${titre} n’est plus proposée.`);
  };
  return (
    <Dialog
      title={isActive ? `Activer « ${titre} » ?` : `Désactiver « ${titre} » ?`}
      onClose={onClose}
      action={{ label: isActive ? 'Activer' : 'Désactiver', onPress: change, isBusy }}
    >
      <Refus problems={problems} />
      <p>
        {isActive
          ? 'Les associations la retrouveront, et pourront la demander entre ses dates.'
          : 'Les associations ne la trouveront plus et ne pourront plus la demander. Ses dossiers restent et s’instruisent comme avant.'}
      </p>
    </Dialog>
  );
}

function SupprimerDialog({ subvention, onClose, onDone }: DialogProps) {
  const { isBusy, problems, send } = useActe();
  const [key] = useState(newId);
  const { id, titre, code } = subvention;
  const remove = async () => {
    const outcome = await send(() =>
      call(campagneEndpoints.deleteSubvention, { params: { id }, idempotencyKey: key }),
    );
    if (outcome) onDone(`${titre} est supprimée.`);
  };
  return (
    <Dialog
      title={`Supprimer « ${titre} » ?`}
      onClose={onClose}
      action={{ label: 'Supprimer la subvention', onPress: remove, isDanger: true, isBusy }}
    >
      <Refus problems={problems} />
      <p>
        Aucun dossier n’a été commencé. Son brouillon et ses versions ne seront plus accessibles, et le code{' '}
        {code} pourra servir à une autre.
      </p>
    </Dialog>
  );
}

const Refus = ({ problems }: { problems: readonly { message: string }[] }) => (
  <div role="alert">
    {problems.map(({ message }) => (
      <Notice key={message} tone="erreur" title={message} />
    ))}
  </div>
);
