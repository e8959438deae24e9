import type { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import { profilFields } from '@asso/domain/compte/profil.fields';
import { changedProfil } from '@asso/domain/compte/profil.rules';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { type Mine, saveProfil } from './use-profil.ts';

const { email: _, ...fields } = profilFields;
export const identiteFormFields = fields;

type Identite = { civilite: 'M' | 'MME' | null; prenom: string | null; nom: string | null };

/** Edits the name; sends only the changed fields, and says so when nothing changed. */
export function IdentiteForm({ mine, onClose }: { mine: Mine; onClose: () => void }) {
  const { _id, civilite, prenom, nom } = mine.user;
  const stored = { civilite: civilite as Identite['civilite'], prenom, nom };
  const edition = useEdition<Identite>({
    name: `profil-${_id}`,
    value: stored,
    version: mine.version,
    save: async ({ value }) => {
      const changed = changedProfil(stored, value);
      const outcome = await saveProfil(mine, changed.ok ? changed.value : {});
      return saveAnswer<typeof profilEndpoints.updateUser, Identite>(outcome, () => value);
    },
    onSaved: () => {
      notify('succes', 'Profil enregistré.');
      onClose();
    },
  });
  return (
    <SaisieForm
      label="Enregistrer"
      saisie={edition}
      fields={identiteFormFields}
      onCancel={onClose}
      isOpened
    />
  );
}
