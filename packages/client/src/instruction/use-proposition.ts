import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { type Proposition, propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { call } from '../platform/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../platform/draft/use-draft.ts';
import { useReread } from '../platform/use-read.ts';

type Montants = Proposition['montants'];
type Place = { id_fo: string; service: string; proposition: Proposition };

/** The amounts a service weighs, autosaved for itself; the decision beside starts from them. */
export function useProposition({ id_fo, service, proposition }: Place): Draft<Montants> {
  const reread = useReread();
  return useDraft<Montants>({
    name: `proposition-${id_fo}-${service}`,
    value: proposition.montants,
    version: proposition.version,
    save: async ({ changes, version }) => {
      const outcome = await call(propositionEndpoints.saveProposition, {
        params: { id: id_fo, service },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) void reread(dossierSubventionEndpoints.readDossier);
      return saveAnswer(outcome, ({ montants }) => montants);
    },
  });
}
