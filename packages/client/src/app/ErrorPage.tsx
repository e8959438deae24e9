import { useEffect } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ProblemPage } from '../platform/page/ProblemPage.tsx';
import { SessionUnreadable } from '../platform/session/session.ts';
import { isOldBrowser, oldestBrowsers } from '../platform/supported-browsers.ts';
import { MissingPart } from '../ui/page/lazy-part.ts';
import { AutreVoie } from './frame/AutreVoie.tsx';

/**
 * Shows an error that no page handled. If the network was missing, the page reloads once it is back. To an old browser
 * the page says what it is: neither the connection nor the help can do anything.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const problem = problemOf(error);
  const isOfNetwork = problem?.status === 0;
  useEffect(() => {
    if (!isOfNetwork) return;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOfNetwork]);
  if (problem === null && isOldBrowser()) return <OldBrowserPage />;
  return <ProblemPage problem={problem} onRetry={() => location.reload()} />;
}

const OldBrowserPage = () => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Votre navigateur est trop ancien"
      chapo={`Il ne sait pas ouvrir cette page : il faut ${oldestBrowsers}, ou plus récent. Mettez-le à jour, ou prenez un autre appareil : vous y retrouverez ce qui est enregistré.`}
    />
    <p>
      <AutreVoie />
    </p>
    <div className="actions">
      <AppLink className="fr-btn" href="/">
        Revenir à l’accueil
      </AppLink>
    </div>
  </div>
);

function problemOf(error: unknown) {
  if (error instanceof SessionUnreadable) return error.problem;
  // A part of the code that is missing is shown like a call without answer: there is no request number to quote.
  if (error instanceof MissingPart) return { status: 0, message: error.message, instance: '' };
  return null;
}
