import type { RouteRight } from '@asso/domain/compte/routes.rights';
import type { ComponentType } from 'react';

/** The module of a page. */
export type LoadPage = () => Promise<ComponentType>;
/** Where the role worn decides which page an address shows: the first row whose `pour` holds, or that has none. */
export type PagesByRole = readonly { pour?: (role: string) => boolean; page: LoadPage }[];

/** One page: its path as in the specification, and the module that shows it. */
export type RouteRow = {
  /** `:name` is a parameter, `:name?` one that may be missing. */
  path: string;
  /** The h1 of the page, or its name in the trail. */
  titre: string;
  /** Null as long as the page is not written: the address is not found. */
  page: LoadPage | PagesByRole | null;
  /** For a page that is no part of the product; who may open the others is in `routes.rights.ts`. */
  droit?: Pick<RouteRight, 'access' | 'guards'>;
  /** `connexion`: no navigation, no cookie banner. */
  cadre?: 'defaut' | 'connexion';
  /** Tables of services need the whole width. */
  largeur?: 'normale' | 'large';
};

/** An address that is only the beginning of another one; `accueil` is the home of the role worn. */
export type RedirectRow = { path: string; vers: 'accueil' | `/${string}` };
