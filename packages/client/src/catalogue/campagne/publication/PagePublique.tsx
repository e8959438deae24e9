import { useState } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { basePath } from '../../../platform/brand.ts';
import { subventionHref } from '../../../subvention/subvention-href.ts';
import { announce } from '../../../ui/page/announcer.ts';

/** It links to the page that associations read, and copies its address for a letter. */
export function PagePublique({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const href = subventionHref(code);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + basePath + href);
    setIsCopied(true);
    announce('Lien copié.');
  };
  return (
    <p className="actions actions--ligne">
      <AppLink className="fr-link" href={href}>
        Voir la page publique
      </AppLink>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={copy}>
        {isCopied ? 'Lien copié' : 'Copier le lien'}
      </button>
    </p>
  );
}
