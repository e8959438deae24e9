// The properties of every cell that is changed in place.
import type { ReactNode } from 'react';
import type { LigneFile } from '../ligne-file.ts';
import type { Place } from './place-du-dossier.ts';

export type CelluleProps = { place: Place; dossier: LigneFile; children: ReactNode };
