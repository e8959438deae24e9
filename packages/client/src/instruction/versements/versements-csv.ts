// The ticked lines as a table for a spreadsheet, in the order and the words of the page.
import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { nomsNatures } from '@asso/domain/paiement/paiement.words';

const titres = [
  'Dossier',
  'Association',
  'SIRET',
  'Projet',
  'Aide',
  'Tranche',
  'Prévu le',
  'Ce qui le permet',
  'Bloqué par',
  'Paiement',
  'Montant',
];

export const lignesTableau = (lignes: readonly LigneAVerser[]): (string | number)[][] => [
  titres,
  ...lignes.map(
    ({ id_fo, association, id_siret, nom, aide, nature, attendu_le, permis, retenue, lib_etat, montant }) => [
      id_fo,
      association,
      id_siret,
      nom,
      aide,
      nomsNatures[nature],
      attendu_le === null ? '' : formatDate(new Date(attendu_le)),
      permis,
      retenue?.phrase ?? '',
      lib_etat ?? 'à prévoir',
      montant,
    ],
  ),
];
