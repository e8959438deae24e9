import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import type { ASigner, DossierASigner } from '@asso/contract/dossier/signature.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';

/** The demande de signature, named by the secret of its link or by its id. */
export type Nommee = { jeton?: string; id?: string };

/** A request that still waits for its reader's signature. */
export type ASignerOuvert = ASigner & { dossier: DossierASigner };
export const isOuverte = (demande: ASigner): demande is ASignerOuvert => demande.dossier !== null;

type EtatASigner =
  | { kind: 'attente' }
  | { kind: 'refus'; problem: ProblemReply }
  | { kind: 'lu'; demande: ASigner };

/** Reads what is to be signed, and again before each press: the parts that changed meanwhile are named. */
export function useDossierToSign(nommee: Nommee) {
  const [state, setState] = useState<EtatASigner>({ kind: 'attente' });
  const [changes, setChanges] = useState<readonly string[]>([]);
  const { jeton, id } = nommee;
  const read = useCallback(async () => {
    const outcome = await call(signatureEndpoints.readASigner, { body: jeton ? { jeton } : { id } });
    setState(
      outcome.ok ? { kind: 'lu', demande: outcome.value } : { kind: 'refus', problem: outcome.problem },
    );
    return outcome;
  }, [jeton, id]);
  useEffect(() => void read(), [read]);

  /** Returns whether what is shown is still what is to be signed. */
  const check = async (): Promise<boolean> => {
    const shown = state.kind === 'lu' ? state.demande.dossier : null;
    const outcome = await read();
    const present = outcome.ok ? outcome.value.dossier : null;
    if (!shown || !present) return false;
    const changed = changedParts(shown, present);
    setChanges(changed);
    return changed.length === 0;
  };

  return {
    state,
    changes,
    read,
    check,
    put: (demande: ASigner) => setState({ kind: 'lu', demande }),
  };
}

/** Returns the names of the parts that changed, were added or were removed since the dossier was shown. */
export function changedParts(shown: DossierASigner, present: DossierASigner): string[] {
  const before = new Map(shown.parts.map((one) => [one.id, one]));
  const after = new Map(present.parts.map((one) => [one.id, one]));
  const changed = present.parts.filter(({ id, empreinte }) => before.get(id)?.empreinte !== empreinte);
  const gone = shown.parts.filter(({ id }) => !after.has(id));
  return [...new Set([...changed, ...gone].map(({ libelle }) => libelle))];
}
