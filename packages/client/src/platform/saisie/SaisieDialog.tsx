import { Dialog } from '../../ui/Dialog.tsx';
import { SaisieFields } from './SaisieFields.tsx';
import type { SaisieProps } from './saisie-props.ts';
import { usePress } from './use-press.ts';

type SaisieDialogProps<T extends object> = SaisieProps<T> & {
  title: string;
  size?: 'md' | 'lg';
  isDanger?: boolean;
  /** What is typed is forgotten when the dialog is closed, unless `isKept`. */
  onClose: () => void;
  isKept?: boolean;
  /** False while there is nothing to send yet: the dialog then has no action button. */
  isReady?: boolean;
};

/** A form in a dialog, sent by the button of the dialog. */
export function SaisieDialog<T extends object>(props: SaisieDialogProps<T>) {
  const { saisie, title, size, label, isDanger, isKept = false, isReady = true, onClose } = props;
  const press = usePress(props);
  const close = () => {
    if (!isKept) saisie.forget();
    onClose();
  };
  return (
    <Dialog
      title={title}
      size={size}
      onClose={close}
      action={isReady ? { label, onPress: press.press, isDanger, isBusy: saisie.isBusy } : undefined}
    >
      <div className="pile">
        <SaisieFields {...props} press={press} />
      </div>
    </Dialog>
  );
}
