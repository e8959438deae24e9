import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { signatureEndpoints } from '@asso/contract/subvention/signature.endpoints';
import type { DossierASigner } from '@asso/contract/subvention/signature.schemas';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { isPassing } from '../../platform/call/call-problems.ts';
import { useReread } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';
import { forgetJeton } from './jeton-signature.ts';
import type { Nommee, useASigner } from './use-a-signer.ts';

type Recepisse = { id_fo: string; transmis_le: string; services: string[]; delai_habituel_jours: number };

type Given = {
  nommee: Nommee;
  dossier: DossierASigner;
  aSigner: ReturnType<typeof useASigner>;
  /** Called when the dossier cannot be signed as it is: the dialog closes, and the page says why. */
  onRefused: () => void;
};

export type Signer = ReturnType<typeof useSigner>;

/** Signs and transmits. Every try has the same key, so that two presses, or a call sent again, sign once. */
export function useSigner({ nommee, dossier, aSigner, onRefused }: Given) {
  const [recepisse, setRecepisse] = useState<Recepisse | null>(null);
  const [refus, setRefus] = useState<string | null>(null);
  const [codeRefuse, setCodeRefuse] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newId());
  const isUnderWay = useRef(false);
  const reread = useReread();

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
      setRecepisse(outcome.value);
      await Promise.all([
        reread(dossierEndpoints.listDossiers),
        reread(tableauDeBordEndpoints.tableauDeBord),
      ]);
      return;
    }
    const { problem } = outcome;
    if (!isPassing(problem)) key.current = newId();
    if (problem.code === 'subvention.signature-code') return setCodeRefuse(problem.message);
    onRefused();
    // When the dossier changed, the message names the part that changed; any other refusal is shown in the words of
    // the server.
    if (problem.code !== 'subvention.signature-changee' || (await aSigner.check())) setRefus(problem.message);
  };

  return { sign, isBusy, recepisse, refus, codeRefuse };
}
