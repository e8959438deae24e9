// Before anything is begun, a procedure can list what it would find missing in the file of an association (§3
// champs_attendus, §5).
import { isBlank } from '../kernel/asks.ts';
import { readAt } from '../kernel/changes.ts';
import type { Fields, Row } from '../kernel/fields.ts';
import { problems } from '../kernel/walk-problems.ts';
import { findTarget } from '../kernel/writable.ts';
import { type CollectionType, collections, isLigneComplete } from './collection/collections.rows.ts';
import { type Fiche, ficheFields } from './fiche.fields.ts';

/** A procedure looks at the file, its rows by collection, and the types of the documents that may be joined. */
export type FicheConnue = {
  fiche: Fiche;
  lignes: Readonly<Partial<Record<CollectionType, readonly object[]>>>;
  documents: readonly string[];
};

/** `field` is a path of the file, a collection, or `documents.{type}`. */
export type ManqueFiche = { field: string; label: string };

const isCollectionType = (code: string): code is CollectionType => Object.hasOwn(collections, code);

/** Returns the field to which a path of the file leads, or undefined for a name without a dot or an unknown path. */
function champDeFiche(path: string): Row | undefined {
  const fields: Fields = ficheFields;
  return path.includes('.') ? findTarget(fields, path, {})?.rows.at(-1) : undefined;
}

/** Tells whether a procedure may expect this: a field by its path, or a collection by its name. */
export const isFicheChamp = (code: string): boolean =>
  isCollectionType(code) || champDeFiche(code) !== undefined;

const { identite, coordonnees, activites } = ficheFields;
const sections: Fields = { identite, coordonnees, activites };

/**
 * Lists what is missing or badly typed in the identity, contact details and activities of the file; the section
 * « Pass’Sport, VAEB, Guid’Asso » is not looked at.
 */
export const listManquesProfil = (fiche: Fiche): ManqueFiche[] =>
  problems(sections, fiche, { stage: 'transmission', scopes: { association: fiche } }).map(({ field = '' }) =>
    named(field),
  );

/** Reports an empty field, or a collection without one complete row. */
export function findManques(code: string, { fiche, lignes }: FicheConnue): ManqueFiche[] {
  if (!isCollectionType(code)) return isBlank(readAt(fiche, code)) ? [named(code)] : [];
  const isThere = lignes[code]?.some((one) => isLigneComplete(code, one)) === true;
  return isThere ? [] : [{ field: code, label: collections[code].titre }];
}

const named = (field: string): ManqueFiche => ({ field, label: champDeFiche(field)?.label ?? field });
