// Saves one row of a collection: a new row is added only once, however often it is sent; later saves send the changed
// fields.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { call } from '../../platform/call/call.ts';
import { overlay } from '../../platform/draft/draft-changes.ts';
import type { SaveAnswer } from '../../platform/draft/draft-types.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { newId } from '../../ui/page/new-id.ts';
import { toDraft } from './draft-of.ts';

/** What the form remembers of its row from one press of the button to the next. */
export type LigneSuivie = {
  /** The id of the row; undefined as long as none was added. */
  id: string | undefined;
  /**
   * A row that was sent without getting an answer: it may exist, so it is sent again with the same key before anything
   * else.
   */
  enSuspens: { key: string; value: object } | null;
};
type Saving = { type: CollectionType; id_asso: string; suivie: LigneSuivie };
type Sent = { changes: Changes; version: number; value: object };
type Answer = SaveAnswer<object>;

export async function saveLigne(saving: Saving, sent: Sent): Promise<Answer> {
  const { id } = saving.suivie;
  return id === undefined ? addLigne(saving, sent.value) : changeLigne(saving, { ...sent, id });
}

/**
 * Adds a row; when the answer was lost, sends the same row again, then saves what was typed since as a change of that
 * row.
 */
async function addLigne(saving: Saving, value: object): Promise<Answer> {
  const { type, id_asso, suivie } = saving;
  const again = suivie.enSuspens;
  const added = again ?? { key: newId(), value };
  suivie.enSuspens = added;
  let id: string | undefined;
  const answer = saveAnswer<(typeof collectionCalls)[CollectionType]['add'], object>(
    await call(collectionCalls[type].add, {
      query: { id_asso },
      body: added.value,
      idempotencyKey: added.key,
    }),
    (reply) => {
      id = reply.id;
      return toDraft<Fields>(collections[type].fields, reply);
    },
  );
  if (answer.kind === 'injoignable') return answer;
  suivie.enSuspens = null;
  if (answer.kind === 'refuse' && again) return addLigne(saving, value);
  if (answer.kind !== 'enregistre' || id === undefined) return answer;
  suivie.id = id;
  const since = changesBetween(added.value, value);
  if (Object.keys(since).length === 0) return answer;
  const wanted = overlay(answer.value, since);
  const changes = changesBetween(answer.value, wanted);
  return changeLigne(saving, { changes, version: answer.version, value: wanted, id });
}

const changeLigne = async (
  { type, id_asso }: Saving,
  { changes, version, id }: Sent & { id: string },
): Promise<Answer> =>
  saveAnswer<(typeof collectionCalls)[CollectionType]['save'], object>(
    await call(collectionCalls[type].save, {
      query: { id_asso, id },
      body: { changes },
      ifMatch: version,
      waits: true,
    }),
    (reply) => toDraft<Fields>(collections[type].fields, reply),
  );
