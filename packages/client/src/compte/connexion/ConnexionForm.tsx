import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import type { SignIn } from '../../platform/session/session.ts';
import { adresse, missingIn, motDePasse } from '../champs-compte.ts';
import { CourrielControl } from '../inscription/CourrielControl.tsx';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

export type Identifiants = { email: string; password: string };

type SignInFormProps = {
  first: Identifiants;
  onSubmit: (identifiants: Identifiants) => Promise<SignIn>;
  /** The text of the button, when it does more than sign in. */
  verb?: string;
};

const fields = { email: adresse('Adresse électronique'), password: motDePasse('Mot de passe') };
/** The problems that only the help desk can solve; only a person who gave the right password receives them. */
const helped = new Set(['compte.desactive', 'compte.verrouille', 'compte.service-verrouille']);

export function ConnexionForm({ first, onSubmit, verb = 'Se connecter' }: SignInFormProps) {
  const [needsHelp, setNeedsHelp] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: first as { email: string | null; password: string | null },
    send: async ({ email, password }) => {
      const outcome = await onSubmit({ email: email?.trim() ?? '', password: password ?? '' });
      setNeedsHelp(!outcome.ok && helped.has(outcome.problem.code));
      return outcome;
    },
    onDone: () => undefined,
  });
  return (
    <SaisieForm
      label={verb}
      busyText="Connexion en cours…"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields)}
      own={{ email: CourrielControl, password: MotDePasseControl }}
      before={
        needsHelp && (
          <AppLink className="fr-link" href="/assistance/connexion">
            Écrire à l’aide
          </AppLink>
        )
      }
      aside={
        <AppLink className="fr-link" href="/mot-de-passe-oublie">
          Mot de passe oublié ?
        </AppLink>
      }
    />
  );
}
