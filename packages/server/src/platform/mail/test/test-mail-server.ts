// Test support: a mail server that can be stopped, and started again at the same port.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Options = {
  /** 0 takes any free port. */
  port: number;
  onMail: (raw: Buffer) => void;
};

export async function aMailServer({
  port,
  onMail,
}: Options): Promise<{ url: string; port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      buffer(stream).then((raw) => {
        onMail(raw);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const taken = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
