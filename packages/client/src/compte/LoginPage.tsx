import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { hasPage, pageTitle } from '../platform/available-pages.ts';
import { brand } from '../platform/brand.ts';
import { belowBase, go } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { signIn } from '../platform/session.ts';
import { sessionEnded } from '../platform/session-token.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { errorAt, type FieldError } from '../ui/field-errors.ts';
import { PasswordControl } from '../ui/fields/PasswordControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useStore } from '../ui/store.ts';
import '../ui/fields.css';

/** Also the landing page: who comes for the first time reads beside the form what the portal is for. */
export function LoginPage() {
  const wanted = redirectionSure(belowBase(useQueryParams().get('redirect_url') ?? ''));
  const name = pageTitle(wanted);
  const hasEnded = useStore(sessionEnded);
  return (
    <div className="page">
      <div className="deux-colonnes connexion">
        <div className="pile colonne-texte">
          <PageHeading titre="Se connecter" chapo={name && `Connectez-vous pour continuer vers : ${name}.`} />
          {hasEnded && (
            <Notice tone="info" title="Votre session est expirée, veuillez vous reconnecter.">
              Vos réponses sont gardées sur cet appareil : vous les retrouverez.
            </Notice>
          )}
          <SignInForm onDone={() => go(wanted, { replace: true })} />
        </div>
        <Presentation />
      </div>
    </div>
  );
}

function SignInForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = missingFields({ email, password });
    setErrors(missing);
    if (missing.length > 0) return;
    setIsBusy(true);
    const signedIn = await signIn({ email: email.trim(), password });
    setIsBusy(false);
    if (signedIn.ok) onDone();
    else setErrors([{ field: '', message: signedIn.problem.message }]);
  };
  return (
    <form className="formulaire" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={errors} />
      <TextControl
        id="champ-email"
        label="Adresse électronique"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        error={errorAt(errors, 'email')}
        onChange={(value) => setEmail(String(value ?? ''))}
      />
      <PasswordControl
        id="champ-password"
        label="Mot de passe"
        autoComplete="current-password"
        value={password}
        error={errorAt(errors, 'password')}
        onChange={setPassword}
      />
      <div className="actions">
        <ActionButton isBusy={isBusy} busyText="Connexion en cours…">
          Se connecter
        </ActionButton>
        <AppLink className="fr-link" href="/mot-de-passe-oublie">
          Mot de passe oublié ?
        </AppLink>
      </div>
    </form>
  );
}

function Presentation() {
  return (
    <aside className="connexion__cote pile" aria-label={`À propos de ${brand.nom}`}>
      <h2 className="fr-h4">À quoi sert ce portail ?</h2>
      <ul>
        <li>Tenir à jour, une seule fois, le dossier de votre association.</li>
        <li>Trouver une subvention et la demander en ligne.</li>
        <li>Suivre la décision, le versement, et écrire au service.</li>
        {hasPage('/associations/dossier/crf') && <li>Rendre compte de l’argent reçu.</li>}
      </ul>
      {hasPage(registerHref) && <Inscription />}
    </aside>
  );
}

const registerHref = '/register';

const Inscription = () => (
  <>
    <h2 className="fr-h4">Pas encore de compte ?</h2>
    <p>Environ 5 minutes. Ayez sous la main le numéro RNA (W…) ou SIREN de votre association.</p>
    <AppLink className="fr-btn fr-btn--secondary" href={registerHref}>
      Créer mon compte
    </AppLink>
  </>
);

const missingFields = ({ email, password }: { email: string; password: string }): FieldError[] => [
  ...(email.trim() === '' ? [missing('email', 'Adresse électronique')] : []),
  ...(password === '' ? [missing('password', 'Mot de passe')] : []),
];

const missing = (field: string, label: string): FieldError => ({
  field,
  message: `Le champ ${label} est obligatoire.`,
});
