import { changedProfil } from '@asso/domain/compte/profil.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { errorAt, fieldErrors } from '../../ui/fields/field-errors.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { CompteForm } from './CompteForm.tsx';
import { type Mine, saveProfil } from './use-profil.ts';

type CourrielFormProps = { mine: Mine; onAsked: (address: string | null) => void; onClose: () => void };

const labels = { email: 'Adresse électronique', password: 'Mot de passe' };
const sentences = { ...kernelProblems, ...identifiantProblems };

/** The address changes only once the link sent to the new one is followed. */
export function CourrielForm({ mine, onAsked, onClose }: CourrielFormProps) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  const envoi = useEnvoi();
  const submit = async () => {
    const missing = missingIn(typed, labels);
    const changed = changedProfil({ email: mine.user.email }, { email: typed.email });
    const wrong = missing.length > 0 || changed.ok ? missing : fieldErrors(changed.problems, sentences);
    const done = await envoi.send(wrong, () => saveProfil(mine, typed));
    if (done) onAsked(done.value.adresseEnAttente);
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit} isOpened>
      <TextControl
        id="champ-email"
        label="Nouvelle adresse électronique"
        help="Exemple : jeanne.roux@exemple.fr. Un lien y sera envoyé ; votre ancienne adresse sera prévenue."
        type="email"
        inputMode="email"
        autoComplete="email"
        value={typed.email}
        error={errorAt(envoi.errors, 'email')}
        onChange={(value) => setTyped((before) => ({ ...before, email: String(value ?? '') }))}
      />
      <MotDePasseControl
        value={typed.password}
        error={errorAt(envoi.errors, 'password')}
        onChange={(password) => setTyped((before) => ({ ...before, password }))}
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Envoi en cours…">
          Envoyer le lien
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onClose}>
          Annuler
        </button>
      </div>
    </CompteForm>
  );
}
