import { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { newId } from '../../ui/page/new-id.ts';

/** Sends the association a reminder of this kind (`chooseRelance`), and says to how many people it went. */
export function useRappel(id_fo: string, type: number) {
  const [key, setKey] = useState(newId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isFait, setIsFait] = useState(false);
  const rappeler = async () => {
    const outcome = await call(relanceEndpoints.notifyDossier, {
      params: { id_fo },
      query: { type },
      idempotencyKey: key,
    });
    setKey(newId());
    setRefusal(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    setIsFait(true);
    notify('succes', `Rappel envoyé à ${count(outcome.value.prevenus, 'personne', 'personnes')}.`);
  };
  return { rappeler, refusal, isFait };
}
