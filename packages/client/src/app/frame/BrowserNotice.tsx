import { useState } from 'react';
import { isOldBrowser, oldestBrowsers } from '../../platform/supported-browsers.ts';
import { NoticeBand } from '../../ui/page/NoticeBand.tsx';
import { AutreVoie } from './AutreVoie.tsx';

const storageName = 'asso.navigateur-ancien';

/** Warns that the browser is older than those supported; once hidden, the notice stays so until the tab is closed. */
export function BrowserNotice() {
  const [isShown, setIsShown] = useState(() => isOldBrowser() && !sessionStorage.getItem(storageName));
  const hide = () => {
    sessionStorage.setItem(storageName, 'masque');
    setIsShown(false);
  };
  if (!isShown) return null;
  return (
    <section aria-label="Navigateur">
      <NoticeBand tone="attention" title="Votre navigateur est trop ancien." onHide={hide}>
        Une demande peut ne pas s’ouvrir ou ne pas partir. Mettez-le à jour ou prenez un autre appareil : il
        faut {oldestBrowsers}, ou plus récent. <AutreVoie />
      </NoticeBand>
    </section>
  );
}
