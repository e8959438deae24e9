import { useState } from 'react';

/** Returns true from the first time that this is true: what was once drawn stays on the screen. */
export function useSince(isTrue: boolean): boolean {
  const [isSince, setIsSince] = useState(isTrue);
  if (isTrue && !isSince) setIsSince(true);
  return isSince || isTrue;
}
