// These rules find what a campaign requires and the file of an association lacks (§3 champs_attendus,
// documents_attendus; §5 profile form).
import type { Fiche } from '../association/fiche.fields.ts';
import {
  type FicheConnue,
  findManques,
  listManquesProfil,
  type ManqueFiche,
} from '../association/manques.rules.ts';
import { attendusFor } from '../dossier/pieces.rules.ts';
import { evaluateAsks } from '../kernel/asks.ts';
import { dispositifs } from '../referentiel/data/dispositifs.ts';
import type { Dispositif } from '../referentiel/data/option.ts';
import type { Campagne } from './campagne.rules.ts';

type Asked = Pick<Campagne, 'champs_attendus' | 'documents_attendus' | 'domaine_libre'>;

/**
 * Tells whether the domain must be Sport: a sport dispositif requires it, unless the campaign is open to every domain
 * [R5.72].
 */
export const isSportForce = (idTypeDispositif: string, campagne: Pick<Campagne, 'domaine_libre'>): boolean =>
  campagne.domaine_libre !== true &&
  dispositifs.some((one: Dispositif) => one.value === idTypeDispositif && one.isSportif === true);

/**
 * Lists, each once, what is missing: a SIRET, a complete profile, a person who may sign, an account, then what this
 * campaign expects.
 */
export function listManquesSubvention(
  campagne: Asked,
  idTypeDispositif: string,
  connue: FicheConnue,
): ManqueFiche[] {
  const isForce = isSportForce(idTypeDispositif, campagne);
  const fiche = isForce ? inSport(connue.fiche) : connue.fiche;
  const looked = { ...connue, fiche };
  const scopes = { association: fiche, tca: fiche.agrement, subvention: campagne };
  const found = [
    ...(isForce && connue.fiche.activites.domaine !== 'Sport' ? [domaineSport] : []),
    ...findManques('identite.id_siret', looked),
    ...listManquesProfil(fiche),
    ...findManques('representants_legaux', looked),
    ...findManques('ribs', looked),
    ...(campagne.champs_attendus ?? [])
      .filter(({ asks }) => evaluateAsks(asks, scopes) === 'yes')
      .flatMap(({ code }) => findManques(code, looked)),
    ...attendusFor(campagne.documents_attendus, scopes)
      .filter(({ obligatoire, nature }) => obligatoire && !connue.documents.includes(nature))
      .map(({ nature, label }) => ({ field: `documents.${nature}`, label })),
  ];
  return found.filter((one, index) => found.findIndex(({ field }) => field === one.field) === index);
}

const domaineSport: ManqueFiche = { field: 'activites.domaine', label: 'Domaine : Sport' };

const inSport = (fiche: Fiche): Fiche => ({
  ...fiche,
  activites: { ...fiche.activites, domaine: 'Sport' },
});
