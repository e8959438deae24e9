import type { Endpoint, QueryInput } from '@asso/contract/kernel/endpoint';
import { type ReactNode, useState } from 'react';
import { type CallInput, call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { focusHeading } from '../../ui/page/focus.ts';

type RetirerButtonProps<E extends Endpoint> = {
  /** Screen readers speak this after « Retirer ». */
  what: string;
  title: string;
  label: string;
  row: E;
  query: QueryInput<E>;
  done: string;
  onChanged: () => Promise<unknown>;
  /** This text says what removing changes and what stays. */
  children: ReactNode;
};

/** The dialog asks first and says what stays; after removing, the focus goes to the page's title. */
export function RetirerButton<E extends Endpoint>(props: RetirerButtonProps<E>) {
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    const outcome = await call(props.row, { query: props.query } as CallInput<E>);
    if (!outcome.ok) return setError(outcome.problem.message);
    setIsAsking(false);
    notify('succes', props.done);
    await props.onChanged();
    focusHeading();
  };
  return (
    <>
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        onClick={() => {
          setError(null);
          setIsAsking(true);
        }}
      >
        Retirer<span className="invisible"> {props.what}</span>
      </button>
      {isAsking && (
        <Dialog
          title={props.title}
          onClose={() => setIsAsking(false)}
          action={{ label: props.label, onPress: remove, isDanger: true }}
        >
          {error && <Notice tone="erreur" title={error} />}
          {props.children}
        </Dialog>
      )}
    </>
  );
}
