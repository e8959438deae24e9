import { ProblemPage } from '../platform/ProblemPage.tsx';
import { SessionUnreadable } from '../platform/session.ts';

/** What no page foresaw. */
export function ErrorPage({ error }: { error: unknown }) {
  const problem = error instanceof SessionUnreadable ? error.problem : null;
  return <ProblemPage problem={problem} onRetry={() => location.reload()} />;
}
