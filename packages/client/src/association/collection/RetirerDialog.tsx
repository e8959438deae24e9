import type { Endpoint, QueryInput } from '@asso/contract/kernel/endpoint';
import { type ReactNode, useState } from 'react';
import { type CallInput, call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { focusHeading } from '../../ui/page/focus.ts';

export type RetirerDialogProps<E extends Endpoint> = {
  title: string;
  label: string;
  row: E;
  query: QueryInput<E>;
  done: string;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
  /** Says what removing changes and what stays. */
  children: ReactNode;
};

/** Asks before a row is removed, and says what stays; afterwards the focus goes to the page's title. */
export function RetirerDialog<E extends Endpoint>(props: RetirerDialogProps<E>) {
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    const outcome = await call(props.row, { query: props.query } as CallInput<E>);
    if (!outcome.ok) return setError(outcome.problem.message);
    props.onClose();
    notify('succes', props.done);
    await props.onChanged();
    focusHeading();
  };
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      action={{ label: props.label, onPress: remove, isDanger: true }}
    >
      {error && <Notice tone="erreur" title={error} />}
      {props.children}
    </Dialog>
  );
}
