import { exemplesDeReponses } from '@asso/domain/subvention/parties/projet-aides.rows';
import { createElement, type ReactNode } from 'react';
import { ExempleReponse } from './ExempleReponse.tsx';

/** These stand under their fields. */
export const exemplesSousChamps: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(exemplesDeReponses).map(([path, exemple]) => [
    path,
    createElement(ExempleReponse, { key: path, exemple }),
  ]),
);
