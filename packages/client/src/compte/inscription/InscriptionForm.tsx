import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { defaultOrigine, inscriptionProblems } from '@asso/domain/compte/inscription.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { enterSession } from '../../platform/session/session.ts';
import { motDePasse } from '../champs-compte.ts';
import { NouveauMotDePasse } from '../mot-de-passe/NouveauMotDePasse.tsx';
import { toInscriptionErrors } from './inscription-errors.ts';
import { SuggestionCourriel } from './SuggestionCourriel.tsx';

type Typed = {
  civilite?: string | null;
  prenom?: string | null;
  nom?: string | null;
  email?: string | null;
  password?: string | null;
};

type InscriptionFormProps = {
  /** What is already known of the person, such as the address given by the site they come from. */
  first: Typed;
  /** The page to open once the account is created. */
  redirect: string;
  onDone: () => void;
};

const fields = { ...inscriptionFields, password: motDePasse('Mot de passe') };

/** Creates an account; the password is typed once. */
export function InscriptionForm({ first, redirect, onDone }: InscriptionFormProps) {
  const saisie = useSaisie({
    name: null,
    value: first,
    send: ({ password, ...identite }) =>
      call(inscriptionEndpoints.register, {
        query: { origin: defaultOrigine, sendValidation: 'true' },
        body: { ...identite, ...chosenBy(password), origin: defaultOrigine, redirect_url: redirect },
      }),
    onDone: async (session) => {
      await enterSession(session);
      onDone();
    },
  });
  const { password, ...identite } = saisie.typed;
  return (
    <SaisieForm
      label="Créer mon compte"
      busyText="Création en cours…"
      saisie={saisie}
      fields={fields}
      rules={toInscriptionErrors(inscriptionProblems(identite, chosenBy(password)))}
      own={{ password: NouveauMotDePasse }}
      after={{
        email: (
          <SuggestionCourriel
            email={identite.email ?? ''}
            onTake={(meant) => saisie.change('email', meant)}
          />
        ),
      }}
      aside={
        <AppLink className="fr-link" href="/login">
          J’ai déjà un compte
        </AppLink>
      }
    />
  );
}

const chosenBy = (password: string | null | undefined) => ({
  password: password ?? '',
  confirm: password ?? '',
});
