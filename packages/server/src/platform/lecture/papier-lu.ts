// The server reads the text of a deposited paper (PDF or picture): this file describes what it then knows, namely the
// words of each page with their places, and a small picture of the first page.

/** A place on a page, in fractions of the width and height of the page, from the top left corner. */
export type WordPlace = { x: number; y: number; largeur: number; hauteur: number };

export type MotRead = {
  texte: string;
  place: WordPlace;
  /** From 0 to 100: how sure the reading of a picture is of this word; a text that a PDF holds is always 100. */
  confiance: number;
};

/** The lines go from top to bottom, and their words from left to right. */
export type ScannedPage = { lignes: readonly (readonly MotRead[])[] };

export type PapierRead = {
  /** The words come from the text of the PDF, or were recognised on a picture. */
  moyen: 'texte' | 'image';
  pages: readonly ScannedPage[];
  /** Tells that the paper has more pages than were read. */
  estCoupe: boolean;
  /** A JPEG of the first page, upright, on which the places are. */
  apercu: { jpeg: Uint8Array; largeur: number; hauteur: number };
};

/** A page as it looks, and its words where it holds some as text: a scan has none. */
export type PageDessinee = ScannedPage & {
  pages: number;
  jpeg: Uint8Array;
  largeur: number;
  hauteur: number;
};

/** Why a paper was not read; the file itself may still be kept. */
export type RefusLecture =
  /** The paper passes a limit: bytes, pixels, seconds or memory. */
  | 'trop-lourd'
  /** The paper cannot be opened: damaged, or of another kind. */
  | 'illisible'
  /** The paper opens only with its password. */
  | 'ferme'
  /** Too many papers are waiting to be read. */
  | 'occupe';

export type PapierLecture<T> = { ok: true; value: T } | { ok: false; refus: RefusLecture };

export type LimitesLecture = {
  maxOctets: number;
  /** The most pages that are read, from the first; a file with more pages is not drawn. */
  maxPages: number;
  /** The largest picture that is decoded. */
  maxPixels: number;
  /**
   * The most milliseconds of processor that the reading may use: on Linux the time of the processor is counted and not
   * the time that passes, so that a busy machine refuses nothing that a free one reads.
   */
  maxMs: number;
  /** The memory of the process that reads, in bytes. */
  maxMemoire: number;
};

export const textOfPages = (pages: readonly ScannedPage[]): string =>
  pages.map(({ lignes }) => lignes.map(textOfLigne).join('\n')).join('\n\n');

export const textOfLigne = (ligne: readonly MotRead[]): string => ligne.map(({ texte }) => texte).join(' ');
