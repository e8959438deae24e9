import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { useRef } from 'react';
import { type CallOutcome, call } from '../platform/call.ts';
import { useReread } from '../platform/use-read.ts';
import { announce } from '../ui/announcer.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { newId } from '../ui/new-id.ts';

type Place = {
  id_fo: string;
  version: number;
  id_service_instructeur: string;
  reload: () => Promise<unknown>;
};
type Reponse = { code: string; uuid: string | null; texte: string | null };

const { askComplements, answerComplements, acceptComplements } = completudeEndpoints;

/** Asks, answers and accepts, each once; gives what is wrong, with its fields. */
export function useCompletude({ id_fo, version, id_service_instructeur, reload }: Place) {
  const sent = useRef({ content: '', key: newId() });
  const reread = useReread();
  const params = { id: id_fo, service: id_service_instructeur };

  /** The same act tried again keeps its key. */
  const keyOf = (act: unknown): string => {
    const content = JSON.stringify([act, version]);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    return sent.current.key;
  };
  const finish = async (outcome: CallOutcome<typeof askComplements>, told: string) => {
    if (!outcome.ok) return errorsOf(outcome.problem);
    await reload();
    const lists = [dossierEndpoints.readHistorique, dossierEndpoints.listDossiers];
    await Promise.all([...lists, notificationEndpoints.readUserNotifications].map(reread));
    announce(told);
    return [];
  };

  return {
    ask: async (body: { manques: { code: string; phrase: string }[]; avant_le: string }) =>
      finish(
        await call(askComplements, { params, body, ifMatch: version, idempotencyKey: keyOf(['ask', body]) }),
        'Compléments demandés : l’association est prévenue.',
      ),
    answer: async (reponses: Reponse[]) =>
      finish(
        await call(answerComplements, {
          params,
          body: { reponses },
          ifMatch: version,
          idempotencyKey: keyOf(['answer', reponses]),
        }),
        'Compléments transmis.',
      ),
    accept: async () =>
      finish(
        await call(acceptComplements, { params, ifMatch: version, idempotencyKey: keyOf(['accept']) }),
        'Dossier de nouveau complet.',
      ),
  };
}

/** A conflict is about no field: it says who was there first. */
function errorsOf({ problems, message, par, status }: ProblemReply): FieldError[] {
  if (status === 409) {
    const who = par ? `${par} a enregistré ce dossier entre-temps. ` : '';
    return [{ field: '', message: `${who}${message}` }];
  }
  const found = problems.length > 0 ? problems : [{ message, field: undefined }];
  return found.map((one) => ({ field: one.field ?? '', message: one.message }));
}
