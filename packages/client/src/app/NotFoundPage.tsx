import { useEffect } from 'react';
import { ProblemPage } from '../platform/ProblemPage.tsx';
import { loadUser } from '../platform/session.ts';
import { currentToken } from '../platform/session-token.ts';

/** An address that leads nowhere, here or on the server: the same page, under the header of who is signed in. */
export function NotFoundPage() {
  useEffect(() => {
    // No guard ran: nobody has read the person yet. Without an answer the page stays as it is.
    if (currentToken()) void loadUser().catch(() => undefined);
  }, []);
  return <ProblemPage problem={{ status: 404, message: '', instance: '' }} />;
}
