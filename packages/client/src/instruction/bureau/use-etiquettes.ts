import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { call } from '../../platform/call/call.ts';
import { useReread } from '../../platform/use-read.ts';

type Etiquette = ServiceDuBureau['etiquettes'][number];
type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

/** It renames or deletes the labels of a service; then every page that shows them reads them again. */
export function useEtiquettes(service: string) {
  const reread = useReread();
  const done = async (outcome: Outcome): Promise<ProblemReply | null> => {
    const { readBureau, readBureauDossier } = bureauEndpoints;
    await Promise.all([readBureau, readBureauDossier, dossierEndpoints.listDossiers].map(reread));
    return outcome.ok ? null : outcome.problem;
  };
  const at = ({ id, version }: Etiquette) => ({ params: { service, etiquette: id }, ifMatch: version });
  return {
    rename: async (etiquette: Etiquette, nom: string) =>
      done(await call(bureauEndpoints.renameEtiquette, { ...at(etiquette), body: { nom } })),
    remove: async (etiquette: Etiquette) => done(await call(bureauEndpoints.deleteEtiquette, at(etiquette))),
  };
}
