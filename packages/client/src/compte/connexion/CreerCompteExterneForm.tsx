import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { identiteFields } from '@asso/domain/compte/personne.fields';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { problems } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { useEnvoi } from '../inscription/use-envoi.ts';
import { CompteForm } from '../profil/CompteForm.tsx';
import { enterExterne } from './enter-externe.ts';

const fields = identiteFields('saisie');

/**
 * The person may correct the name given by the provider, which may hold every first name or a name no longer used.
 */
export function CreerCompteExterneForm({ premiere }: { premiere: Premiere }) {
  const { essai, civilite, prenom, nom } = premiere;
  const [typed, setTyped] = useState<Record<string, string | null>>({ civilite, prenom, nom });
  const envoi = useEnvoi();
  const change = (path: string, value: unknown) =>
    setTyped((before) => ({ ...before, [path]: value === null ? null : String(value) }));
  const submit = () =>
    envoi.send(errorsOf(problems(fields, typed, { stage: 'saisie' })), () =>
      enterExterne(call(connexionExterneEndpoints.registerExterne, { body: { essai, ...typed } })),
    );
  return (
    <CompteForm envoi={envoi} onSubmit={submit}>
      <FieldList
        fields={fields}
        value={typed}
        onChange={change}
        errors={envoi.errors}
        sentences={identifiantProblems}
        stage="saisie"
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Création en cours…">
          Créer mon compte
        </ActionButton>
      </div>
    </CompteForm>
  );
}
