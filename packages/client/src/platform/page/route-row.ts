import type { RouteRight } from '@asso/domain/compte/routes.rights';
import type { ComponentType, ReactNode } from 'react';

export type LoadPage = () => Promise<ComponentType>;
/**
 * An address may show several pages: the first row whose `pour` holds for the current role, or that has no `pour`, is
 * shown.
 */
export type PagesByRole = readonly { pour?: (role: string) => boolean; page: LoadPage }[];

/** A room is drawn around its pages, and stays while one goes from one of them to another. */
export type LoadRoom = () => Promise<ComponentType<{ children: ReactNode }>>;

/** A row gives a page its path, as in the specification, and the module that shows it. */
export type RouteRow = {
  /** `:name` is a parameter, `:name?` one that may be missing. */
  path: string;
  /** This is the page's h1, or its name in the trail. */
  titre: string;
  /** Null as long as the page is not written: its address is then not found. */
  page: LoadPage | PagesByRole | null;
  /** Pages of the same room name the same loader. */
  salle?: LoadRoom;
  /** Only a page outside the product says its own right; the others have theirs in `routes.rights.ts`. */
  droit?: Pick<RouteRight, 'access' | 'guards'>;
  /** `connexion` shows neither navigation nor cookie banner. */
  cadre?: 'defaut' | 'connexion';
  /** A person may keep on their device what this page reads, for places without a network. */
  horsConnexion?: true;
  /** The tables of services need a large width; a work list takes the whole window, without the trail. */
  largeur?: 'normale' | 'large' | 'pleine';
  /** A person who never signed in here is led to this address, which the server draws without an account. */
  sansCompte?: (href: string) => string;
};

/**
 * This address is only the beginning of another one and leads to it; `accueil` is the home page of the current role.
 */
export type RedirectRow = { path: string; vers: 'accueil' | `/${string}` };
