// A workbook is a zip of XML files: fflate opens it, the browser reads the XML.
import { strFromU8, unzipSync } from 'fflate';

/**
 * The most bytes read of one part of the zip: a longer part is no table for this portal, and would only fill the
 * memory.
 */
const longestPart = 20_000_000;
export const mostColumns = 200;
export const mostRows = 20_000;

/** Returns the parts of the zip with these names, or null when the bytes are no zip. */
export function unzipParts(bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> | null {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => originalSize <= longestPart && wanted.test(name),
    });
  } catch {
    return null;
  }
}

export const parseXml = (part: Uint8Array): Document =>
  new DOMParser().parseFromString(strFromU8(part), 'application/xml');

/** Writes a number as French tables do; the last digits, which only come from binary arithmetic, are left out. */
export const sheetNumber = (value: string): string =>
  /^-?\d+\.\d+(E[+-]?\d+)?$/i.test(value)
    ? String(Number(Number(value).toFixed(6))).replace('.', ',')
    : value;
