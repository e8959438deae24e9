// The properties of every cell that is changed in place.
import type { ReactNode } from 'react';
import type { LigneFile } from '../ligne-file.ts';
import type { FileDossierPlace } from './place-du-dossier.ts';

export type CelluleProps = { place: FileDossierPlace; dossier: LigneFile; children: ReactNode };
