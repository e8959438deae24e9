// These sentences say why the numbers of an association, or its two files, stay as they are; only administrators read
// them, so the pages of everybody do not load them.
import { annulationJours } from '../../identifiants/durees.ts';
import type { ProblemTable } from '../../kernel/problems.ts';

export const rattachementProblems = {
  'association.numero-d-une-autre': {
    kind: 'conflict',
    message: '{numero} est déjà le numéro d’une autre fiche : {nom}.',
    remede: 'Si c’est la même association, fusionnez les deux fiches.',
  },
  'association.numero-seul': {
    kind: 'blocked',
    message: 'C’est son seul numéro : sans lui, on ne saurait plus de quelle association il s’agit.',
    remede: 'Donnez le bon numéro à sa place, ou donnez d’abord l’autre.',
  },
  'association.numero-porte': {
    kind: 'blocked',
    message: 'Ce numéro ({numero}) sert encore : {porteurs}.',
    remede:
      'Donnez le bon numéro à sa place : ce qui est fait gardera l’ancien. Ou retirez d’abord ce qui le porte.',
  },
  'association.numeros-inchanges': {
    kind: 'invalid',
    message: 'Ces numéros sont déjà ceux de l’association : changez celui qui est faux.',
  },
  'association.fusion-autre-inconnue': {
    kind: 'not-found',
    message: 'Aucune fiche ne porte ce numéro.',
    remede: 'Vérifiez-le, ou cherchez l’autre fiche par son nom.',
  },
  'association.fusion-meme-fiche': {
    kind: 'invalid',
    message: 'Ce numéro mène à cette fiche elle-même : indiquez celui de l’autre.',
  },
  'association.fusion-gardee-dissoute': {
    kind: 'blocked',
    message: 'Cette fiche est celle d’une association dissoute, et l’autre ne l’est pas.',
    remede: 'Ouvrez l’autre fiche, et fusionnez-y celle-ci.',
  },
  'association.fusion-annulee': { kind: 'conflict', message: 'Cette fusion est déjà annulée.' },
  'association.fusion-trop-ancienne': {
    kind: 'blocked',
    message: `Les ${annulationJours} jours pour annuler cette fusion sont passés.`,
  },
  'association.fusion-suivante': {
    kind: 'blocked',
    message: 'Cette fiche a été fusionnée à son tour dans une autre.',
    remede: 'Annulez d’abord cette autre fusion.',
  },
} as const satisfies ProblemTable;
