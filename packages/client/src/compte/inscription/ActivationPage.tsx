import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { connexionHref } from '@asso/domain/compte/guards.rules';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser, signIn } from '../../platform/session/session.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { ConnexionForm, type Identifiants } from '../connexion/ConnexionForm.tsx';
import { LienRefuse } from './LienRefuse.tsx';

/** What the link of activation leads to: another page, a refusal, or a password to type for this address. */
type Suite =
  | { nom: 'ailleurs' }
  | { nom: 'refuse'; problem: ProblemReply }
  | { nom: 'ouvert'; courriel: string };

/** The page of the link of activation: a signed-in person has nothing to do, and others type their password. */
export function ActivationPage() {
  const params = useRouteParams();
  const query = useQueryParams();
  const token = params.token ?? query.get('token') ?? '';
  const [suite, setSuite] = useState<Suite>({ nom: 'ailleurs' });
  useEffect(() => {
    let isGone = false;
    void activate(token).then((found) => {
      if (!isGone) setSuite(found);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  if (suite.nom === 'ailleurs') return <Loading />;
  if (suite.nom === 'refuse')
    return (
      <div className="page colonne-texte pile">
        <PageHeading titre="Activation du compte" aide="connexion" />
        <LienRefuse problem={suite.problem} />
      </div>
    );
  const submit = async (given: Identifiants) => {
    const outcome = await signIn(given);
    if (outcome.ok) setSuite(await activate(token));
    else if (outcome.problem.code === 'compte.code-requis') go(connexionHref(`/validate/${token}`));
    return outcome;
  };
  return (
    <div className="page colonne-texte pile">
      <PageHeading
        titre="Activation du compte"
        aide="connexion"
        chapo={`Pour activer le compte ${suite.courriel}, tapez le mot de passe choisi en le créant.`}
      />
      <ConnexionForm
        first={{ email: suite.courriel, password: '' }}
        onSubmit={submit}
        verb="Activer mon compte"
      />
    </div>
  );
}

/** The result for each link, tried once however often the page is drawn. */
const tries = new Map<string, Promise<Suite>>();

function activate(token: string): Promise<Suite> {
  const begun = tries.get(token) ?? tryOnce(token);
  tries.set(token, begun);
  return begun;
}

async function tryOnce(token: string): Promise<Suite> {
  const user = await loadUser();
  if (token === '') return leave(token, '/validation');
  if (!user) return checkSignedOut(token);
  const outcome = user.enabled ? null : await call(inscriptionEndpoints.validate, { body: { token } });
  const present = await loadUser({ again: true });
  if (outcome && !outcome.ok && present?.enabled !== true) return { nom: 'refuse', problem: outcome.problem };
  notify('succes', 'Votre compte est activé.');
  return leave(token, outcome?.ok ? outcome.value.redirect : '/');
}

/**
 * Checks the link of a signed-out person. The link proves that the mailbox is theirs, and the password that the account
 * is: the link is used up once they have signed in.
 */
async function checkSignedOut(token: string): Promise<Suite> {
  const outcome = await call(inscriptionEndpoints.checkValidationLink, { body: { token } });
  tries.delete(token);
  return outcome.ok
    ? { nom: 'ouvert', courriel: outcome.value.courriel }
    : { nom: 'refuse', problem: outcome.problem };
}

function leave(token: string, to: string): Suite {
  if (token === '') tries.delete(token);
  go(to, { replace: true });
  return { nom: 'ailleurs' };
}
