import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { type CallOutcome, call } from '../platform/call/call.ts';
import { useActKey } from '../platform/saisie/use-act-key.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/page/announcer.ts';
import { actErrors } from './act-errors.ts';

type Place = {
  id_fo: string;
  version: number;
  id_service_instructeur: string;
  reload: () => Promise<unknown>;
};
type Reponse = { code: string; uuid: string | null; texte: string | null };

const { askComplements, answerComplements, acceptComplements } = completudeEndpoints;

/** Returns the actions on complements (ask, answer, accept), each done once; each resolves to the problems found. */
export function useCompletude({ id_fo, version, id_service_instructeur, reload }: Place) {
  const keyOf = useActKey();
  const reread = useReread();
  const params = { id: id_fo, service: id_service_instructeur };

  const finish = async (outcome: CallOutcome<typeof askComplements>, told: string) => {
    if (!outcome.ok) return actErrors(outcome.problem);
    await reload();
    const lists = [dossierEndpoints.readHistorique, dossierEndpoints.listDossiers];
    await Promise.all([...lists, notificationEndpoints.readUserNotifications].map(reread));
    announce(told);
    return [];
  };

  return {
    ask: async (body: { manques: { code: string; phrase: string }[]; avant_le: string }) =>
      finish(
        await call(askComplements, {
          params,
          body,
          ifMatch: version,
          idempotencyKey: keyOf('ask', body, version),
        }),
        'Compléments demandés : l’association est prévenue.',
      ),
    answer: async (reponses: Reponse[]) =>
      finish(
        await call(answerComplements, {
          params,
          body: { reponses },
          ifMatch: version,
          idempotencyKey: keyOf('answer', reponses, version),
        }),
        'Compléments transmis.',
      ),
    accept: async () =>
      finish(
        await call(acceptComplements, { params, ifMatch: version, idempotencyKey: keyOf('accept', version) }),
        'Dossier de nouveau complet.',
      ),
  };
}
