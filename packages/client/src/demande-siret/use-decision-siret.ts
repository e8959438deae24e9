import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { DecisionSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { useRef, useState } from 'react';
import { call } from '../platform/call/call.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { newId } from '../ui/page/new-id.ts';
import type { DemandeRead } from './edition.ts';
import { champDecision, type Saisie } from './saisie-decision.ts';

/** It makes one move, once; a decision made meanwhile by somebody else is read again and shown. */
export function useDecisionSiret(demande: DemandeSiretView, { refresh }: DemandeRead) {
  const [faite, setFaite] = useState<{ action: DecisionSiret } | null>(null);
  const [refus, setRefus] = useState<FieldError | null>(null);
  const sent = useRef({ body: '', key: newId() });
  const reread = useReread();
  const confirm = async (action: DecisionSiret, { motif, id_siret }: Saisie): Promise<boolean> => {
    const body = action === 'grant' ? { id_siret } : motif.trim() ? { motif: motif.trim() } : {};
    // The same decision tried again keeps its key; another decision, or another version, gets a new one.
    const content = JSON.stringify([action, body, demande.version]);
    if (sent.current.body !== content) sent.current = { body: content, key: newId() };
    const outcome = await call(demandeSiretEndpoints.decideDemandeSiret, {
      params: { id: demande.identifiant.id_fo_fonctionnel, action },
      query: {},
      body,
      ifMatch: demande.version,
      idempotencyKey: sent.current.key,
    });
    if (!outcome.ok) {
      const { field, message, code } = outcome.problem;
      setRefus({ field: champDecision(field ?? 'action'), message });
      if (code === 'kernel.conflit' || code === 'demande-siret.mouvement-impossible') await refresh();
      return false;
    }
    setRefus(null);
    await Promise.all([refresh(), reread(demandeSiretEndpoints.listDemandesSiret)]);
    setFaite({ action });
    announce(`${motsSiret[action].fait}.`);
    return true;
  };
  return { faite, refus, confirm, forget: () => setRefus(null) };
}
