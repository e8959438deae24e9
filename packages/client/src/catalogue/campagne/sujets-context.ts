// The conditions of a form may compare these subjects: a campaign's, unless the page provides others.
import { type Sujet, sujetsDeCampagne } from '@asso/domain/catalogue/sujets.rows';
import { createContext } from 'react';
import { listesDuJour } from '../../ui/table/listes.ts';

export const SujetsContext = createContext<(saisie: object) => readonly Sujet[]>((saisie) =>
  sujetsDeCampagne(saisie, listesDuJour.get()),
);
