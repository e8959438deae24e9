// What is searched of a published campaign, in the words that people read.
import type { Campagne } from '../../subvention/campagne.rules.ts';
import type { GivenLastYear } from '../public/aide-publique.rules.ts';
import { filtresRepertoire } from '../repertoire.rows.ts';
import type { AideCherchable } from './classement.rules.ts';

export type CampagneCherchable = {
  code: string;
  exercice: number;
  dispositif: string;
  mots?: string;
  campagne: Pick<Campagne, 'titre' | 'presentation' | 'themes' | 'publics' | 'territoires'> & {
    sous_dispositifs: readonly { label: string }[];
  };
  services: readonly { nom: string }[];
  donne: Pick<GivenLastYear, 'moyenneEuros' | 'tranches'> | null;
};

export function toCherchable({ campagne, services, mots = '', ...aide }: CampagneCherchable): AideCherchable {
  const { titre, presentation = '', themes = [], publics = [], territoires = null } = campagne;
  return {
    code: aide.code,
    exercice: aide.exercice,
    titre,
    types: campagne.sous_dispositifs.map(({ label }) => label),
    dispositif: aide.dispositif,
    themes: themes.map(filtresRepertoire.themes.nomOf),
    publics: publics.map(filtresRepertoire.publics.nomOf),
    mots,
    presentation,
    services: services.map(({ nom }) => nom),
    territoires,
    donne: aide.donne,
  };
}
