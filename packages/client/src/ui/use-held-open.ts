import { useState } from 'react';

/** What opens by itself (an error inside, an amount given) stays open when its reason goes: only a hand closes it. */
export function useHeldOpen(reason: boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(reason);
  const [hadReason, setHadReason] = useState(reason);
  if (reason !== hadReason) {
    setHadReason(reason);
    if (reason) setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}
