// What a SIRET request would find missing in the file of an association, before it is begun (§5; §9 Document choice).
import { type FicheConnue, type ManqueFiche, manqueDe } from '../association/manques.rules.ts';
import { isAdresseBlank } from '../referentiel/adresse.rules.ts';
import { piecesSiret } from './documents-siret.rows.ts';

/** What it takes from the file; the rest is asked in the request itself. */
export const manquesPourSiret = (connue: FicheConnue): ManqueFiche[] => [
  ...(isAdresseBlank(connue.fiche.coordonnees.adresse_siege) ? [siege] : []),
  ...manqueDe('activites.objet', connue),
  ...manqueDe('activites.id_objet_social1', connue),
  ...piecesSiret
    .filter(({ code }) => !connue.documents.includes(code))
    .map(({ code, label }) => ({ field: `documents.${code}`, label })),
];

const siege: ManqueFiche = { field: 'coordonnees.adresse_siege', label: 'Adresse du siège' };
