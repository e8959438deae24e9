import { useRef } from 'react';
import { newId } from '../../ui/page/new-id.ts';

/** The same act keeps its idempotency key when it is tried again; another content or version makes another act. */
export function useActKey(): (...act: readonly unknown[]) => string {
  const sent = useRef({ content: '', key: newId() });
  return (...act) => {
    const content = JSON.stringify(act);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    return sent.current.key;
  };
}
