import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { connexionHref } from '@asso/domain/compte/guards.rules';
import { useEffect, useState } from 'react';
import { notify } from '../platform/announcements.ts';
import { call } from '../platform/call.ts';
import { go } from '../platform/navigation.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../platform/query-params.ts';
import { loadUser } from '../platform/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { LienRefuse } from './LienRefuse.tsx';

/** Where the link of the e-mail leads: nothing to press, the next page comes by itself. */
export function ActivationPage() {
  const params = useRouteParams();
  const query = useQueryParams();
  const token = params.token ?? query.get('token') ?? '';
  const [problem, setProblem] = useState<ProblemReply | null>(null);
  useEffect(() => {
    let isGone = false;
    void activate(token).then((refused) => {
      if (!isGone) setProblem(refused);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  if (!problem) return <Loading />;
  return (
    <div className="page colonne-texte pile">
      <PageHeading titre="Activation du compte" aide="connexion" />
      <LienRefuse problem={problem} />
    </div>
  );
}

/** One try a link, however often the page is drawn. */
const tries = new Map<string, Promise<ProblemReply | null>>();

function activate(token: string): Promise<ProblemReply | null> {
  const begun = tries.get(token) ?? tryOnce(token);
  tries.set(token, begun);
  return begun;
}

/** Null when it leads elsewhere; else why it does not. */
async function tryOnce(token: string): Promise<ProblemReply | null> {
  const user = await loadUser();
  if (!user || token === '') {
    tries.delete(token);
    go(token === '' ? '/validation' : connexionHref(`/validate/${token}`), { replace: true });
    return null;
  }
  const outcome = user.enabled ? null : await call(inscriptionEndpoints.validate, { body: { token } });
  const present = await loadUser({ again: true });
  if (outcome && !outcome.ok && present?.enabled !== true) return outcome.problem;
  notify('succes', 'Votre compte est activé.');
  go(outcome?.ok ? outcome.value.redirect : '/', { replace: true });
  return null;
}
