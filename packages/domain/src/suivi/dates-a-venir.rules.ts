// The dates that a person of an association wants in a calendar: all that is due, however far, then what is expected of
// the services.

import type { Chose } from '../dossier/agenda/agenda.rules.ts';
import { type GenreDossier, pageDossier } from '../dossier/genre.rows.ts';
import { ofService } from '../service/nom-service.words.ts';
import { type DossierVivant, etapesAnnee, isVivant } from './annee.rules.ts';

export type DateAVenir = {
  id: string;
  le: Date;
  titre: string;
  /** The address of the page to which the date leads, below /client. */
  href: string;
  isAVous: boolean;
};

type Vivant = DossierVivant & {
  genre: GenreDossier;
  id_fo: string;
  id_siret: string;
  intitule: string;
  id_service_instructeur: string;
  service: string;
};

export function listUpcomingDates(
  { choses, dossiers }: { choses: readonly Chose[]; dossiers: readonly Vivant[] },
  now: Date,
): DateAVenir[] {
  const own = choses.flatMap(({ id, avant, rappel, acte, isPerdu }) =>
    avant === null || isPerdu
      ? []
      : [{ id, le: new Date(avant), titre: rappel, href: acte.href, isAVous: true }],
  );
  const said = new Set(own.map(({ id }) => id));
  const vivants = dossiers.filter(isVivant);
  const expected = vivants.flatMap((dossier) => {
    const parts = vivants.filter(({ id_fo }) => id_fo === dossier.id_fo);
    return attendusOf(dossier, { said, isPartage: parts.length > 1, isFirst: parts[0] === dossier }, now);
  });
  return [...own, ...expected]
    .filter(({ le }) => le >= now)
    .toSorted((a, b) => a.le.getTime() - b.le.getTime());
}

/** Lists the dates that this dossier awaits; a report that is already to be sent is listed once, as a thing to do. */
function attendusOf(
  dossier: Vivant,
  { said, isPartage, isFirst }: { said: ReadonlySet<string>; isPartage: boolean; isFirst: boolean },
  now: Date,
): DateAVenir[] {
  const { id_fo, intitule, service, id_service_instructeur } = dossier;
  return etapesAnnee(dossier, now).flatMap(({ nom, etat, le }) => {
    if (le === null || etat !== 'attendu') return [];
    if (nom === 'Compte rendu' && said.has(`dossier-${id_fo}`) && dossier.etat === '9') return [];
    // One report tells all the services what their money did.
    if (nom === 'Compte rendu' && !isFirst) return [];
    const isOfOne = isPartage && nom !== 'Compte rendu';
    const quoi =
      nom === 'Compte rendu' ? 'Compte rendu' : `${nom} ${nom === 'Décision' ? 'attendue' : 'attendu'}`;
    return [
      {
        id: `${nom === 'Compte rendu' ? 'compte-rendu' : nom === 'Décision' ? 'decision' : 'versement'}-${id_fo}${isOfOne ? `-${id_service_instructeur}` : ''}`,
        le,
        titre: `${quoi}${isOfOne ? ` ${ofService(service)}` : ''} : « ${intitule} »`,
        href: pageDossier(dossier),
        isAVous: false,
      },
    ];
  });
}
