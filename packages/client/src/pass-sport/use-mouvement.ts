import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { RapportMouvements } from '@asso/contract/pass-sport/service-psp.schemas';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { faitesPspDit } from '@asso/domain/pass-sport/service-psp.words';
import { useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';

const { moveInscriptionsPsp, listRemboursements, readRemboursement } = servicePspEndpoints;

export type Choix = { inscriptions: { id: string; version: number }[]; dossiers: string[] };
export type Acte = { motif: string; paye_le: string | null; reference: string };

/** An act on the selection is first tried in a dialog, then done once. */
export function useMouvement(onDone: () => void) {
  const [enCours, setEnCours] = useState<{ action: ActionPaiement; choix: Choix } | null>(null);
  const [fait, setFait] = useState<RapportMouvements | null>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const key = useRef(newId());
  const reread = useReread();
  const confirm = async (acte: Acte): Promise<void> => {
    if (!enCours) return;
    const { action, choix } = enCours;
    const outcome = await call(moveInscriptionsPsp, {
      query: {},
      body: {
        action,
        ...choix,
        motif: action === 'refuse' ? acte.motif : null,
        paye_le: action === 'pay' ? acte.paye_le : null,
        reference: action === 'pay' ? acte.reference || null : null,
      },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) {
      key.current = newId();
      setErrors([{ field: outcome.problem.field ?? 'acte', message: outcome.problem.message }]);
      return;
    }
    // The lists are read again first, so that the next selection is made among fresh lines.
    await Promise.all([reread(listRemboursements), reread(readRemboursement)]);
    setEnCours(null);
    setFait(outcome.value);
    onDone();
    announce(`${faitesPspDit(action, outcome.value.faites, outcome.value.montant)}.`);
  };
  return {
    enCours,
    fait,
    errors,
    confirm,
    begin: (action: ActionPaiement, choix: Choix) => {
      key.current = newId();
      setErrors([]);
      setFait(null);
      setEnCours({ action, choix });
    },
    close: () => setEnCours(null),
    leave: () => setFait(null),
  };
}
