// Test support: what a fact is, and how what it says is found in an answer or in a text.
import type { Lu } from './test-lectures.ts';
import { plain } from './test-plain.ts';
import type { Moment, SceneDemande } from './test-scene.ts';

type Lectures = { readonly [S in keyof Lu]?: (surface: NonNullable<Lu[S]>, lu: Lu) => unknown };

/** What the portal says in several places. */
export type Fait = {
  fait: string;
  /** The file below `packages/`, without `src/`, and what decides there. */
  home: `${string}.ts#${string}`;
  moment: Moment;
  demande: SceneDemande;
  /** What it is, written by hand. */
  valeur: unknown;
  /** How each surface that says it is read. */
  surfaces: Lectures;
};
export type Surfaces = Fait['surfaces'];

/** Gives the part of the only service. */
export function part<I>({ instructions: [one] }: { instructions: readonly I[] }): I {
  if (!one) throw new Error('no service has the dossier');
  return one;
}

export const nombre = (text: string | undefined): number | undefined =>
  text ? Number(text.replaceAll(/[\s€]/g, '').replace(',', '.')) : undefined;

/** Finds what the first group of the expression holds, or nothing where the text does not say it. */
export const findIn = (text: string, expression: RegExp): string | undefined =>
  expression.exec(plain(text))?.[1];

export const euros = (text: string, expression: RegExp): number | undefined =>
  nombre(findIn(text, expression));

/** Gives the last mail whose subject begins so. */
export const courriel = (all: readonly string[], sujet: RegExp): string =>
  all.find((one) => sujet.test(one)) ?? '';

export const jour = (iso: string | null | undefined): string | undefined =>
  iso?.slice(0, 10).split('-').toReversed().join('/');

export const jourLong = (iso: string | null | undefined): string | undefined =>
  iso
    ? new Date(iso).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
    : undefined;

export const somme = <T>(all: readonly T[], of: (one: T) => number | null | undefined): number =>
  all.reduce((sum, one) => sum + (of(one) ?? 0), 0);

export const findByAnnee = <T extends { annee?: unknown }>(all: readonly T[], annee: number): T | undefined =>
  all.find((one) => one.annee === annee);

export const findByExercice = <T extends { exercice: number }>(
  all: readonly T[],
  exercice: number,
): T | undefined => all.find((one) => one.exercice === exercice);

/** Gives what the project asks and is granted in this year. */
export const financement = ({ projets: [projet] }: Lu['dossier'], annee: number) =>
  findByAnnee(projet?.corps.financements ?? [], annee);

/** Gives the task of the dossier on the home page. */
export const tache = ({ aFaire, enCours }: Lu['accueil'], { dossier }: Lu) =>
  [...aFaire, ...enCours].find(({ id_fo }) => id_fo === dossier.id_fo);

export const findInCommission = ({ lignes }: Lu['commission'], { dossier }: Lu) =>
  lignes.find(({ id_fo }) => id_fo === dossier.id_fo);

export const evenement = (all: Lu['historique'], action: string) => all.find((one) => one.action === action);

/** The row of the service in the PDF of a dossier: its state, what is asked and what is granted. */
export const readPdfEtat = (text: string) =>
  findIn(text, /Demandé Accordé Service 1 (.+?) \d\d\/\d\d\/\d{4}/);
export const readPdfDemande = (text: string) => euros(text, /Accordé Service 1 .+? \d\dh\d\d ([\d ]+ €)/);
export const readPdfAccorde = (text: string) =>
  euros(text, /Accordé Service 1 .+? \d\dh\d\d [\d ]+ € ([\d ]+ €)/);

/** Writes the first letter large, as a table of work does. */
export const capitalise = (text: string | undefined): string | undefined =>
  text && text.charAt(0).toUpperCase() + text.slice(1);
