/**
 * These PostgreSQL codes mean a lost connection, a lack of resources (disk, memory, connections), or a server that
 * stops, starts or is read-only.
 */
const codes = /^(08\w{3}|53\w{3}|57P0[1-4]|25006)$/;
/**
 * A primary that became a standby refuses its unlogged tables and the position of its log with codes that also stand for
 * bugs; only its words, in English or in French, tell them apart.
 */
const standby = { codes: new Set(['0A000', '55000']), words: /recovery|restauration/i };
/** Network errors that mean that nobody answers, that the connection was cut, or that time ran out. */
const names = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Errors of the portal's own disk, which only holds files: it is full, read-only or broken. */
const disk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);
const cut =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Reports that the file store does not do what it is asked. */
export class FilesOutage extends Error {}

/**
 * Tells whether a dependency of the portal is failing for a while: this is neither a bug nor something the caller can
 * mend.
 */
export const isOutage = (error: unknown): boolean => findOutage(error) !== undefined;

/**
 * Tells what fails: the files alone, or something that the whole portal depends on; undefined when the error is of
 * another kind.
 */
export function findOutage(error: unknown): 'fichiers' | 'portail' | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  const name = typeof code === 'string' ? code : '';
  if (error instanceof FilesOutage || disk.has(name)) return 'fichiers';
  if (codes.test(name) || names.has(name) || cut.test(error.message)) return 'portail';
  if (standby.codes.has(name) && standby.words.test(error.message)) return 'portail';
  return findOutage(error.cause);
}
