import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatSiren, siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { numeroEtablissement } from '@asso/domain/identifiants/numero-etablissement';
import { rna } from '@asso/domain/identifiants/rna';
import { siren } from '@asso/domain/identifiants/siren-siret';
import { useState } from 'react';
import { CopyText } from '../../ui/CopyText.tsx';
import { isOnline } from '../../ui/page/network.ts';
import { useStore } from '../../ui/page/store.ts';
import { AideLink } from '../AideLink.tsx';
import { AppLink } from '../AppLink.tsx';
import { isPassing } from '../call/call-problems.ts';
import { now } from '../clock.ts';
import { here } from './navigation.ts';
import { PageHeading } from './PageHeading.tsx';
import { useRouteParams } from './query-params.ts';

type ProblemPageProps = {
  /** The problem returned by the server; null for a bug of the page. */
  problem: Pick<ProblemReply, 'status' | 'message' | 'instance'> | null;
  onRetry?: () => void;
};

/** Replaces a page that cannot be shown: what happened, what to do, and the number to quote. */
export function ProblemPage({ problem, onRetry }: ProblemPageProps) {
  const isMissing = problem?.status === 404;
  const hasNetwork = useStore(isOnline);
  const canRetry = onRetry && (problem === null || isPassing(problem));
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre={titleOf(problem?.status, hasNetwork)}
        chapo={
          isMissing
            ? "La page que vous sollicitez n'existe plus ou n'a jamais existé."
            : (problem?.message ?? 'Un problème est survenu.')
        }
      />
      {!isMissing && problem?.status !== 0 && <Reference instance={problem?.instance} />}
      <div className="actions">
        {canRetry && (
          <button type="button" className="fr-btn" onClick={onRetry}>
            Réessayer
          </button>
        )}
        <AppLink className={canRetry ? 'fr-btn fr-btn--secondary' : 'fr-btn'} href="/">
          Revenir à l’accueil
        </AppLink>
      </div>
    </div>
  );
}

function titleOf(status: number | undefined, hasNetwork: boolean): string {
  if (status === 404) return 'Page non trouvée :(';
  return status === 0 && !hasNetwork ? 'Vous êtes hors connexion' : "Une erreur s'est produite";
}

/**
 * The text to quote when asking for help: the number of the request in the server's log or, without one, the time and
 * the page.
 */
function Reference({ instance }: { instance: string | undefined }) {
  const params = useRouteParams();
  const [moment] = useState(() => formatHorodatage(now()));
  const text = [instance || `${moment}, ${placeOf(params)}`, ...listIdentifiers(params)].join(' · ');
  return (
    <p>
      Si cela se répète, <AideLink>écrivez à l’aide</AideLink> avec cette référence :{' '}
      <CopyText text={text} what="la référence" />
    </p>
  );
}

/** Returns the path of the page without the secret token that a link may hold, since people will quote it. */
const placeOf = ({ token }: Readonly<Record<string, string | undefined>>): string => {
  const path = here().split(/[?#]/)[0] ?? '';
  return token ? path.replace(token, '…') : path;
};

/** Lists the numbers in an address (« SIRET 661 017 236 00018 ») for people who ask for help about it [R8.21]. */
export function listIdentifiers(params: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.values(params).flatMap((text = '') => {
    if (numeroEtablissement.test(text)) return siretNomme(text);
    if (siren.check(text) === null) return `SIREN ${formatSiren(text)}`;
    return rna.check(text) === null ? `RNA ${text}` : [];
  });
  return [...new Set(found)];
}
