/** It opens the list of a commission, named by the envelope that it shares out. */
export const commissionHref = (enveloppe: string): string =>
  `/instructeur?vue=commission&enveloppe=${enveloppe}`;
