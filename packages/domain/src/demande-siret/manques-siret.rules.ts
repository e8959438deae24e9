// Before a SIRET request is begun, the portal can list what it would find missing in the association's file (§5; §9
// Document choice).
import { type FicheConnue, findManques, type ManqueFiche } from '../association/manques.rules.ts';
import { isAdresseBlank } from '../referentiel/adresse.rules.ts';
import { piecesSiret } from './documents-siret.rows.ts';

/**
 * Lists what is missing, in the file of the association and among its documents, of what a SIRET request takes from
 * there; the rest is asked in the request itself.
 */
export const listManquesSiret = (connue: FicheConnue): ManqueFiche[] => [
  ...(isAdresseBlank(connue.fiche.coordonnees.adresse_siege) ? [siege] : []),
  ...findManques('activites.objet', connue),
  ...findManques('activites.id_objet_social1', connue),
  ...piecesSiret
    .filter(({ code }) => !connue.documents.includes(code))
    .map(({ code, label }) => ({ field: `documents.${code}`, label })),
];

const siege: ManqueFiche = { field: 'coordonnees.adresse_siege', label: 'Adresse du siège' };
