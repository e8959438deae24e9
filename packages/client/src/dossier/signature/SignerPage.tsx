import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ProblemPage } from '../../platform/page/ProblemPage.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useUser } from '../../platform/session/session.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { ASignerLecture } from './ASignerLecture.tsx';
import { jetonSignature } from './jeton-signature.ts';
import { SignatureFermee } from './SignatureFermee.tsx';
import { isOuverte, type Nommee, useDossierToSign } from './use-a-signer.ts';
import './signer.css';

/** The page of the person asked to sign, opened by the link of an e-mail or from their list of things to do. */
export function SignerPage() {
  const [jeton] = useState(jetonSignature);
  const demande = useQueryParams().get('demande');
  const user = useUser();
  useEffect(() => {
    // Opening another link to sign over this page changes only the part after « # », so the page is reloaded.
    const again = () => location.reload();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  if (!user) return <SansCompte hasLien={jeton !== null || demande !== null} />;
  if (demande) return <ASignerPage key={demande} nommee={{ id: demande }} />;
  return jeton ? <ASignerPage key={jeton} nommee={{ jeton }} /> : <SansLien />;
}

const suite = encodeURIComponent('/signer');

const SansCompte = ({ hasLien }: { hasLien: boolean }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="À signer"
      chapo={
        hasLien
          ? 'Un dossier attend votre signature. Connectez-vous avec l’adresse qui a reçu ce lien.'
          : 'Ouvrez le lien du courriel qui vous demande de signer.'
      }
    />
    <div className="actions">
      <AppLink className="fr-btn" href={`/login?redirect_url=${suite}`}>
        Se connecter
      </AppLink>
    </div>
    {hasLien && (
      <p className="discret">
        Pas encore de compte ? Créez-le avec cette adresse, puis acceptez l’invitation de l’association.
      </p>
    )}
  </div>
);

const SansLien = () => (
  <div className="page colonne-texte">
    <PageHeading titre="À signer" chapo="Ouvrez le lien du courriel qui vous demande de signer." />
    <div className="actions">
      <AppLink className="fr-btn fr-btn--secondary" href="/user/dashboard">
        Revenir à l’accueil
      </AppLink>
    </div>
  </div>
);

function ASignerPage({ nommee }: { nommee: Nommee }) {
  const aSigner = useDossierToSign(nommee);
  const { state } = aSigner;
  if (state.kind === 'attente') return <Loading />;
  if (state.kind === 'refus')
    return <ProblemPage problem={state.problem} onRetry={() => void aSigner.read()} />;
  const { demande } = state;
  return isOuverte(demande) ? (
    <ASignerLecture demande={demande} dossier={demande.dossier} nommee={nommee} aSigner={aSigner} />
  ) : (
    <SignatureFermee demande={demande} />
  );
}
