import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import { type ReactNode, useState } from 'react';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { focusHeading } from '../../ui/page/focus.ts';

type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

export type ActeSaisi = { motif?: string | null } & Record<string, unknown>;

export type ActeProps = {
  /** The text of the button that opens the dialog. */
  label: string;
  /** The person or thing concerned, read aloud after the label. */
  what: string;
  title: string;
  /** The verb on the button of the dialog. */
  confirm: string;
  isDanger?: boolean;
  kind?: 'principal' | 'secondaire' | 'tertiaire';
  /** When set, the dialog asks for a reason and says whether it is optional. */
  motif?: 'facultatif' | 'obligatoire';
  /** The fields asked together with the reason. */
  fields?: Fields;
  act: (motif: string | undefined, typed: ActeSaisi) => Promise<Outcome>;
  /** What is said once it is done; a function when the answer of the act says it. */
  done: string | (() => string);
  onDone: () => unknown;
  /** Says what the action changes and what stays. */
  children: ReactNode;
};

const classes = { principal: '', secondaire: ' fr-btn--secondary', tertiaire: ' fr-btn--tertiary' };
const motifMax = 500;

/**
 * A button that asks for confirmation in a dialog, with the consequences and a reason if needed; after the action the
 * focus goes to the title of the page.
 */
export function ActeButton({ label, what, kind = 'tertiaire', ...acte }: ActeProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className={`fr-btn fr-btn--sm${classes[kind]}`} onClick={() => setIsAsking(true)}>
        {label}
        <span className="invisible"> {what}</span>
      </button>
      {isAsking && <ActeDialog {...acte} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type ActeDialogProps = Omit<ActeProps, 'label' | 'what' | 'kind'> & { onClose: () => void };

function ActeDialog({
  title,
  confirm,
  isDanger,
  motif,
  fields,
  act,
  done,
  onDone,
  ...rest
}: ActeDialogProps) {
  const { onClose, children } = rest;
  const saisie = useSaisie({
    name: null,
    value: {} as ActeSaisi,
    send: (typed) => act(typed.motif?.trim() || undefined, typed),
    onDone: async () => {
      onClose();
      notify('succes', typeof done === 'string' ? done : done());
      await onDone();
      focusHeading();
    },
  });
  const isMissing = motif === 'obligatoire' && !saisie.typed.motif?.trim();
  return (
    <SaisieDialog
      title={title}
      label={confirm}
      isDanger={isDanger}
      prefix="acte"
      saisie={saisie}
      fields={{ ...fields, ...(motif && { motif: motifRow(motif) }) }}
      rules={isMissing ? [{ field: 'motif', message: 'Indiquez le motif.' }] : []}
      before={children}
      onClose={onClose}
    />
  );
}

const motifRow = (motif: NonNullable<ActeProps['motif']>) =>
  ({
    kind: 'text',
    label: 'Motif',
    aide: 'La personne le recevra.',
    multiline: true,
    max: motifMax,
    requiredAt: motif === 'obligatoire' ? 'saisie' : undefined,
  }) as const;
