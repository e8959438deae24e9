/**
 * Writes an error to the browser’s console, for whoever looks for the cause of a failure; never a name nor a typed
 * text.
 */
export const logError = (...facts: readonly unknown[]): void => console.error(...facts);
