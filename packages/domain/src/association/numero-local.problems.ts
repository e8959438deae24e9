// These sentences say what is wrong with the number that stands for a SIRET where Sirene does not reach (ADR 0565); they are apart
// from those of the association, which every page of a form takes.
import type { ProblemTable } from '../kernel/problems.ts';

export const numeroLocalProblems = {
  'numero-local.ridet': {
    kind: 'invalid',
    message: "La valeur du champ {label} n'est pas au bon format.",
    remede: 'Un RIDET compte 10 chiffres : les 7 de l’association, puis les 3 de l’établissement. {exemple}',
  },
  'numero-local.ridet-sans-etablissement': {
    kind: 'invalid',
    message: 'Ajoutez les 3 chiffres de l’établissement, écrits après le point dans l’avis de situation.',
    remede: '{exemple}',
  },
  'numero-local.tahiti': {
    kind: 'invalid',
    message: "La valeur du champ {label} n'est pas au bon format.",
    remede:
      'Un numéro TAHITI compte 9 signes : les 6 de l’association, puis les 3 chiffres de l’établissement. {exemple}',
  },
  'numero-local.tahiti-sans-etablissement': {
    kind: 'invalid',
    message: 'Ajoutez les 3 chiffres de l’établissement, écrits à la fin du numéro dans l’avis de situation.',
    remede: '{exemple}',
  },
  'numero-local.ailleurs': {
    kind: 'blocked',
    message:
      'Le RIDET est celui des associations de Nouvelle-Calédonie, le numéro TAHITI de celles de Polynésie française.',
    remede: 'Si votre siège y est, corrigez d’abord son adresse dans la fiche de l’association.',
  },
  'numero-local.siret': {
    kind: 'conflict',
    message: 'Votre association a déjà un SIRET : {siret}.',
    remede: 'Il n’y a rien à inscrire.',
  },
  'numero-local.pris': {
    kind: 'conflict',
    message: 'Une autre association du portail a déjà ce numéro.',
    remede: 'Relisez-le. S’il est bien le vôtre, écrivez à l’assistance.',
  },
  'numero-local.servi': {
    kind: 'conflict',
    message:
      'Le numéro {numero} est déjà dans un RIB, un document ou une demande : il ne se change plus ici.',
    remede: 'Écrivez à l’assistance.',
  },
} as const satisfies ProblemTable;
