import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { DeclarationCec } from '@asso/contract/benevolat/declaration.schemas';
import type { DecisionCec } from '@asso/domain/benevolat/declaration.states';
import { sayDeclarationsDone } from '@asso/domain/benevolat/declaration.words';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { listRefusals } from '../platform/saisie/use-saisie.ts';
import { loadUser } from '../platform/session/session.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { describeFaites, type Faites } from './faites.ts';

type Act = {
  decision: DecisionCec;
  motif: number | null;
  declarations: readonly DeclarationCec[];
  key: string;
};

/** Decides one or several declarations in one call, once, and keeps the results to be shown. */
export function useDecision() {
  const [faites, setFaites] = useState<Faites | null>(null);
  const reread = useReread();
  const decide = async ({ decision, motif, declarations, key }: Act): Promise<FieldError[]> => {
    const body = {
      status: decision,
      motif_refus_id: motif,
      declarations: declarations.map(({ id, version }) => ({ id, version })),
    };
    const sent = { query: {}, body, idempotencyKey: key };
    const outcome = await call(declarationEndpoints.decideDeclarations, sent);
    if (!outcome.ok) return listRefusals(outcome.problem);
    const done = describeFaites({ decision, declarations }, outcome.value.resultats);
    setFaites(done);
    announce(`${sayDeclarationsDone(decision, done.faites)}.`);
    await Promise.all([
      reread(declarationEndpoints.listDeclarations),
      reread(declarationEndpoints.listLogs),
      // The user is read again because the number shown beside this page in the navigation has changed.
      loadUser({ again: true }).catch(() => null),
    ]);
    return [];
  };
  return { faites, decide, leave: () => setFaites(null) };
}
