import { useEffect } from 'react';

/** What the foot of each printed page says while this page is shown: a loose sheet names what it is of. */
export function usePrintFooter(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @bottom-left { content: ${cssString(text)}; } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
}

/** Names that people typed stand in it: nothing of them ends the string. */
export const cssString = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,;:()’'«»–-]/gu, (one) => `\\${one.codePointAt(0)?.toString(16) ?? ''} `)}"`;
