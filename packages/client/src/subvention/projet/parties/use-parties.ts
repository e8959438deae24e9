// The address of a project names the open part; a field named there opens its own part.
import { findPartieAt, type NomPartie } from '@asso/domain/subvention/parties/projet-parties.rows';
import {
  type Avancement,
  computeAvancement,
  etatPartie,
  findPartieToResume,
} from '@asso/domain/subvention/parties/projet-parties.rules';
import { useState } from 'react';
import { useQueryParams } from '../../../platform/page/query-params.ts';
import { narrow, useMedia } from '../../../ui/page/use-media.ts';
import type { Partie } from '../rubriques.ts';
import type { PartieSituee } from './PartiesRail.tsx';

export const resume = 'resume';

export type Parties = {
  situees: readonly PartieSituee[];
  /** The open part; undefined when the list of all of them is shown. */
  presente: Partie | undefined;
  champ: string | null;
  rang: number;
  /** The part where the work goes on: the first that is not complete. */
  suite: NomPartie | undefined;
  /** True when no other part than this one lacks anything. */
  isDerniere: boolean;
  avancement: Avancement;
  hrefOf: (partie: NomPartie | typeof resume) => string;
  champHref: (champ: string) => string;
  /** Returns the address of a field of another part; undefined when it is on this page. */
  ailleurs: (champ: string) => string | undefined;
};

/**
 * Reads the open part from the address. Without one, a large screen opens the part where the work goes on, and a small
 * one lists them all.
 */
export function useParties(parties: readonly Partie[]): Parties {
  const params = useQueryParams();
  const isNarrow = useMedia(narrow);
  const suite = findPartieToResume(parties);
  const [entree] = useState(isNarrow ? undefined : suite);
  const champ = params.get('champ');
  const nomme = (champ && findPartieAt(champ)) || params.get('partie');
  const presente = parties.find(({ id }) => id === (nomme ?? entree));
  const hrefOf = (partie: NomPartie | typeof resume) => params.href({ partie, champ: null });
  const champHref = (path: string) => params.href({ champ: path, partie: null });
  const isLeft = (one: Partie) => etatPartie(one, true) === 'en-cours';
  return {
    situees: parties.map((partie) => ({
      partie,
      etat: etatPartie(partie, partie.id === (presente?.id ?? suite)),
      href: hrefOf(partie.id),
    })),
    presente,
    champ,
    rang: presente ? parties.indexOf(presente) + 1 : 0,
    suite,
    isDerniere: presente === parties.at(-1) || !parties.some((one) => one !== presente && isLeft(one)),
    avancement: computeAvancement(parties),
    hrefOf,
    champHref,
    ailleurs: (path) => {
      const partie = findPartieAt(path);
      return partie === undefined || partie === presente?.id ? undefined : champHref(path);
    },
  };
}
