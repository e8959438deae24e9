import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { inscriptionProblems, origineParDefaut } from '@asso/domain/compte/inscription.rules';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { enterSession } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { NouveauMotDePasse } from '../mot-de-passe/NouveauMotDePasse.tsx';
import { errorsOf } from './inscription-errors.ts';
import { SuggestionCourriel } from './SuggestionCourriel.tsx';
import { useEnvoi } from './use-envoi.ts';
import '../mot-de-passe/mot-de-passe.css';

type Typed = { civilite?: string | null; prenom?: string | null; nom?: string | null; email?: string | null };

type InscriptionFormProps = {
  /** This is what is already known of the person, such as the address given by the site they come from. */
  first: Typed;
  /** This is the page that the person wanted before signing up. */
  redirect: string;
  onDone: () => void;
};

/** The form has five fields; the password is typed once but sent twice. */
export function InscriptionForm({ first, redirect, onDone }: InscriptionFormProps) {
  const [typed, setTyped] = useState<Typed>(first);
  const [password, setPassword] = useState('');
  const envoi = useEnvoi();
  // A field that is being corrected no longer shows its error until the button is pressed again.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const errors = envoi.errors.filter(({ field }) => !changed.includes(field));
  const change = (path: string, value: unknown) => {
    setTyped((before) => ({ ...before, [path]: value }));
    setChanged((before) => [...before, path]);
  };
  const chosen = { password, confirm: password };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChanged([]);
    const done = await envoi.send(errorsOf(inscriptionProblems(typed, chosen)), () =>
      call(inscriptionEndpoints.register, {
        query: { origin: origineParDefaut, sendValidation: 'true' },
        body: { ...typed, ...chosen, origin: origineParDefaut, redirect_url: redirect },
      }),
    );
    if (!done) return;
    await enterSession(done.value);
    onDone();
  };
  return (
    <form className="formulaire" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={envoi.attempt} />
      <FieldList
        fields={inscriptionFields}
        value={typed}
        onChange={change}
        errors={errors}
        sentences={identifiantProblems}
        stage="saisie"
      />
      <SuggestionCourriel email={typed.email ?? ''} onTake={(email) => change('email', email)} />
      <NouveauMotDePasse
        id="champ-password"
        label="Mot de passe"
        value={password}
        isRequired
        error={errorAt(errors, 'password')}
        onChange={(next) => {
          setPassword(next);
          setChanged((before) => [...before, 'password']);
        }}
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Création en cours…">
          Créer mon compte
        </ActionButton>
        <AppLink className="fr-link" href="/login">
          J’ai déjà un compte
        </AppLink>
      </div>
    </form>
  );
}
