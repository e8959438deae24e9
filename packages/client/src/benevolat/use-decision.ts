import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { DeclarationCec } from '@asso/contract/benevolat/declaration.schemas';
import type { DecisionCec } from '@asso/domain/benevolat/declaration.states';
import { faitesSaid } from '@asso/domain/benevolat/declaration.words';
import { useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { loadUser } from '../platform/session/session.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';
import { type Faites, faitesOf } from './faites.ts';

type Act = { decision: DecisionCec; motif: number | null; declarations: readonly DeclarationCec[] };

/** It decides one or several declarations in one call, once, and keeps the results to be shown. */
export function useDecision() {
  const [faites, setFaites] = useState<Faites | null>(null);
  const [refus, setRefus] = useState<string | null>(null);
  const sent = useRef({ content: '', key: newId() });
  const reread = useReread();
  const decide = async ({ decision, motif, declarations }: Act): Promise<boolean> => {
    const body = {
      status: decision,
      motif_refus_id: motif,
      declarations: declarations.map(({ id, version }) => ({ id, version })),
    };
    // The same decision tried again keeps its key; another decision gets a new one.
    const content = JSON.stringify(body);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    const outcome = await call(declarationEndpoints.decideDeclarations, {
      query: {},
      body,
      idempotencyKey: sent.current.key,
    });
    if (!outcome.ok) {
      setRefus(outcome.problem.message);
      return false;
    }
    setRefus(null);
    const done = faitesOf({ decision, declarations }, outcome.value.resultats);
    setFaites(done);
    announce(`${faitesSaid(decision, done.faites)}.`);
    await Promise.all([
      reread(declarationEndpoints.listDeclarations),
      reread(declarationEndpoints.listLogs),
      // The user is read again for the number shown beside the entry of the navigation.
      loadUser({ again: true }).catch(() => null),
    ]);
    return true;
  };
  return { faites, refus, decide, forget: () => setRefus(null), leave: () => setFaites(null) };
}
