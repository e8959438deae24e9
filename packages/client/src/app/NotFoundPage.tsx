import { useEffect } from 'react';
import { nothingThere } from '../platform/call/call-problems.ts';
import { ProblemPage } from '../platform/page/ProblemPage.tsx';
import { loadUser } from '../platform/session/session.ts';
import { currentToken } from '../platform/session/session-token.ts';

/**
 * An unknown address shows this page whether the browser or the server found it unknown; the header still shows who
 * is signed in.
 */
export function NotFoundPage() {
  useEffect(() => {
    // No guard ran for this address, so nobody has read the user yet. If that fails, the page stays as it is.
    if (currentToken()) void loadUser().catch(() => undefined);
  }, []);
  return <ProblemPage problem={nothingThere} />;
}
