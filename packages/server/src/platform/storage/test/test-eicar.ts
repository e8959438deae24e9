/**
 * This harmless text is what every antivirus takes for a virus; it is split in two, so that none detects this file.
 */
export const eicar = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('-'));
