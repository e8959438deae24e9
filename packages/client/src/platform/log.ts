/** Errors are logged for whoever looks into this screen's failures; they never hold a name nor typed text. */
export const logError = (...facts: readonly unknown[]): void => console.error(...facts);
