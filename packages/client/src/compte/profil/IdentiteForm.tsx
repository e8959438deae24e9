import { profilFields } from '@asso/domain/compte/profil.fields';
import { changedProfil } from '@asso/domain/compte/profil.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { useState } from 'react';
import { notify } from '../../platform/session/announcements.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { fieldErrors } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useEnvoi } from '../inscription/use-envoi.ts';
import { CompteForm } from './CompteForm.tsx';
import { type Mine, saveProfil } from './use-profil.ts';

const { email: _, ...fields } = profilFields;
export const identiteFields = fields;

const sentences = { ...kernelProblems, ...identifiantProblems };
const inchange = 'kernel.inchange';

/** Sends only the changed fields, and says so when nothing changed. */
export function IdentiteForm({ mine, onClose }: { mine: Mine; onClose: () => void }) {
  const { civilite, prenom, nom } = mine.user;
  const stored = { civilite: civilite as 'M' | 'MME' | null, prenom, nom };
  const [typed, setTyped] = useState(stored);
  const [isSame, setIsSame] = useState(false);
  const envoi = useEnvoi();
  const submit = async () => {
    const changed = changedProfil(stored, typed);
    const found = changed.ok ? [] : changed.problems;
    const same = found.some(({ code }) => code === inchange);
    setIsSame(same);
    if (same) return envoi.clear();
    const done = await envoi.send(fieldErrors(found, sentences), () =>
      saveProfil(mine, changed.ok ? changed.value : {}),
    );
    if (!done) return;
    notify('succes', 'Profil enregistré.');
    onClose();
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit} isOpened>
      <FieldList
        fields={identiteFields}
        value={typed}
        errors={envoi.errors}
        stage="saisie"
        onChange={(path, value) => setTyped((before) => ({ ...before, [path]: value ?? '' }))}
      />
      <div role="status">{isSame && <Notice tone="info" title={kernelProblems[inchange].message} />}</div>
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Enregistrement en cours…">
          Enregistrer
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onClose}>
          Annuler
        </button>
      </div>
    </CompteForm>
  );
}
