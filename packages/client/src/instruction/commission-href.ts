/** The list of a commission, by the envelope it shares out. */
export const commissionHref = (enveloppe: string): string =>
  `/instructeur?vue=commission&enveloppe=${enveloppe}`;
