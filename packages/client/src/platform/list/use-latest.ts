import { useState } from 'react';
import type { Read } from '../use-read.ts';

/** While something else is read, the previous value stays shown and is marked as old. */
export function useLatest<T>(read: Read<T>): { value: T | null; isOld: boolean } {
  const [latest, setLatest] = useState<T | null>(null);
  const value = read.state === 'lu' ? read.value : null;
  if (value !== null && value !== latest) setLatest(value);
  return { value: value ?? latest, isOld: read.state === 'attente' && latest !== null };
}
