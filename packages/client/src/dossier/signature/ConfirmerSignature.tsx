import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { toServices } from '@asso/domain/service/nom-service.words';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { ASignerOuvert, Nommee } from './use-a-signer.ts';
import type { Signer } from './use-signer.ts';

type ConfirmerSignatureProps = {
  demande: ASignerOuvert;
  nommee: Nommee;
  signer: Signer;
  onClose: () => void;
};

/**
 * The confirmation before signing: who signs, in what capacity, where and when; with a code when the link alone is not
 * proof enough.
 */
export function ConfirmerSignature({ demande, nommee, signer, onClose }: ConfirmerSignatureProps) {
  const { dossier, nom, fonction, confirmation } = demande;
  const [code, setCode] = useState('');
  const asksCode = confirmation !== 'lien-courriel';
  const sent = useCodeSent(nommee, confirmation === 'code-courriel');
  return (
    <Dialog title="Signer et transmettre ?" onClose={onClose}>
      <p>
        « {dossier.nom} », {dossier.demande} {toServices(dossier.services)}.
      </p>
      <div className="signer__signature">
        <p className="signer__nom">{nom}</p>
        <p className="discret signer__role">
          {fonction}, {dossier.association}
          {dossier.lieu && `, à ${dossier.lieu}`}, le {formatDate(now())}
        </p>
      </div>
      {asksCode && (
        <FormFrame onSend={() => signer.sign(code)}>
          {sent && <p role="status">{sent}</p>}
          <FieldList
            fields={confirmation === 'second-facteur' ? champs.application : champs.courriel}
            value={{ code }}
            onChange={(_, to) => setCode(String(to ?? ''))}
            errors={signer.codeRefuse ? [{ field: 'code', message: signer.codeRefuse }] : []}
            stage="saisie"
            saysRequired={false}
          />
        </FormFrame>
      )}
      <div className="signer__choix">
        <ActionButton
          className="fr-btn--icon-left fr-icon-send-plane-line"
          onPress={() => signer.sign(asksCode ? code : undefined)}
          isBusy={signer.isBusy}
          busyText="Transmission en cours…"
        >
          Je signe et je transmets
        </ActionButton>
        <ActionButton kind="tertiaire" className="signer__autre" onPress={onClose}>
          Relire d’abord
        </ActionButton>
      </div>
    </Dialog>
  );
}

const code = { kind: 'text', max: 12, autocomplete: 'one-time-code', requiredAt: 'saisie' } as const;
const champs = {
  application: {
    code: {
      ...code,
      label: 'Code de votre application',
      aide: 'Les 6 chiffres affichés sur votre téléphone.',
    },
  },
  courriel: {
    code: {
      ...code,
      label: 'Code reçu par courriel',
      aide: 'Les 6 chiffres du courriel que nous venons d’envoyer.',
    },
  },
} as const;

/** Sends a code once, when the dialog opens; returns the sentence that says where it was sent. */
function useCodeSent(nommee: Nommee, isNeeded: boolean): string | null {
  const [said, setSaid] = useState<string | null>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isNeeded || isSent.current) return;
    isSent.current = true;
    void call(signatureEndpoints.sendCodeSignature, { body: nommee }).then((outcome) =>
      setSaid(outcome.ok ? `Code envoyé à ${outcome.value.courriel}.` : outcome.problem.message),
    );
  }, [isNeeded, nommee]);
  return said;
}
