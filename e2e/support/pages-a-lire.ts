// The pages of the portal are listed by kind of person, each with its title and one thing it shows.
import { administrationPages } from './pages/administration.ts';
import { associationPages } from './pages/association.ts';
import { comptePages } from './pages/compte.ts';
import { envois } from './pages/envois.ts';
import { servicePages } from './pages/service.ts';
import { visiteurPages } from './pages/visiteur.ts';

export type PageALire = {
  /** The person who reads the page, a key of `lecteurs`. */
  qui: string;
  /**
   * The path is below /client; `{2}` stands for the person's first dossier whose instruction is in state 2, and other
   * names for those of `numeros`.
   */
  chemin: string;
  h1: string | RegExp;
  donnee: string | RegExp;
  /** The button of the page's form, and the error shown when the form is sent empty. */
  envoi?: { bouton: string; phrase: string | RegExp };
};

/** The people who read the pages, each with an address and a role; without an address, nobody is signed in. */
export const lecteurs: Readonly<Record<string, { email: string | null; role: string | null }>> = {
  visiteur: { email: null, role: null },
  association: { email: 'helene.garnier@demo.example', role: 'lca.association' },
  panier: { email: 'fatou.sarr@demo.example', role: 'lca.association' },
  sansSiret: { email: 'luis.pereira@demo.example', role: 'lca.association' },
  agent: { email: 'paul.girard@demo.example', role: 'rds.user' },
  service: { email: 'fdva@drajes-sud.example', role: 'rds.service' },
  national: { email: 'hugo.marchand@demo.example', role: 'rds.admin' },
  application: { email: 'alice.perrin@demo.example', role: 'rds.appli_admin' },
  portail: { email: 'denis.chevalier@demo.example', role: 'lca.admin' },
  programme: { email: 'nadia.colin@demo.example', role: 'osiris.admin-programme' },
  osiris: { email: 'remi.dufour@demo.example', role: 'osiris.appli_admin' },
};

export const pagesToRead: readonly PageALire[] = [
  ...visiteurPages,
  ...associationPages,
  ...servicePages,
  ...administrationPages,
  ...comptePages,
].map(([qui, chemin, h1, donnee]) => ({ qui, chemin, h1, donnee, envoi: envois[chemin] }));
