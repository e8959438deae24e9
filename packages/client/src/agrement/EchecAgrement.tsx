import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { Notice } from '../ui/Notice.tsx';

const { message } = definitionProblemes['agrement.action-echouee'];

/** Returns the reason without the sentence that the title already says. */
const suiteOf = (raison: string): string =>
  raison.startsWith(message) ? raison.slice(message.length).trim() : raison;

/** Shows why an action on an agrément failed, always under the same title [R8.13]. */
export function EchecAgrement({ raison }: { raison: string | null }) {
  if (raison === null) return null;
  const suite = suiteOf(raison);
  return (
    <div role="alert">
      <Notice tone="erreur" title={message}>
        {suite && <p>{suite}</p>}
      </Notice>
    </div>
  );
}
