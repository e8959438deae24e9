import { useEffect } from 'react';
import { nothingThere } from '../platform/call/call-problems.ts';
import { ProblemPage } from '../platform/page/ProblemPage.tsx';
import { loadUser } from '../platform/session/session.ts';
import { currentToken } from '../platform/session/session-token.ts';

/**
 * Shown for an unknown address, whether the browser or the server found it unknown; the header still shows who is
 * signed in.
 */
export function NotFoundPage() {
  useEffect(() => {
    // No access check ran for this address, so the user is read here; the page stays as it is if that fails.
    if (currentToken()) void loadUser().catch(() => undefined);
  }, []);
  return <ProblemPage problem={nothingThere} />;
}
