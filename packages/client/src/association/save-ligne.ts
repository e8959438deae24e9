// Saving one row of a collection: added once however often it is sent, or changed field by field.
import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import type { CollectionType } from '@asso/domain/association/collections.rows';
import type { Changes } from '@asso/domain/kernel/changes';
import { call } from '../platform/call.ts';
import type { SaveAnswer } from '../platform/draft/draft-types.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { newId } from '../ui/new-id.ts';

type Saving = {
  type: CollectionType;
  id_asso: string;
  /** Absent: a row is added. */
  one: { id: string } | undefined;
  /** Of this adding; a refusal ends it, other answers are another one. */
  idempotencyKey: { current: string };
};
type Sent = { changes: Changes; version: number; value: object };

export async function saveLigne(
  { type, id_asso, one, idempotencyKey }: Saving,
  { changes, version, value }: Sent,
): Promise<SaveAnswer<object>> {
  const { add, save } = collectionCalls[type];
  const answer = saveAnswer<(typeof collectionCalls)[CollectionType]['save'], object>(
    one
      ? await call(save, { query: { id_asso, id: one.id }, body: { changes }, ifMatch: version, waits: true })
      : await call(add, { query: { id_asso }, body: value, idempotencyKey: idempotencyKey.current }),
    (reply) => reply,
  );
  if (answer.kind === 'refuse') idempotencyKey.current = newId();
  return answer;
}
