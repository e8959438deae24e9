/** Stops the start for a reason that the operator can mend: it is printed as one French sentence, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
