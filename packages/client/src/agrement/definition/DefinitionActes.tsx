import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { useState } from 'react';
import { type Suite, useActe } from '../../catalogue/campagne/use-acte.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { DupliquerAgrement } from './DupliquerAgrement.tsx';

type DefinitionActesProps = { agrement: AgrementResume; onDone: () => void };
type Acte = 'duplicate' | 'withdraw' | 'restore' | 'delete';

const verbes: Record<Acte, string> = {
  duplicate: 'Dupliquer',
  withdraw: 'Retirer',
  restore: 'Proposer à nouveau',
  delete: 'Supprimer',
};

/** The dialog says these consequences before the act is done. */
const suites: Record<Exclude<Acte, 'duplicate'>, string> = {
  withdraw:
    'Les associations ne le trouveront plus et ne pourront plus le demander. Ses dossiers restent et s’instruisent comme avant.',
  restore: 'Les associations le retrouveront, et pourront le demander entre ses dates.',
  delete: 'Aucun dossier n’a été commencé. Son code pourra servir à un autre agrément.',
};

const faits: Record<Exclude<Acte, 'duplicate'>, string> = {
  withdraw: 'n’est plus proposé.',
  restore: 'est de nouveau proposé.',
  delete: 'est supprimé.',
};

/** It offers only the acts that the rights of this accreditation allow. */
export function DefinitionActes({ agrement, onDone }: DefinitionActesProps) {
  const [asked, setAsked] = useState<Acte | null>(null);
  const close = () => setAsked(null);
  const open = (Object.keys(verbes) as Acte[]).filter((acte) => agrement.rights[acte] === true);
  return (
    <>
      <RowActs
        of={agrement.libelle}
        acts={open.map((acte) => ({
          label: verbes[acte],
          of: `: ${agrement.libelle}`,
          onPress: () => setAsked(acte),
        }))}
      />
      {asked === 'duplicate' && <DupliquerAgrement agrement={agrement} onClose={close} />}
      {asked !== null && asked !== 'duplicate' && (
        <ActeDialog
          {...{ agrement, acte: asked, onClose: close }}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}

type ActeDialogProps = DefinitionActesProps & { acte: Exclude<Acte, 'duplicate'>; onClose: () => void };

function ActeDialog({ agrement, acte, onClose, onDone }: ActeDialogProps) {
  const { isBusy, problems, send } = useActe();
  const [idempotencyKey] = useState(newId);
  const { _id: id, libelle, version } = agrement;
  const act = async () => {
    const at = { params: { id }, idempotencyKey };
    const outcome = await send<Suite>(() =>
      acte === 'delete'
        ? call(definitionEndpoints.deleteAgrement, at)
        : call(definitionEndpoints.changeEtatAgrement, {
            ...at,
            body: { etat: acte === 'withdraw' ? 'retire' : 'publie' },
            ifMatch: version,
          }),
    );
    if (!outcome) return;
    notify('succes', `${libelle} ${faits[acte]}`);
    onDone();
  };
  return (
    <Dialog
      title={`${verbes[acte]} « ${libelle} » ?`}
      onClose={onClose}
      action={{
        label: `${verbes[acte]}${acte === 'restore' ? '' : ' l’agrément'}`,
        onPress: act,
        isBusy,
        isDanger: acte === 'delete',
      }}
    >
      <div role="alert">
        {problems.map(({ message }) => (
          <Notice key={message} tone="erreur" title={message} />
        ))}
      </div>
      <p>{suites[acte]}</p>
    </Dialog>
  );
}
