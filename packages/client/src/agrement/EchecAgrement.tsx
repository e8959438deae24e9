import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { Notice } from '../ui/Notice.tsx';

const { message } = definitionProblemes['agrement.action-echouee'];

/** Every failed act on an accreditation says the same, then why [R8.13]. */
export const EchecAgrement = ({ raison }: { raison: string | null }) =>
  raison === null ? null : (
    <div role="alert">
      <Notice tone="erreur" title={message}>
        {raison !== message && <p>{raison}</p>}
      </Notice>
    </div>
  );
