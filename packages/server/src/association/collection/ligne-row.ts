import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import type { RubriqueRows, RubriqueTable } from '../fiche/rubriques.sql.ts';
import type { RepresentantRow } from './representant.sql.ts';
import type { RibRow } from './rib.sql.ts';

type Rows = { representants_legaux: RepresentantRow; ribs: RibRow } & RubriqueRows;

/** A row of a collection, as its table keeps it. */
export type LigneRow = Rows[CollectionType];
export type RowOf<T extends CollectionType> = Rows[T];

export type LigneTable = 'representant_legal' | 'rib' | RubriqueTable;
