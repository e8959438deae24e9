import { useState } from 'react';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import type { SignIn } from '../../platform/session/session.ts';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { code, confiance, missingIn } from '../champs-compte.ts';
import { CodeControl } from './CodeControl.tsx';

/** Asks for the second factor, whatever the first one was. */
export const CodePage = (form: Parameters<typeof CodeForm>[0]) => (
  <div className="page colonne-texte pile">
    <PageHeading
      titre="Confirmer que c’est vous"
      chapo="Votre compte est protégé par un code. Ouvrez l’application de codes de votre téléphone et recopiez celui de Portail Asso."
    />
    <CodeForm {...form} />
  </div>
);

type CodeFormProps = {
  onSubmit: (given: { code: string; confiance: boolean }) => Promise<SignIn>;
  onBack: () => void;
};

/** A recovery code is longer, and contains letters. */
const codeDeSecours = {
  ...code,
  label: 'Code de secours',
  aide: 'Exemple : 7K2M-9QXT-04HB-WD6R. Chaque code sert une seule fois.',
} as const;

/** The form of the second factor: the telephone's code, or a code de secours when the telephone is lost. */
function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const [isSecours, setIsSecours] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: { confiance: true } as { code?: string | null; confiance: boolean },
    send: (given) => onSubmit({ code: given.code ?? '', confiance: given.confiance }),
    onDone: () => undefined,
  });
  const fields = { code: isSecours ? codeDeSecours : code, confiance };
  const change = () => {
    saisie.change('code', null);
    setIsSecours(!isSecours);
  };
  return (
    <SaisieForm
      // Another kind of code gets a new form, without the errors of the first.
      key={String(isSecours)}
      label="Se connecter"
      busyText="Connexion en cours…"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields)}
      own={{
        code: isSecours
          ? (control) => <TextControl {...control} inputMode="text" autoComplete="off" width={19} />
          : CodeControl,
      }}
      aside={
        <button type="button" className="fr-btn fr-btn--secondary" onClick={onBack}>
          Retour
        </button>
      }
      foot={
        <p>
          <button type="button" className="fr-link" onClick={change}>
            {isSecours ? 'Donner le code de l’application' : 'Téléphone perdu ? Donner un code de secours'}
          </button>
        </p>
      }
    />
  );
}
