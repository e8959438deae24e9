import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { type Proposition, propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { champMotifProposition } from '@asso/domain/dossier/proposition.rules';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { type Draft, useDraft } from '../../platform/draft/use-draft.ts';
import { useReread } from '../../platform/use-read.ts';

/** It holds the amounts by project and year, and their reason. */
type Proposee = Readonly<Record<string, number | string | null>>;
type Place = { id_fo: string; service: string; proposition: Proposition };

/** A service's proposed amounts are autosaved for itself; its decision starts from them. */
export function useProposition({ id_fo, service, proposition }: Place): Draft<Proposee> {
  const reread = useReread();
  return useDraft<Proposee>({
    name: `proposition-${id_fo}-${service}`,
    value: proposee(proposition),
    version: proposition.version,
    save: async ({ changes, version }) => {
      const outcome = await call(propositionEndpoints.saveProposition, {
        params: { id: id_fo, service },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) void reread(readDossier);
      // The rest of an envelope may have changed, so it is read again whether the amounts were accepted or not.
      void reread(bureauEndpoints.readBureauDossier);
      return saveAnswer(outcome, proposee);
    },
  });
}

const proposee = ({ montants, motif_enveloppe }: Proposition): Proposee => ({
  ...montants,
  [champMotifProposition]: motif_enveloppe || null,
});
