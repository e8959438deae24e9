// Saving one row of a collection: added once however often it is sent, or changed field by field.
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import type { Representant } from '@asso/domain/association/representant.fields';
import type { Rib } from '@asso/domain/association/rib.fields';
import type { Changes } from '@asso/domain/kernel/changes';
import { call } from '../platform/call.ts';
import type { SaveAnswer } from '../platform/draft/draft-types.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { newId } from '../ui/new-id.ts';

type Ligne = {
  id_asso: string;
  /** Absent: a row is added. */
  one: { id: string } | undefined;
  /** Of this adding; a refusal ends it, other answers are another one. */
  idempotencyKey: { current: string };
};
type Sent<T> = { changes: Changes; version: number; value: T };

export const saveRepresentant = async (
  ligne: Ligne,
  sent: Sent<Representant>,
): Promise<SaveAnswer<Representant>> =>
  ended(
    ligne,
    ligne.one
      ? saveAnswer(
          await call(collectionsEndpoints.saveRepresentantLegal, changeOf(ligne, ligne.one, sent)),
          (reply) => reply,
        )
      : saveAnswer(
          await call(collectionsEndpoints.addRepresentantLegal, additionOf(ligne, sent)),
          (reply) => reply,
        ),
  );

export const saveRib = async (ligne: Ligne, sent: Sent<Rib>): Promise<SaveAnswer<Rib>> =>
  ended(
    ligne,
    ligne.one
      ? saveAnswer(
          await call(collectionsEndpoints.saveRib, changeOf(ligne, ligne.one, sent)),
          (reply) => reply,
        )
      : saveAnswer(await call(collectionsEndpoints.addRib, additionOf(ligne, sent)), (reply) => reply),
  );

const changeOf = ({ id_asso }: Ligne, { id }: { id: string }, { changes, version }: Sent<unknown>) => ({
  query: { id_asso, id },
  body: { changes },
  ifMatch: version,
});

const additionOf = <T>({ id_asso, idempotencyKey }: Ligne, { value }: Sent<T>) => ({
  query: { id_asso },
  body: value,
  idempotencyKey: idempotencyKey.current,
});

function ended<T>({ idempotencyKey }: Ligne, answer: SaveAnswer<T>): SaveAnswer<T> {
  if (answer.kind === 'refuse') idempotencyKey.current = newId();
  return answer;
}
