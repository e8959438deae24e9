import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { Notice } from '../ui/Notice.tsx';

const { message } = definitionProblemes['agrement.action-echouee'];

/** The reason of an unexpected failure already begins with this sentence, so only its advice is left to say. */
const suiteOf = (raison: string): string =>
  raison.startsWith(message) ? raison.slice(message.length).trim() : raison;

/** Every failed act on an accreditation shows the same title, then the reason [R8.13]. */
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
