import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { versementsEndpoints } from '@asso/contract/instruction/versements.endpoints';
import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useRef } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useReread } from '../../platform/use-read.ts';
import { newId } from '../../ui/page/new-id.ts';

const { listVerses, listComptesRendusDus } = versementsEndpoints;

/** Calls whose answers depend on the payments of the service. */
const others = [
  listVerses,
  listComptesRendusDus,
  paiementEndpoints.listPaiements,
  dossierEndpoints.listDossiers,
];

/** Returns the function that reads the list again once something was paid, with what else shows it. */
export function useRelecture(reload: () => Promise<unknown>): () => Promise<void> {
  const reread = useReread();
  return async () => {
    await reload();
    await Promise.all(others.map(reread));
  };
}

const rappelDuCompteRendu = 8;

/**
 * Returns the function that reminds associations of the report that each of these dossiers owes, one after the other,
 * then says how many were reminded and why the others were not.
 */
export function useRelance(): (dossiers: readonly string[]) => Promise<void> {
  const keys = useRef(new Map<string, string>());
  return async (dossiers) => {
    let prevenus = 0;
    const refus = new Set<string>();
    for (const id_fo of new Set(dossiers)) {
      // Pressed twice before the answer, it reminds once.
      const key = keys.current.get(id_fo) ?? newId();
      keys.current.set(id_fo, key);
      const outcome = await call(relanceEndpoints.notifyDossier, {
        params: { id_fo },
        query: { type: rappelDuCompteRendu },
        idempotencyKey: key,
      });
      keys.current.delete(id_fo);
      if (outcome.ok) prevenus += outcome.value.prevenus;
      else refus.add(`Dossier ${id_fo} : ${outcome.problem.message}`);
    }
    if (refus.size < new Set(dossiers).size)
      notify('succes', `Rappel envoyé à ${count(prevenus, 'personne', 'personnes')}.`);
    if (refus.size > 0) notify('erreur', [...refus].join(' '));
  };
}
