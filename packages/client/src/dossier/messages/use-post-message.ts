import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { useRef } from 'react';
import { call } from '../../platform/call/call.ts';
import { newId } from '../../ui/page/new-id.ts';

/** Sends each message only once: the same message tried again keeps its key, and another one takes a new key. */
export function usePostMessage(id_fo: string) {
  const sent = useRef({ content: '', key: newId() });
  return async (body: BodyInput<typeof messageEndpoints.sendMessage>) => {
    const content = JSON.stringify(body);
    if (sent.current.content !== content) sent.current = { content, key: newId() };
    const outcome = await call(messageEndpoints.sendMessage, {
      params: { id: id_fo },
      body,
      idempotencyKey: sent.current.key,
    });
    if (outcome.ok) sent.current = { content: '', key: newId() };
    return outcome;
  };
}
