// Test support: the portal connects to this relay, which leads to whichever server accepts writes at the moment.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function aRelay(first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const one of open) one.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Leads to another server, and cuts the open connections, because they led to the former one. */
    leadTo: (port: number) => {
      target = port;
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
