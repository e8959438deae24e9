import { type ReactNode, useState } from 'react';
import { waitingActs } from './network.ts';
import { useStore } from './store.ts';

type ActionButtonProps = {
  children: ReactNode;
  /** Type `submit` when absent: the form decides. A second press is ignored while it runs. */
  onPress?: () => unknown;
  kind?: 'principal' | 'secondaire' | 'tertiaire';
  isSmall?: boolean;
  /** « Transmission en cours… ». */
  busyText?: string;
  isBusy?: boolean;
  className?: string;
};

const classes = {
  principal: '',
  secondaire: ' fr-btn--secondary',
  tertiaire: ' fr-btn--tertiary',
};

/** A button that is never greyed out: pressed too early it says what is missing, while it works it says so. */
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
