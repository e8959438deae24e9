/** For who looks into what went wrong on this screen: never a name, nor what was typed. */
export const logError = (...facts: readonly unknown[]): void => console.error(...facts);
