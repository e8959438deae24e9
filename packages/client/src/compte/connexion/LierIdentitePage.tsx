import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { LienPage } from '../inscription/LienPage.tsx';
import { CodePage } from './CodePage.tsx';
import { enterExterne } from './enter-externe.ts';

const { followLinkExterne } = connexionExterneEndpoints;

/**
 * The page of the link sent to the address of an existing account: ties the national identity to that account; an
 * account with a second factor also asks for its code.
 */
export function LierIdentitePage() {
  const { token = '' } = useRouteParams();
  const [needsCode, setNeedsCode] = useState(false);
  const follow = (given: { code?: string; confiance?: boolean }) =>
    call(followLinkExterne, { body: { token, ...given } });
  if (needsCode) {
    return (
      <CodePage
        onSubmit={(given) => enterExterne(follow(given))}
        onBack={() => {
          wantHeadingFocus();
          setNeedsCode(false);
        }}
      />
    );
  }
  return (
    <LienPage
      titre="Lier votre identité à votre compte"
      chapo="Vous pourrez vous connecter sans mot de passe. Continuez dans le navigateur où vous avez commencé."
      label="Lier et me connecter"
      onPress={async () => {
        const outcome = await follow({});
        if (outcome.ok) await enterExterne(Promise.resolve(outcome));
        else if (outcome.problem.code === 'compte.code-requis') {
          wantHeadingFocus();
          setNeedsCode(true);
        }
        return outcome;
      }}
      done={() => null}
    />
  );
}
