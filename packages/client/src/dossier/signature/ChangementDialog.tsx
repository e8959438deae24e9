import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { ASigner } from '@asso/contract/dossier/signature.schemas';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { forgetJeton } from './jeton-signature.ts';
import type { Nommee } from './use-a-signer.ts';

type ChangementDialogProps = {
  nommee: Nommee;
  par: { prenom: string; nom: string };
  onClose: () => void;
  onSent: (demande: ASigner) => void;
};

/** Asks the person who prepared the dossier for a change: they receive these words, and nothing is transmitted. */
export function ChangementDialog({ nommee, par, onClose, onSent }: ChangementDialogProps) {
  const [mot, setMot] = useState('');
  const [error, setError] = useState<string | null>(null);
  const key = useRef(newId());
  const send = async () => {
    const outcome = await call(signatureEndpoints.refuseSignature, {
      body: { ...nommee, mot },
      idempotencyKey: key.current,
    });
    if (outcome.ok) {
      forgetJeton();
      onClose();
      return onSent(outcome.value);
    }
    key.current = newId();
    setError(outcome.problem.message);
  };
  return (
    <Dialog
      title="Que faut-il changer ?"
      onClose={onClose}
      action={{ label: `Envoyer à ${par.prenom}`, onPress: send }}
    >
      <p>
        {par.prenom} {par.nom} reçoit votre mot et rouvre le dossier. Rien n’est transmis.
      </p>
      <FieldList
        fields={champs}
        value={{ mot }}
        onChange={(_, to) => setMot(String(to ?? ''))}
        errors={error ? [{ field: 'mot', message: error }] : []}
        stage="saisie"
        saysRequired={false}
      />
    </Dialog>
  );
}

const champs = {
  mot: { kind: 'text', label: 'Votre mot', multiline: true, max: 1000, requiredAt: 'saisie' },
} as const;
