// These texts describe a found association and its establishments in a list to choose from.

import type { EtablissementView } from '@asso/contract/association/association.schemas';
import type { AssociationTrouvee, RechercheReply } from '@asso/contract/association/recherche.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { count, formatSiren, siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import type { ResultChoice } from '../../ui/fields/ResultRadios.tsx';
import { bestNumero } from './adhesion-href.ts';

/**
 * Shown when the directory of companies, which is asked when the portal's own register finds nothing, does not answer.
 */
export const annuaireInaccessible = "L'API association est inaccessible";
const trouveeAnnuaire = 'Trouvée dans l’annuaire des entreprises';

export const choiceOfAssociation = (
  found: AssociationTrouvee,
  annuaire?: RechercheReply['annuaire'],
): ResultChoice => ({
  id: bestNumero(found),
  label: found.sigle ? `${found.nom} (${found.sigle})` : found.nom,
  lines: [numerosOf(found), placeOf(found), annuaire === 'trouvees' ? trouveeAnnuaire : ''].filter(
    (line) => line !== '',
  ),
  closed: found.etat === 'dissoute' ? dissoluteText(found) : undefined,
});

const dissoluteText = ({ date_dissolution }: AssociationTrouvee): string =>
  `Dissoute${date_dissolution ? ` le ${formatDay(date_dissolution)}` : ''} : choix impossible`;

const numerosOf = ({ id_rna, id_siren }: AssociationTrouvee): string =>
  [id_rna, id_siren && `SIREN ${formatSiren(id_siren)}`].filter(Boolean).join(' · ');

function placeOf({ commune, code_postal, departement, etat }: AssociationTrouvee): string {
  const town = commune && code_postal ? `${commune} (${code_postal})` : (commune ?? departement);
  return [town, etat === 'active' && 'active'].filter(Boolean).join(' · ');
}

export const choiceOfEtablissement = (one: EtablissementView): ResultChoice => ({
  id: one.id_siret,
  label: nomEtablissement(one),
  lines: [adresseLine(one.adresse) || placeOfEtablissement(one), siretLine(one)].filter(
    (line) => line !== '',
  ),
  closed: one.actif
    ? undefined
    : `Fermé${one.date_fermeture ? ` le ${formatDay(one.date_fermeture)}` : ''} : choix impossible`,
});

/** Returns « Siège », or the trade name of the establishment, or its town. */
export const nomEtablissement = ({ est_siege, enseigne, commune }: EtablissementView): string =>
  est_siege
    ? 'Siège'
    : (enseigne ?? (commune ? `Établissement ${withElision(commune)}` : 'Établissement secondaire'));

const placeOfEtablissement = ({ code_postal, commune }: EtablissementView): string =>
  [code_postal, commune].filter(Boolean).join(' ');

const siretLine = ({ id_siret, actif }: EtablissementView): string =>
  `${siretNomme(id_siret)}${actif ? ' · actif' : ''}`;

/** Returns the sentence read aloud after a search. */
export const searchAnnouncement = (found: RechercheReply): string =>
  found.annuaire === 'inaccessible' ? annuaireInaccessible : resultsHeading(found);

/**
 * Returns how many associations were found or, when no name has all the words, which similar words were used or which
 * were dropped.
 */
export function resultsHeading({ items, proches, incomplet }: RechercheReply): string {
  if (items.length === 0) return 'Aucune association trouvée';
  const isShortened = proches.some(({ mots }) => mots.length === 0);
  const replaced = proches.map(({ mot }) => mot).join(isShortened ? ' » ou « ' : ' ');
  if (proches.length > 0) return `Résultats ${isShortened ? 'sans' : 'proches de'} « ${replaced} »`;
  if (incomplet) return `Plus de ${count(items.length, 'association trouvée', 'associations trouvées')}`;
  return count(items.length, 'association trouvée', 'associations trouvées');
}
