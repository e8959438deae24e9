// Test support: when this is loaded before a real server, a request with « ?pend » blocks the thread for ever.
import { type IncomingMessage, Server } from 'node:http';

const emit = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
  const isTaken = emit.call(this, event, ...given);
  if (event === 'request' && (given[0] as IncomingMessage).url?.endsWith('?pend'))
    setImmediate(() => {
      for (;;);
    });
  return isTaken;
} as typeof emit;
