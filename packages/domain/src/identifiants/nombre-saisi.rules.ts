// A number is read in one way wherever it is typed, pasted or stored as text (§9 euros without decimals).

const blanks = /[\s\u00a0\u202f]+/g;

/**
 * Reads a number, or returns null. Dots before groups of three digits separate thousands, and so do commas when a dot
 * follows them; any other comma or dot is a decimal mark. Where decimals are asked, « 1.500 » is one and a half.
 */
export function readNombre(text: string, decimals = 0): number | null {
  const bare = text.replace(blanks, '').replace(/(€|euros?|eur)$/i, '');
  const isNegative = bare.startsWith('-');
  const value = readPositive(isNegative ? bare.slice(1) : bare, decimals);
  return value === null ? null : isNegative ? -value : value;
}

function readPositive(bare: string, decimals: number): number | null {
  const isGroupedByDots =
    /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(bare) && (decimals === 0 || bare.includes(','));
  if (isGroupedByDots) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(,\d{3})+\.\d*$/.test(bare)) return Number(bare.replaceAll(',', ''));
  // « 1,250 » may be one euro or a thousand, so it is asked again rather than guessed.
  if (decimals === 0 && /^[1-9]\d{0,2},\d{3}$/.test(bare)) return null;
  return /^\d+([.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}
