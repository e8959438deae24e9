import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { DossierASigner, Signe } from '@asso/contract/dossier/signature.schemas';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { isPassing } from '../../platform/call/call-problems.ts';
import { useRereadAll } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';
import { forgetJeton } from './jeton-signature.ts';
import type { Nommee, useDossierToSign } from './use-a-signer.ts';

type Given = {
  nommee: Nommee;
  dossier: DossierASigner;
  aSigner: ReturnType<typeof useDossierToSign>;
  /** Called when the dossier cannot be signed as it is: the dialog closes, and the page says why. */
  onRefused: () => void;
};

export type Signer = ReturnType<typeof useSigner>;

/** Signs and transmits. Every try has the same key, so that two presses, or a call sent again, sign once. */
export function useSigner({ nommee, dossier, aSigner, onRefused }: Given) {
  const [signe, setSigne] = useState<Signe | null>(null);
  const [refus, setRefus] = useState<string | null>(null);
  const [codeRefuse, setCodeRefuse] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newId());
  const isUnderWay = useRef(false);
  const rereadAll = useRereadAll();

  const sign = async (code: string | undefined): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setRefus(null);
    setCodeRefuse(null);
    const outcome = await call(signatureEndpoints.signDossier, {
      body: { ...nommee, empreinte: dossier.empreinte, ...(code ? { code } : {}) },
      idempotencyKey: key.current,
    });
    isUnderWay.current = false;
    setIsBusy(false);
    if (outcome.ok) {
      forgetJeton();
      setSigne(outcome.value);
      await rereadAll();
      return;
    }
    const { problem } = outcome;
    if (!isPassing(problem)) key.current = newId();
    if (problem.code === 'dossier.signature-code') return setCodeRefuse(problem.message);
    onRefused();
    // When the dossier changed, the message names the part that changed; any other refusal is shown in the words of
    // the server.
    if (problem.code !== 'dossier.signature-changee' || (await aSigner.check())) setRefus(problem.message);
  };

  return { sign, isBusy, signe, refus, codeRefuse };
}
