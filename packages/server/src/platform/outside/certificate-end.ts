import { connect } from 'node:tls';

const patienceMs = 3000;

/** Gives the instant at which the certificate of a site ends; null when it has none or does not answer. */
export function certificateEnd(site: URL): Promise<Date | null> {
  if (site.protocol !== 'https:') return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<Date | null>();
  // A certificate that is already over is read too, hence no check of it here.
  const socket = connect({
    host: site.hostname,
    servername: site.hostname,
    port: Number(site.port || 443),
    rejectUnauthorized: false,
    timeout: patienceMs,
  });
  const answer = (end: Date | null) => {
    socket.destroy();
    resolve(end);
  };
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    answer(Number.isNaN(end.getTime()) ? null : end);
  });
  socket.once('timeout', () => answer(null));
  socket.once('error', () => answer(null));
  return promise;
}
