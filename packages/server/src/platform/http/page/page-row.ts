import type { RateLimit } from '../limits/rate-limit.ts';
import type { Html } from './html.ts';

/** A note that administrators put above a page. */
export type PageNote = { kind: 'info' | 'attention' | 'alerte'; titre: string; texte: string };

/** Reads the notes to show above the page of this address. */
export type ReadNotes = (chemin: string) => Promise<readonly PageNote[]>;

/** The words of one page; the frame puts the header, the footer and the style sheets around them. */
export type PageContent = {
  titre: string;
  /** The text that search engines and messaging programs show below the title. */
  description: string;
  /** The one address of the page, below the public address of the portal. */
  chemin: string;
  main: Html;
  /** Facts about the page that search engines read (JSON-LD). */
  donnees?: object;
  /** The feeds that say the same as the page. */
  flux?: readonly { titre: string; type: string; chemin: string }[];
  /** True when robots are asked not to list the page. */
  isUnlisted?: boolean;
};

/**
 * A page, or a file, is the same for everybody unless it is said to be `isForOne`. The server keeps what it made of an
 * answer as long as the feature gives the same object.
 */
export type PageAnswer = { isForOne?: boolean } & (
  | { kind: 'page'; page: PageContent; status?: number }
  | { kind: 'texte'; type: string; texte: string; nom?: string }
  | { kind: 'ailleurs'; vers: string; status: 301 | 302 | 303 }
);

export type PageRequest = {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The fields of a form that was sent; empty for a page that is read. */
  form: URLSearchParams;
};

/** A page or a file served without an account; `answer` gives null when nothing has this address. */
export type PublicPage = {
  method?: 'GET' | 'POST';
  path: string;
  limit?: RateLimit;
  /**
   * True when programs that are no browser send this form, such as mailboxes (RFC 8058): they say no origin. Its address
   * must hold a secret that is enough by itself.
   */
  isForPrograms?: true;
  answer: (request: PageRequest) => Promise<PageAnswer | null>;
};
