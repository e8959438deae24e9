import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { withElision } from '@asso/domain/identifiants/elision';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { hasPage, pageTitle } from '../../platform/page/available-pages.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { belowBase, go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { type Credentials, signIn } from '../../platform/session/session.ts';
import { sessionEnded } from '../../platform/session/session-token.ts';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { useStore } from '../../ui/page/store.ts';
import { inscriptionHref } from '../inscription/inscription-href.ts';
import { inscriptionIntro } from '../inscription/inscription-words.ts';
import { CodePage } from './CodePage.tsx';
import { ConnexionForm, type Identifiants } from './ConnexionForm.tsx';
import { ConnexionsExternes } from './ConnexionsExternes.tsx';

/** The sign-in page, which also tells newcomers what the portal is for. */
export function ConnexionPage() {
  const wanted = redirectionSure(belowBase(useQueryParams().get('redirect_url') ?? ''));
  const [identifiants, setIdentifiants] = useState({ email: '', password: '' });
  const [needsCode, setNeedsCode] = useState(false);
  const open = async (given: Credentials) => {
    const outcome = await signIn(given);
    if (outcome.ok) go(wanted, { replace: true });
    return outcome;
  };
  if (needsCode) {
    return (
      <CodePage
        onSubmit={(given) => open({ ...identifiants, ...given })}
        onBack={() => {
          wantHeadingFocus();
          setNeedsCode(false);
        }}
      />
    );
  }
  const submit = async (given: Identifiants) => {
    const outcome = await open(given);
    if (outcome.ok || outcome.problem.code !== 'compte.code-requis') return outcome;
    setIdentifiants(given);
    wantHeadingFocus();
    setNeedsCode(true);
    return { ok: true } as const;
  };
  return <PasswordPage wanted={wanted} first={identifiants} onSubmit={submit} />;
}

const left = 'Vous êtes déconnecté.';

type PasswordPageProps = Parameters<typeof ConnexionForm>[0] & { wanted: string };

function PasswordPage({ wanted, ...form }: PasswordPageProps) {
  const name = pageTitle(wanted);
  const hasEnded = useStore(sessionEnded);
  const params = useQueryParams();
  // After signing out of a national provider, people come back here with a `state` in the address.
  const hasLeft = params.get('deconnecte') !== null || params.get('state') !== null;
  useEffect(() => {
    if (hasLeft) announce(left);
  }, [hasLeft]);
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
          {hasLeft && !hasEnded && <Notice tone="succes" title={left} />}
          <ConnexionForm {...form} />
          <ConnexionsExternes redirect={wanted} />
        </div>
        <Presentation wanted={wanted} />
      </div>
    </div>
  );
}

function Presentation({ wanted }: { wanted: string }) {
  return (
    <aside className="connexion__cote pile" aria-label={`À propos ${withElision(brand.nom)}`}>
      <h2 className="fr-h4">À quoi sert ce portail ?</h2>
      <ul>
        <li>Tenir à jour, une seule fois, le dossier de votre association.</li>
        <li>Trouver une subvention et la demander en ligne.</li>
        <li>Suivre la décision, le versement, et écrire au service.</li>
        {hasPage('/associations/dossier/crf') && <li>Rendre compte de l’argent reçu.</li>}
      </ul>
      {hasPage('/register') && <Inscription wanted={wanted} />}
    </aside>
  );
}

const Inscription = ({ wanted }: { wanted: string }) => (
  <>
    <h2 className="fr-h4">Pas encore de compte ?</h2>
    <p>{inscriptionIntro(wanted)}</p>
    <AppLink className="fr-btn fr-btn--secondary" href={inscriptionHref(wanted)}>
      Créer mon compte
    </AppLink>
  </>
);
