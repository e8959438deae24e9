import type { Actor } from '@asso/domain/compte/actor';
import type { Tx } from '../platform/db/database.ts';

export type Resultat = 'ajoutee' | 'modifiee' | 'inchangee';
/** `actor` null: by command. */
export type Importation = { tx: Tx; actor: Actor | null; at: Date };
