// The administrator of a campaign writes each expected document with these fields (§3 documents_attendus: nature,
// asks).
import { validiteMaxMois } from '../document/validite.rules.ts';
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { typesDocuments } from '../referentiel/data/types-documents.ts';
import { conditions, rang } from './champ-personnalise.fields.ts';

export const pieceAttendueFields = {
  rang,
  label: { kind: 'text', label: 'Nom de la pièce', max: 200, requiredAt: 'transmission' },
  code: {
    kind: 'text',
    label: 'Code',
    aide: 'Il distingue les pièces de la campagne. Exemple : RAR',
    max: 40,
    requiredAt: 'transmission',
  },
  nature: {
    kind: 'choice',
    label: 'Type de document',
    aide: 'Un document de ce type, déjà déposé par l’association, lui sera proposé.',
    options: typesDocuments,
    requiredAt: 'transmission',
  },
  aide: { kind: 'text', label: 'Aide, sous la pièce', max: 500, multiline: true },
  obligatoire: { kind: 'bool', label: 'Obligatoire' },
  validite_mois: {
    kind: 'int',
    label: 'Âge maximal, en mois',
    aide: 'Une pièce déposée depuis plus longtemps bloque la transmission. Vide : sans limite.',
    min: 1,
    max: validiteMaxMois,
  },
  modele: {
    kind: 'text',
    label: 'Adresse du modèle à télécharger',
    aide: 'Celle d’un modèle de document du portail, ou d’un autre site. Exemple : https://exemple.fr/modele.odt',
    max: 500,
    format: formats.url,
  },
  asks: { ...conditions, label: 'Demandée si' },
} as const satisfies Fields;

/** A document of a financial report has no maximum age, since it is about money already spent. */
const { validite_mois: _age, ...pieceDuCompteRendu } = pieceAttendueFields;
export const compteRenduPieceFields = pieceDuCompteRendu;

export type PieceAttendueSaisie = Draft<typeof pieceAttendueFields>;
