import type { RouteRight } from '@asso/domain/compte/routes.rights';
import type { ComponentType, ReactNode } from 'react';

export type LoadPage = () => Promise<ComponentType<object>>;
/** What differs by role: the first row whose `pour` accepts the current role, or that has no `pour`, is shown. */
export type ByRole<P> = readonly {
  pour?: (role: string) => boolean;
  page: () => Promise<ComponentType<P>>;
}[];

/** A frame drawn around several pages, which stays when the person goes from one of them to another. */
export type LoadRoom = () => Promise<ComponentType<{ children: ReactNode }>>;

/** Gives a page its path, as in the specification, and the module that shows it. */
export type RouteRow = {
  /** `:name` is a parameter, `:name?` one that may be missing. */
  path: string;
  /** The h1 of the page, or its name in the breadcrumb. */
  titre: string;
  /** Null as long as the page does not exist: its address then answers « not found ». */
  page: LoadPage | ByRole<object> | null;
  /** The frame around the page; pages with the same frame share the same function. */
  salle?: LoadRoom;
  /**
   * Who may open the page: given only by pages outside the product, such as the gallery of components;
   * `routes.rights.ts` has the others.
   */
  droit?: Pick<RouteRight, 'access' | 'guards'>;
  /** `connexion` has neither navigation nor cookie banner. */
  cadre?: 'defaut' | 'connexion';
  /** True when what the page reads may be kept on the person's device, for places without a network. */
  horsConnexion?: true;
  /** Tables of services need a large width; `pleine` takes the whole window, without the breadcrumb. */
  largeur?: 'normale' | 'large' | 'pleine';
  /** Returns the address that the server shows without an account, for a person who never signed in here. */
  sansCompte?: (href: string) => string;
};

/** An address that leads to another one; `accueil` is the home page of the current role. */
export type RedirectRow = { path: string; vers: 'accueil' | `/${string}` };
