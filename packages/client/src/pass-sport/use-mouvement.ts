import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { RapportMouvements } from '@asso/contract/pass-sport/service-psp.schemas';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { faitesPspDit } from '@asso/domain/pass-sport/service-psp.words';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { refusalsOf } from '../platform/saisie/use-saisie.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import type { ActeSaisi, Choix } from './MouvementDialog.tsx';

const { moveInscriptionsPsp, listRemboursements, readRemboursement } = servicePspEndpoints;

/** An act on the selection is first tried in a dialog, then done once. */
export function useMouvement(onDone: () => void) {
  const [enCours, setEnCours] = useState<{ action: ActionPaiement; choix: Choix } | null>(null);
  const [fait, setFait] = useState<RapportMouvements | null>(null);
  const reread = useReread();
  const confirm = async (acte: ActeSaisi, idempotencyKey: string): Promise<FieldError[]> => {
    if (!enCours) return [];
    const { action, choix } = enCours;
    const outcome = await call(moveInscriptionsPsp, {
      query: {},
      body: {
        action,
        ...choix,
        motif: action === 'refuse' ? (acte.motif ?? '') : null,
        paye_le: action === 'pay' ? (acte.paye_le ?? null) : null,
        reference: action === 'pay' ? acte.reference || null : null,
      },
      idempotencyKey,
    });
    if (!outcome.ok) return refusalsOf(outcome.problem);
    // The lists are read again first, so that the next selection is made among fresh lines.
    await Promise.all([reread(listRemboursements), reread(readRemboursement)]);
    setEnCours(null);
    setFait(outcome.value);
    onDone();
    announce(`${faitesPspDit(action, outcome.value.faites, outcome.value.montant)}.`);
    return [];
  };
  return {
    enCours,
    fait,
    confirm,
    begin: (action: ActionPaiement, choix: Choix) => {
      setFait(null);
      setEnCours({ action, choix });
    },
    close: () => setEnCours(null),
    leave: () => setFait(null),
  };
}
