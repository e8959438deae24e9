import { useEffect } from 'react';

type PrintedPage = {
  /** What the foot of each sheet says: a loose one names what it is of. */
  pied: string;
  isPaysage?: boolean;
};

/** How the page that is shown is printed; the others are printed as ever. */
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

/** All the sheets at once: a part that asks for a page of its own begins a new one, and leaves the first empty. */
export const pageRule = ({ pied, isPaysage }: PrintedPage): string =>
  `@page { ${isPaysage ? 'size: A4 landscape; margin: 14mm 12mm; ' : ''}@bottom-left { content: ${cssString(pied)}; } }`;

/** Names that people typed stand in it: nothing of them ends the string. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,;:()’'«»–-]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `)}"`;
