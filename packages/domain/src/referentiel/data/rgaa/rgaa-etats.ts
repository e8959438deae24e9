/**
 * Each assessed criterion of the RGAA is C, with its proof, or NA, with the reason. A criterion that is absent was
 * not assessed and counts as not conform. The person who assesses changes this file and its date.
 */
export const evalueLe = '2026-11-30';

export type EtatRgaa = 'C' | 'NC' | 'NA';

/**
 * States are by criterion number. Pages read them at each visit, so the longer proofs are in a file of their own
 * (`rgaa-preuves.ts`).
 */
export const etatsRgaa: Readonly<Record<string, EtatRgaa>> = {
  '1.1': 'C',
  '1.2': 'C',
  '1.4': 'NA',
  '1.5': 'NA',
  '2.1': 'NA',
  '2.2': 'NA',
  '3.2': 'C',
  '4.1': 'NA',
  '4.2': 'NA',
  '4.3': 'NA',
  '4.4': 'NA',
  '4.5': 'NA',
  '4.6': 'NA',
  '4.7': 'NA',
  '4.8': 'NA',
  '4.9': 'NA',
  '4.10': 'NA',
  '4.11': 'NA',
  '4.12': 'NA',
  '4.13': 'NA',
  '5.3': 'NA',
  '5.4': 'C',
  '5.6': 'C',
  '5.7': 'C',
  '5.8': 'NA',
  '6.2': 'C',
  '7.3': 'C',
  '8.1': 'C',
  '8.3': 'C',
  '8.4': 'C',
  '8.5': 'C',
  '8.7': 'NA',
  '8.8': 'NA',
  '8.10': 'NA',
  '9.1': 'C',
  '9.2': 'C',
  '9.3': 'C',
  '10.1': 'C',
  '10.6': 'C',
  '10.11': 'C',
  '11.1': 'C',
  '11.12': 'C',
  '12.1': 'C',
  '12.3': 'C',
  '12.4': 'C',
  '12.6': 'C',
  '12.7': 'C',
  '12.8': 'C',
  '12.9': 'C',
  '12.10': 'C',
  '13.2': 'C',
  '13.5': 'NA',
  '13.6': 'NA',
  '13.7': 'C',
  '13.9': 'C',
  '13.10': 'C',
  '13.12': 'NA',
};
