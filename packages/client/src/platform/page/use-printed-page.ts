import { useEffect } from 'react';

type PrintedPage = {
  /** The text at the foot of each sheet, so that a loose sheet says what it belongs to. */
  pied: string;
  isPaysage?: boolean;
};

/** Sets how the current page is printed, without changing the others. */
export function usePrintedPage({ pied, isPaysage = false }: PrintedPage): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule({ pied, isPaysage }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [pied, isPaysage]);
}

/**
 * Returns the CSS of the sheets. A named page is not used: it would start a new sheet and leave the first one empty.
 */
export const pageRule = ({ pied, isPaysage }: PrintedPage): string =>
  `@page { ${isPaysage ? 'size: A4 landscape; margin: 14mm 12mm; ' : ''}@bottom-left { content: ${cssString(pied)}; } }`;

/** Writes a text as a CSS string; people typed some of it, so any character that could end the string is escaped. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,;:()’'«»–-]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `)}"`;
