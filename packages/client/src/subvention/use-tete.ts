import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import { useEffect } from 'react';
import type { Collegues } from '../demarche/use-collegues.ts';
import { call } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import type { DossierRead } from './use-dossier.ts';

export type TeteDraft = Draft<DossierSubvention>;

/**
 * The head of the dossier is autosaved; a save may change the steps and the pieces asked, so these are read again.
 */
export function useTete(
  dossier: DossierSubventionView,
  { refresh }: DossierRead,
  { auteurs }: Collegues,
): TeteDraft {
  const { id_fo } = dossier;
  const draft = useDraft<DossierSubvention>({
    name: `dossier-${dossier.id}`,
    value: dossier.tete,
    version: dossier.version,
    auteur: auteurs.tete ?? null,
    save: async ({ changes, version }) =>
      saveAnswer(
        await call(dossierEndpoints.saveDossier, {
          params: { id_fo },
          body: { changes },
          ifMatch: version,
        }),
        ({ tete }) => tete as DossierSubvention,
      ),
  });
  useEffect(() => {
    if (draft.version > dossier.version) void refresh();
  }, [draft.version, dossier.version, refresh]);
  return draft;
}
