import type { PageDessineeView } from '@asso/contract/document/document.schemas';
import { type RefObject, useEffect, useRef } from 'react';
import './page-dessinee.css';

type PageDessineeProps = {
  page: PageDessineeView;
  nom: string;
  /** The width of the page, in hundredths of the available width. */
  zoom: number;
  /** The number of quarter turns given to the page, clockwise. */
  quarts: number;
  /** Receives the height of the place that was pressed, from 0 to 1. */
  onPlace?: (y: number) => void;
  /** The height at which a mark is drawn, from 0 to 1. */
  marque?: number | null;
};

/**
 * Shows a page as an image that the server drew, with its words over it as plain text that can be selected and read
 * aloud: nothing that the file contains runs here.
 */
export function PageDessinee({ page, nom, zoom, quarts, onPlace, marque = null }: PageDessineeProps) {
  const { largeur, hauteur, image, lignes } = page;
  const sheet = useRef<SVGSVGElement>(null);
  usePlace(sheet, onPlace);
  const isAside = quarts % 2 === 1;
  return (
    <div
      className="page-dessinee"
      style={{
        width: `${zoom}%`,
        aspectRatio: isAside ? `${hauteur} / ${largeur}` : `${largeur} / ${hauteur}`,
      }}
    >
      <svg
        ref={sheet}
        className="page-dessinee__feuille"
        viewBox={`0 0 ${largeur} ${hauteur}`}
        style={{
          width: isAside ? `${(100 * largeur) / hauteur}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${quarts * 90}deg)`,
        }}
      >
        <title>
          {nom}, page {page.page} sur {page.pages}
        </title>
        <image href={image} width={largeur} height={hauteur} />
        {numbered(lignes).map(({ rang, texte, ...mot }) => (
          <text
            key={rang}
            x={mot.x * largeur}
            y={(mot.y + mot.hauteur / 1.2) * hauteur}
            fontSize={Math.max(1, (mot.hauteur / 1.2) * hauteur)}
            textLength={Math.max(1, mot.largeur * largeur)}
            lengthAdjust="spacingAndGlyphs"
          >
            {texte}
          </text>
        ))}
        {marque !== null && (
          <line
            className="page-dessinee__marque"
            x1={0}
            x2={largeur}
            y1={marque * hauteur}
            y2={marque * hauteur}
          />
        )}
      </svg>
    </div>
  );
}

/** Gives each word of a page its rank as a key, since words never change places. */
const numbered = (lignes: PageDessineeView['lignes']) => lignes.flat().map((mot, rang) => ({ rang, ...mot }));

/**
 * Calls `onPlace` with the height that is pressed; a press that selects words does not count. A button does the same
 * for the keyboard.
 */
function usePlace(sheet: RefObject<SVGSVGElement | null>, onPlace?: (y: number) => void): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element || !onPlace) return;
    const press = (event: MouseEvent) => {
      const selection = getSelection();
      if (selection && !selection.isCollapsed) return;
      const matrix = element.getScreenCTM();
      if (!matrix) return;
      const { y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      onPlace(Math.min(1, Math.max(0, y / element.viewBox.baseVal.height)));
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [sheet, onPlace]);
}
