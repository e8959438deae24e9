/** PostgreSQL: connections, resources (disk, memory, connections), a server that stops, starts or only reads. */
const codes = /^(08\w{3}|53\w{3}|57P0[1-4]|25006)$/;
/** The network: nobody there, cut, too late. */
const names = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** A disk of ours, which holds files alone: no place left, or read and no more. */
const disk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);
const cut =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The store of the files does not do what it is asked. */
export class FilesOutage extends Error {}

/** What the portal stands on fails for a while: no bug, and nothing that whoever asks can mend. */
export const isOutage = (error: unknown): boolean => outageOf(error) !== undefined;

/** What fails: the files alone, or what nothing goes without. */
export function outageOf(error: unknown): 'fichiers' | 'portail' | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  const name = typeof code === 'string' ? code : '';
  if (error instanceof FilesOutage || disk.has(name)) return 'fichiers';
  if (codes.test(name) || names.has(name) || cut.test(error.message)) return 'portail';
  return outageOf(error.cause);
}
