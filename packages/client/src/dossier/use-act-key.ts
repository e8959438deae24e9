import { useRef } from 'react';
import { newId } from '../ui/new-id.ts';

/** The same act tried again keeps its key; another one, or on another version, is another act. */
export function useActKey(): (...act: readonly unknown[]) => string {
  const sent = useRef({ content: '', key: newId() });
  return (...act) => {
    const content = JSON.stringify(act);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    return sent.current.key;
  };
}
