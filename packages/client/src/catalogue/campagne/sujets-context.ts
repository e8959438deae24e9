// The questions that a condition may compare: those of the campaign, unless the page gives others.
import { campagneSujets, type Sujet } from '@asso/domain/catalogue/sujets.rows';
import { createContext } from 'react';
import { currentListes } from '../../ui/table/listes.ts';

export const SujetsContext = createContext<(saisie: object) => readonly Sujet[]>((saisie) =>
  campagneSujets(saisie, currentListes.get()),
);
