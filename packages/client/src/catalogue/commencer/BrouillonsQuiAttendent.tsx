import { AppLink } from '../../platform/AppLink.tsx';
import { useBrouillonsSansCompte } from '../../platform/draft/brouillon-sans-compte.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Whatever the way to an account and an association, what was written before waits on the home page. */
export function BrouillonsQuiAttendent() {
  return useBrouillonsSansCompte().map(({ code, titre, reponses }) => (
    <Notice key={code} tone="info" title={`Votre brouillon attend : ${String(reponses.intitule ?? titre)}`}>
      <p>
        Commencé sans compte dans ce navigateur, pour « {titre} ».{' '}
        <AppLink href={`/commencer/${encodeURIComponent(code)}`}>Le reprendre</AppLink>
      </p>
    </Notice>
  ));
}
