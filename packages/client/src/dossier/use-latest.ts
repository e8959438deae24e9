import { useState } from 'react';
import type { Read } from '../platform/use-read.ts';

/** What was read last stays shown, and is known to be old, while something else is read in its place. */
export function useLatest<T>(read: Read<T>): { value: T | null; isOld: boolean } {
  const [latest, setLatest] = useState<T | null>(null);
  const value = read.state === 'lu' ? read.value : null;
  if (value !== null && value !== latest) setLatest(value);
  return { value: value ?? latest, isOld: read.state === 'attente' && latest !== null };
}
