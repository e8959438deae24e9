import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { type ReactNode, useState } from 'react';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { focusHeading } from '../../ui/page/focus.ts';

type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

export type ActeProps = {
  /** This is the text of the button that opens the dialog. */
  label: string;
  /** Screen readers speak this after the label: it names the person or thing concerned. */
  what: string;
  title: string;
  /** This is the verb on the dialog's button. */
  confirm: string;
  isDanger?: boolean;
  kind?: 'principal' | 'secondaire' | 'tertiaire';
  /** When set, the dialog asks for a reason and says whether it is optional. */
  motif?: 'facultatif' | 'obligatoire';
  act: (motif: string | undefined) => Promise<Outcome>;
  done: string;
  onDone: () => unknown;
  /** This text says what the act changes and what stays. */
  children: ReactNode;
};

const classes = { principal: '', secondaire: ' fr-btn--secondary', tertiaire: ' fr-btn--tertiary' };
const motifMax = 500;

/**
 * The dialog asks first, says what follows and takes the reason if there is one; after the act the focus goes to the
 * page's title.
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
  act,
  done,
  onDone,
  onClose,
  children,
}: ActeDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const press = async () => {
    const said = text?.trim();
    setIsMissing(motif === 'obligatoire' && !said);
    if (motif === 'obligatoire' && !said) return document.getElementById('acte-motif')?.focus();
    const outcome = await act(said || undefined);
    if (!outcome.ok) return setError(outcome.problem.message);
    onClose();
    notify('succes', done);
    await onDone();
    focusHeading();
  };
  return (
    <Dialog title={title} onClose={onClose} action={{ label: confirm, onPress: press, isDanger }}>
      {error && <Notice tone="erreur" title={error} />}
      {children}
      {motif && (
        <TextControl
          id="acte-motif"
          label={motif === 'facultatif' ? 'Motif (facultatif)' : 'Motif'}
          help="La personne le recevra."
          isRequired={motif === 'obligatoire'}
          isMultiline
          max={motifMax}
          value={text}
          onChange={(value) => setText(value as string | null)}
          error={isMissing ? 'Indiquez le motif.' : undefined}
        />
      )}
    </Dialog>
  );
}
