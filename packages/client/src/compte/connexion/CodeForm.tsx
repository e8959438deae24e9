import { useState } from 'react';
import type { SignIn } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { CompteForm } from '../profil/CompteForm.tsx';
import { CodeControl, codeLabel } from './CodeControl.tsx';

type CodeFormProps = {
  onSubmit: (given: { code: string; confiance: boolean }) => Promise<SignIn>;
  onBack: () => void;
};

/** The second factor of a sign-in is the telephone's code, or a recovery code when the telephone is lost. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isSecours, setIsSecours] = useState(false);
  const [confiance, setConfiance] = useState(true);
  const envoi = useEnvoi();
  const submit = async () => {
    await envoi.send(missingIn({ code }, { code: codeLabel(isSecours) }), () =>
      onSubmit({ code, confiance }),
    );
  };
  const change = () => {
    setCode('');
    envoi.clear();
    setIsSecours(!isSecours);
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit}>
      <CodeControl
        value={code}
        onChange={setCode}
        error={errorAt(envoi.errors, 'code')}
        isSecours={isSecours}
      />
      <CheckboxControl
        id="champ-confiance"
        label="Faire confiance à cet appareil pendant 30 jours"
        help="Le code ne sera plus demandé ici. Décochez si d’autres personnes l’utilisent."
        value={confiance}
        onChange={(value) => setConfiance(value === true)}
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Connexion en cours…">
          Se connecter
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onBack}>
          Retour
        </button>
      </div>
      <p>
        <button type="button" className="fr-link" onClick={change}>
          {isSecours ? 'Donner le code de l’application' : 'Téléphone perdu ? Donner un code de secours'}
        </button>
      </p>
    </CompteForm>
  );
}
