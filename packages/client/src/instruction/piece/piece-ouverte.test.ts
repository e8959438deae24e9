// @vitest-environment jsdom
import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { expect, test, vi } from 'vitest';
import { giveBackPlace, holdPlace, pieceOuverte, piecesMontrees, viewPieceId } from './piece-ouverte.ts';

const aPiece = (code: string, document: Partial<PieceView['document']> | null): PieceView =>
  ({
    ...{ code, label: code, aide: null, nature: 'AUT', obligatoire: true, validite_mois: null, modele: null },
    document: document && {
      uuid: code,
      nom: code,
      etat_analyse: 'sur',
      mime: 'application/pdf',
      ...document,
    },
    proposes: [],
  }) as unknown as PieceView;

test('only a piece that came, that the antivirus let through and that can be drawn is shown beside the dossier', () => {
  const pieces = [
    aPiece('DEVIS', {}),
    aPiece('MANQUE', null),
    aPiece('ATTEND', { etat_analyse: 'en_cours' }),
    aPiece('REFUSE', { etat_analyse: 'refuse' }),
    aPiece('TABLEUR', { mime: 'application/vnd.ms-excel' }),
    aPiece('PHOTO', { mime: 'image/jpeg' }),
  ];
  expect(piecesMontrees(pieces).map(({ code }) => code)).toEqual(['DEVIS', 'PHOTO']);
  expect(pieceOuverte(pieces, 'PHOTO')?.code).toBe('PHOTO');
  expect(pieceOuverte(pieces, 'ATTEND')).toBeUndefined();
  expect(pieceOuverte(pieces, null)).toBeUndefined();
});

test('a piece that opens leaves what one was reading where it was, and scrolls nothing when it takes the whole page', () => {
  const scrolled = vi.fn();
  window.scrollBy = scrolled;
  document.body.innerHTML = `<a id="${viewPieceId('DEVIS')}"></a>`;
  const link = document.getElementById(viewPieceId('DEVIS')) as HTMLElement;
  const at = (top: number) => vi.spyOn(link, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  at(420);
  holdPlace('DEVIS');
  at(655);
  giveBackPlace();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 235);
  giveBackPlace();
  holdPlace('DEVIS');
  link.remove();
  giveBackPlace();
  expect(scrolled).toHaveBeenCalledOnce();
});
