import { type ReactNode, useState } from 'react';
import type { CallOutcome } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';

type LienPageProps<E> = {
  titre: string;
  chapo: string;
  /**
   * The text of the button. A press is required, because mail programs open links by themselves and would use them up.
   */
  label: string;
  onPress: (token: string) => Promise<CallOutcome<E>>;
  done: (outcome: Extract<CallOutcome<E>, { ok: true }>) => ReactNode;
};

/** The page of a link received by e-mail: says what the link does, with the button that does it. */
export function LienPage<E>({ titre, chapo, label, onPress, done }: LienPageProps<E>) {
  const { token = '' } = useRouteParams();
  const [outcome, setOutcome] = useState<Extract<CallOutcome<E>, { ok: true }> | null>(null);
  const saisie = useSaisie({
    name: null,
    value: {},
    send: async () => {
      const answered = await onPress(token);
      if (answered.ok) setOutcome(answered as Extract<CallOutcome<E>, { ok: true }>);
      return answered;
    },
    onDone: () => undefined,
  });
  if (outcome) return done(outcome);
  return (
    <div className="page colonne-texte pile">
      <PageHeading titre={titre} chapo={chapo} />
      <SaisieForm label={label} busyText="Vérification en cours…" saisie={saisie} fields={{}} />
    </div>
  );
}
