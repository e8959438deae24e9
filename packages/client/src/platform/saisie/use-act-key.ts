import { useRef } from 'react';
import { newId } from '../../ui/page/new-id.ts';

/**
 * Returns the idempotency key of an action: the same when it is tried again, another when its content or version
 * changes.
 */
export function useActKey(): (...act: readonly unknown[]) => string {
  const sent = useRef({ content: '', key: newId() });
  return (...act) => {
    const content = JSON.stringify(act);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    return sent.current.key;
  };
}
