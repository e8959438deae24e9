import { type ReactNode, useState } from 'react';
import type { CallOutcome } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { useEnvoi } from './use-envoi.ts';

type LienPageProps<E> = {
  titre: string;
  chapo: string;
  /** The person must press a button, because mail programs follow links by themselves and would use them up. */
  label: string;
  onPress: (token: string) => Promise<CallOutcome<E>>;
  done: (outcome: Extract<CallOutcome<E>, { ok: true }>) => ReactNode;
};

/** An e-mail's link leads to this page, which says what the link does and has the button that does it. */
export function LienPage<E>({ titre, chapo, label, onPress, done }: LienPageProps<E>) {
  const { token = '' } = useRouteParams();
  const [outcome, setOutcome] = useState<Extract<CallOutcome<E>, { ok: true }> | null>(null);
  const envoi = useEnvoi();
  if (outcome) return done(outcome);
  const press = async () => setOutcome(await envoi.send([], () => onPress(token)));
  return (
    <div className="page colonne-texte pile">
      <PageHeading titre={titre} chapo={chapo} />
      <ErrorSummary errors={envoi.errors} attempt={envoi.attempt} />
      <div className="actions">
        <ActionButton onPress={press} busyText="Vérification en cours…">
          {label}
        </ActionButton>
      </div>
    </div>
  );
}
