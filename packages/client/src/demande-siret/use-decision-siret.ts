import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { DecisionSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { motsSiret } from '@asso/domain/demande-siret/demande-siret.words';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { isStale } from '../platform/call/call-problems.ts';
import { useReread } from '../platform/use-read.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import type { DemandeRead } from './edition.ts';
import type { SiretDecisionSaisie } from './saisie-decision.ts';

/** Makes one move, once; a decision made meanwhile by somebody else is read again and shown. */
export function useDecisionSiret(demande: DemandeSiretView, { refresh }: DemandeRead) {
  const [faite, setFaite] = useState<{ action: DecisionSiret } | null>(null);
  const reread = useReread();
  const confirm = async (
    action: DecisionSiret,
    { motif, id_siret }: SiretDecisionSaisie,
    idempotencyKey: string,
  ): Promise<FieldError[]> => {
    const body = action === 'grant' ? { id_siret } : motif.trim() ? { motif: motif.trim() } : {};
    const outcome = await call(demandeSiretEndpoints.decideDemandeSiret, {
      params: { id: demande.identifiant.id_fo_fonctionnel, action },
      query: {},
      body,
      ifMatch: demande.version,
      idempotencyKey,
    });
    if (!outcome.ok) {
      const { field, message, code } = outcome.problem;
      if (isStale(outcome.problem) || code === 'demande-siret.mouvement-impossible') await refresh();
      return [{ field: field ?? 'action', message }];
    }
    await Promise.all([refresh(), reread(demandeSiretEndpoints.listDemandesSiret)]);
    setFaite({ action });
    announce(`${motsSiret[action].fait}.`);
    return [];
  };
  return { faite, confirm };
}
