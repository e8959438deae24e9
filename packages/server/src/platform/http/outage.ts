/** PostgreSQL: connections, resources (disk, memory, connections), a server that stops, starts or only reads. */
const codes = /^(08\w{3}|53\w{3}|57P0[1-4]|25006)$/;
/** The system: nobody there, cut, too late, and no place left on a disk. */
const names = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);
const cut =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** What the portal stands on fails for a while: no bug, and nothing that whoever asks can mend. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (codes.test(code) || names.has(code))) return true;
  return cut.test(error.message) || isOutage(error.cause);
}
