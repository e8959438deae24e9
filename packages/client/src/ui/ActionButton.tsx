import { type ReactNode, useState } from 'react';
import { waitingActs } from './page/network.ts';
import { useStore } from './page/store.ts';

type ActionButtonProps = {
  children: ReactNode;
  /**
   * Called when the button is pressed; without it, the button has the type `submit` and sends the form around it. A
   * second press is ignored while the first still runs.
   */
  onPress?: () => unknown;
  kind?: 'principal' | 'secondaire' | 'tertiaire';
  isSmall?: boolean;
  /** The text that replaces the label while the button works: « Transmission en cours… ». */
  busyText?: string;
  isBusy?: boolean;
  className?: string;
};

const classes = {
  principal: '',
  secondaire: ' fr-btn--secondary',
  tertiaire: ' fr-btn--tertiary',
};

/**
 * A button that is never greyed out: when it is pressed too early the page says what is missing, and while it works the
 * label says so.
 */
export function ActionButton(props: ActionButtonProps) {
  const { children, onPress, kind = 'principal', isSmall, busyText, className = '' } = props;
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = props.isBusy || isRunning;
  const isHeld = useStore(waitingActs) > 0;
  const press = async () => {
    setIsRunning(true);
    try {
      await onPress?.();
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`fr-btn${classes[kind]}${isSmall ? ' fr-btn--sm' : ''} ${className}`}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else if (onPress) void press();
      }}
    >
      {isBusy ? (isHeld ? 'En attente du réseau…' : (busyText ?? children)) : children}
    </button>
  );
}
