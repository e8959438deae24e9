/** What stops a start for a reason its operator can mend: printed as one French sentence, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
