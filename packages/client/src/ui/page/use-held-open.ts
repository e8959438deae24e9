import { useState } from 'react';

/**
 * Opens a part when there is a reason (an error inside, an amount given) and keeps it open when the reason goes: only
 * the person closes it.
 */
export function useHeldOpen(reason: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(reason);
  const [hadReason, setHadReason] = useState(reason);
  if (reason !== hadReason) {
    setHadReason(reason);
    if (reason) setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}
