import { useEffect } from 'react';
import { ProblemPage } from '../platform/page/ProblemPage.tsx';
import { SessionUnreadable } from '../platform/session/session.ts';
import { MissingPart } from '../ui/page/lazy-part.ts';

/** Shows an error that no page handled. If the network was missing, the page reloads once it is back. */
export function ErrorPage({ error }: { error: unknown }) {
  const problem = problemOf(error);
  const isOfNetwork = problem?.status === 0;
  useEffect(() => {
    if (!isOfNetwork) return;
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOfNetwork]);
  return <ProblemPage problem={problem} onRetry={() => location.reload()} />;
}

function problemOf(error: unknown) {
  if (error instanceof SessionUnreadable) return error.problem;
  // A part of the code that is missing is shown like a call without answer: there is no request number to quote.
  if (error instanceof MissingPart) return { status: 0, message: error.message, instance: '' };
  return null;
}
