/** The harmless text that every antivirus takes for a virus; in two halves, so that none finds one in this file. */
export const eicar = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-'));
