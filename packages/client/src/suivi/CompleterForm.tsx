import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { reponseMax, reponseProblems } from '@asso/domain/dossier/completude/completude.rules';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { useState } from 'react';
import type { InstructionView } from '../dossier/etat-dossier.ts';
import { useCompletude } from '../dossier/use-completude.ts';
import { byPaths } from '../platform/draft/draft-changes.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { unmended } from '../ui/draft/unmended.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { errorAt, type FieldError, fieldErrors } from '../ui/fields/field-errors.ts';
import { ComplementPiece } from './ComplementPiece.tsx';
import { useComplements } from './use-complements.ts';
import '../demarche/pieces/pieces.css';
import '../dossier/completude.css';

/** Any kind of dossier that joins pieces can be completed. */
export type DossierACompleter = DossierHead & Pick<DossierSubventionView, 'pieces'>;

type CompleterFormProps = {
  dossier: DossierACompleter;
  instruction: InstructionView;
  found: { refresh: () => Promise<unknown> };
};

const reponseRow = { kind: 'text', multiline: true, max: reponseMax, requiredAt: 'saisie' } as const;

/** Answers the points that a service asked for, each with a document or a text; all are sent together. */
export function CompleterForm({ dossier, instruction, found }: CompleterFormProps) {
  const { manques } = instruction.completude;
  const complements = useComplements(dossier, instruction);
  const { id_service_instructeur } = instruction;
  const acts = useCompletude({ ...dossier, id_service_instructeur, reload: found.refresh });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isOwn, setIsOwn] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const own = fieldErrors(reponseProblems(complements.reponses, manques), dossierProblems);
  const send = async () => {
    const refused = own.length > 0 ? own : await acts.answer(complements.reponses);
    setIsOwn(own.length > 0);
    setErrors(refused);
    setAttempt((before) => before + 1);
    if (refused.length === 0) complements.forget();
  };
  const shown = unmended(errors, { own, isOwn });
  return (
    <FormFrame className="feuille pile pile--large" onSend={send}>
      <ErrorSummary errors={shown} attempt={attempt} />
      <ul className="liste-nue pieces" aria-label="Ce qui manque">
        {manques.map(({ code, libelle, nature, phrase }) => {
          const field = `reponses.${code}`;
          const error = errorAt(shown, field);
          return (
            <li key={code} className="piece">
              <h2 className="piece__titre">{libelle}</h2>
              <blockquote className="citation">{phrase}</blockquote>
              {nature === null ? (
                <FieldList
                  fields={{ [code]: { ...reponseRow, label: `Votre réponse : ${libelle}` } }}
                  parentPath="reponses"
                  value={byPaths('reponses', { [code]: complements.texteOf(code) })}
                  errors={shown}
                  onChange={(_, value) => complements.write(code, String(value ?? ''))}
                  saysRequired={false}
                />
              ) : (
                <ComplementPiece
                  code={code}
                  libelle={libelle}
                  nature={nature}
                  dossier={dossier}
                  complements={complements}
                  error={error}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className="actions">
        <ActionButton busyText="Transmission en cours…">Transmettre les compléments</ActionButton>
      </div>
    </FormFrame>
  );
}
