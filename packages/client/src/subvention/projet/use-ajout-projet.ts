import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { newId } from '../../ui/page/new-id.ts';
import { projetHref } from '../dossier-liens.ts';
import type { SubventionEdition } from '../edition.ts';

/** Returns a function that adds one project, however often it is called, and opens it. */
export function useAjoutProjet({ dossier, found }: SubventionEdition) {
  const [error, setError] = useState<string | null>(null);
  const idempotencyKey = useRef(newId());
  const add = async (how?: { replace: boolean }) => {
    const outcome = await call(projetEndpoints.createProjet, {
      params: { id_fo: dossier.id_fo },
      idempotencyKey: idempotencyKey.current,
    });
    if (!outcome.ok) {
      idempotencyKey.current = newId();
      return setError(outcome.problem.message);
    }
    await found.refresh();
    go(projetHref(dossier, outcome.value.id), how);
  };
  return { error, add };
}
