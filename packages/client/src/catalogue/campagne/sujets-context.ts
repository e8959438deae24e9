// The questions that a condition may compare: those of the campaign, unless the page gives others.
import { type Sujet, sujetsDeCampagne } from '@asso/domain/catalogue/sujets.rows';
import { createContext } from 'react';
import { listesDuJour } from '../../ui/table/listes.ts';

export const SujetsContext = createContext<(saisie: object) => readonly Sujet[]>((saisie) =>
  sujetsDeCampagne(saisie, listesDuJour.get()),
);
