import type { ComponentType } from 'react';

/** One page: its path as in the specification, who may open it, and the module that shows it. */
export type RouteRow = {
  /** `:name` is a parameter, `:name?` one that may be missing. */
  path: string;
  /** The h1 of the page, or its name in the trail. */
  titre: string;
  /** Null as long as the page is not written: the address is not found. */
  page: (() => Promise<ComponentType>) | null;
  /** `public`: no session. `connecte`: any. A list: one of these roles (`rds.*` allowed), else the guards decide. */
  acces: 'public' | 'connecte' | readonly string[];
  /** `connexion`: no navigation, no cookie banner. */
  cadre?: 'defaut' | 'connexion';
  /** Tables of services need the whole width. */
  largeur?: 'normale' | 'large';
  /** Also open to who must still validate the account, change the password or add an association. */
  avant?: readonly ('validation' | 'mot-de-passe' | 'association')[];
};
