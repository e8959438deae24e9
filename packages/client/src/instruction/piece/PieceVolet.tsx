import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { PageDessinee } from '../../document/PageDessinee.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead, useReadAhead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { Epingler } from './Epingler.tsx';
import { PieceBarre } from './PieceBarre.tsx';
import { besideWidth, giveBackPlace, pieceParam, piecesMontrees, viewPieceId } from './piece-ouverte.ts';
import './piece-volet.css';

type PieceVoletProps = Pick<ComponentProps<typeof Epingler>, 'groupes' | 'piece'> & {
  dossier: ComponentProps<typeof Epingler>['dossier'] & { pieces: readonly PieceView[] };
};

const zooms = [100, 150, 200, 300];

/** Shows a piece beside the dossier: its pages, the next piece, and a form to mark what is wrong. */
export function PieceVolet({ dossier, groupes, piece }: PieceVoletProps) {
  const params = useQueryParams();
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [quarts, setQuarts] = useState(0);
  const [place, setPlace] = useState<number | null>(null);
  const { uuid } = piece.document;
  const read = useRead(documentEndpoints.readPage, { params: { uuid, page: number } });
  const pages = read.state === 'lu' ? read.value.pages : null;
  useNextPage(uuid, pages !== null && number < pages ? number + 1 : null);
  const titre = useRef<HTMLHeadingElement>(null);
  const isBeside = useMedia(besideWidth);
  const Titre = isBeside ? 'h2' : 'h1';
  // Beside the dossier the title is in sight: taking the focus must not scroll the text.
  const [preventScroll] = useState(isBeside);
  useLayoutEffect(() => {
    giveBackPlace();
    titre.current?.focus({ preventScroll });
  }, [preventScroll]);
  const others = piecesMontrees(dossier.pieces);
  const at = others.findIndex(({ code }) => code === piece.code);
  const open = (by: number) => {
    const next = others[at + by];
    if (next) params.set({ [pieceParam]: next.code }, { replace: true, isBeside: true });
  };
  const close = () => {
    params.set({ [pieceParam]: null }, { isBeside: true });
    setTimeout(() => document.getElementById(viewPieceId(piece.code))?.focus(), 100);
  };
  const turn = (page: number) => {
    setNumber(page);
    setPlace(null);
  };
  return (
    <section
      className="piece-volet"
      aria-label="Pièce à côté du dossier"
      onKeyDown={(event) => press(event, { open, close })}
    >
      <div className="piece-volet__tete">
        <Titre ref={titre} tabIndex={-1} className="piece-volet__titre" title={piece.document.nom}>
          {piece.label}
        </Titre>
        <PieceBarre
          rang={at + 1}
          total={others.length}
          onPrevious={() => open(-1)}
          onNext={() => open(1)}
          onZoom={(by) => setZoom(Math.min(zooms.length - 1, Math.max(0, zoom + by)))}
          onTurn={() => setQuarts((quarts + 1) % 4)}
          onClose={close}
        />
      </div>
      <section className="piece-volet__page" aria-label={`Page ${number}`} {...reachedByKey}>
        {read.state === 'attente' && <Loading />}
        {read.state === 'refuse' && (
          <Notice tone="attention" title={read.problem.message}>
            <DocumentLink {...piece.document} />
          </Notice>
        )}
        {read.state === 'lu' && (
          <PageDessinee
            page={read.value}
            nom={piece.document.nom}
            zoom={zooms[zoom] ?? 100}
            quarts={quarts}
            onPlace={setPlace}
            marque={place}
          />
        )}
      </section>
      <div className="piece-volet__pied">
        {pages !== null && pages > 1 && (
          <div className="piece-volet__pages">
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              aria-disabled={number === 1}
              onClick={() => number > 1 && turn(number - 1)}
            >
              Page précédente
            </button>
            <span className="nombre" role="status">
              Page {number} sur {pages}
            </span>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              aria-disabled={number === pages}
              onClick={() => number < pages && turn(number + 1)}
            >
              Page suivante
            </button>
          </div>
        )}
        <Epingler
          dossier={dossier}
          groupes={groupes}
          piece={piece}
          lieu={{ page: number, pages: pages ?? 1, y: place }}
          onDone={() => setPlace(null)}
        />
      </div>
    </section>
  );
}

/** A page larger than its frame is scrolled with the arrow keys, so it must be able to take the focus. */
const reachedByKey = { tabIndex: 0 };

/** Reads the next page beforehand, as it is nearly always wanted. */
function useNextPage(uuid: string, page: number | null): void {
  const readAhead = useReadAhead();
  useEffect(() => {
    if (page !== null) readAhead(documentEndpoints.readPage, { params: { uuid, page } });
  }, [uuid, page, readAhead]);
}

type Acts = { open: (by: number) => void; close: () => void };

/** Runs the keys of the panel, except in a field or with Ctrl, Alt, Shift or Meta. */
function press(event: KeyboardEvent, { open, close }: Acts): void {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest('input, textarea, select')) return;
  if (event.key === 'ArrowLeft') open(-1);
  else if (event.key === 'ArrowRight') open(1);
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
}
