import { useState } from 'react';
import type { Read } from '../use-read.ts';

/**
 * Keeps the previous value shown, marked as old, while another one is read. A value read for another `of` is not shown.
 */
export function useLatest<T>(read: Read<T>, of?: unknown): { value: T | null; isOld: boolean } {
  const [latest, setLatest] = useState<{ value: T; of: unknown } | null>(null);
  const value = read.state === 'lu' ? read.value : null;
  if (value !== null && (value !== latest?.value || of !== latest.of)) setLatest({ value, of });
  const kept = latest?.of === of ? (latest?.value ?? null) : null;
  return { value: value ?? kept, isOld: read.state === 'attente' && kept !== null };
}
