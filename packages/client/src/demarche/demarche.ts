// A procedure is a row: what is its own (words, addresses, calls, rules, the fields of each step). The pages of this
// folder read the row, so the task list, the frame of a step, colleagues, checking, certifying, transmitting and the
// receipt are the same for a grant, a report, an accreditation and a SIRET request.
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { ProblemReply, ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Correction, PointSuivi } from '@asso/domain/dossier/renvoi.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import type { StepStatus } from '@asso/domain/kernel/steps';
import type { ComponentType, ReactNode } from 'react';
import type { Envoi, Save } from '../platform/draft/draft-types.ts';
import type { Draft } from '../platform/draft/use-draft.ts';
import type { Crumb } from '../platform/page/page-head.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { Found, Lecture } from './lecture.ts';
import type { Collegues } from './use-collegues.ts';

/** What is filled, whatever its procedure, is called a dossier here: these parts of it are read by every page. */
export type DossierRempli = {
  id: string;
  version: number;
  rights: Readonly<Record<string, boolean>>;
  etapes: readonly {
    id: string;
    title: string;
    status: StepStatus;
    blockers: readonly ProblemView[];
    opening: readonly ProblemView[];
  }[];
  blockers: readonly ProblemView[];
  /** Services follow the points that they sent back; some procedures are only sent back with a message. */
  renvois?: readonly RenvoiSuivi[];
};

/** Each step of a dossier being filled receives these. */
export type Edition<D, T> = {
  dossier: D;
  tete: Draft<T>;
  found: Found<D>;
  collegues: Collegues;
};

export type EtapeProps<D, T> = Edition<D, T> & {
  form: Form;
  errors: readonly FieldError[];
  attempt: number;
  /** These functions run when the person goes on, before the answers are saved; each returns whether it succeeded. */
  avant: Map<string, () => Promise<boolean>>;
  /** The step shows this before its fields: the errors that its button found. */
  resume: ReactNode;
  /** The step shows this after its fields: its button. */
  actions: ReactNode;
};

type Etape<D, T> = {
  chapo: ReactNode | ((dossier: D) => ReactNode);
  Contenu: ComponentType<EtapeProps<D, T>>;
};

export type Query = '' | `?${string}`;

/** A dossier was sent back with these words; some services also follow each point. */
export type Renvoi = {
  titre: string;
  le: string | null;
  message: string | null;
  points: readonly PointSuivi[];
};

export type Lien = { label: string; href: string };

/** These are the addresses of a procedure, and what leads from one of its pages to another. */
export type Liens<D, E extends string> = {
  /** These are all the steps, in order; the last one transmits. */
  etapes: readonly E[];
  adresse: (dossier: D, query?: Query) => string;
  /** Finds the step that holds a field, or a point to correct. */
  etapeDuChamp: (field: string) => E;
  /** Gives the address of a field, or of a point, that stands on a page of its own. */
  champ?: (dossier: D, field: string) => string | null;
  /** The page that checks the answers leads back to this part of it; to that of the step when absent. */
  bloc?: (field: string) => string | null;
  /** On the page, a field may have another place than its path. */
  place?: (field: string) => string;
  /** Gives the address that follows a step, where it is not the next step. */
  suite?: (dossier: D, etape: E) => string | null;
  renvois: (dossier: D) => readonly Renvoi[];
  /** Says what was changed since it was sent back; only the hour is said where the procedure has no such part. */
  Corrections?: ComponentType<{ dossier: D; corrections: readonly Correction[] }>;
  /** A service that wrote only a message may speak of these parts; of any step when absent. */
  ouCorriger?: (dossier: D) => readonly Lien[];
  /** When nothing changed since the dossier was sent back without points, this is the next act. */
  corriger?: (dossier: D) => Lien | null;
};

export type Mots<D> = {
  /** This names the dossier in the window's title: « Dossier 27-000412 ». */
  objet: (dossier: D) => string;
  /** The name of the dossier in the title of a step, when it says more than `objet`. */
  objetDEtape?: (dossier: D) => string;
  titre: (dossier: D) => string;
  /** These facts stand in grey under the title of the list of steps. */
  faits?: (dossier: D) => string;
  /** These pages come before the dossier's own. */
  fil: (dossier: D) => readonly Crumb[];
  nomDansFil: (dossier: D) => string;
  aide: string;
  /** This names the menu: « Étapes du dossier ». */
  menu: string;
  /** This comes before the count of steps on the task list. */
  chapo?: string;
  /** This replaces « Continuer » or « Reprendre » on the task list. */
  verbe?: (dossier: D) => string;
  bande: (dossier: D) => {
    /** This comes before the number: « Compte rendu financier 2027 ». */
    titre?: string;
    numero: string;
    /** The state written in the band; « Non transmis » when absent. */
    etat?: string;
    echeance?: { le: string; zone: string } | null;
  };
};

type MotsDeLEnvoi<D> = {
  /** These sentences say « le dossier », « la demande » or « le compte rendu ». */
  objet: 'dossier' | 'demande' | 'compteRendu';
  /** The services that receive the dossier, when they are named. */
  services?: (dossier: D) => string;
  /** A person who leaves a ready dossier reads this. */
  rappel: string;
  /** Reads like « Transmettre ce dossier ? » */
  question: string;
  /** What the person confirms, in parts: « Dossier 27-000412 de Les Pions : 500 € demandés à DRAJES Sud. » */
  confirme: (dossier: D) => { avant: string; numero: string; milieu: string; fort?: string; fin: string };
  /** True when the campaign is not open, or no longer: only the service can then accept something more. */
  isHorsDates?: (dossier: D) => boolean;
  /** What was taken from last year is still to be read: nothing is certified before that. */
  isARelire?: (dossier: D) => boolean;
  /** This is said once more just above the button. */
  avantBouton?: string;
  /** Reads like « Une fois transmis, vous ne pourrez plus modifier le dossier. »; only the last dialog says it. */
  fin: string;
  pasTransmis: { titre: string; chapo: string; reprendre: string };
};

type Attestation<D, T> = {
  /** Reads like « Jeanne Martin certifie que : » */
  intro?: (edition: Edition<D, T>) => ReactNode;
  clauses?: readonly string[];
  /** Other answers are asked just before. */
  avant?: { fields: Fields; parentPath: string };
  fields: Fields;
  only?: readonly string[];
  parentPath?: string;
  /** These answers are proposed where nothing is answered yet, by path. */
  propose?: (dossier: D) => Readonly<Record<string, string | null>>;
  /** These words stand under an answer that is still the one found when the page opened, by path. */
  notes?: (dossier: D) => Readonly<Record<string, string>>;
  /** This is the path, in the answers, of the box that is ticked to certify. */
  certifie: string;
  /** Gives the answers with the box of this page, ticked or not. */
  avec: (value: T, isCertified: boolean) => T;
  /** False where the box leaves with the transmission itself, and is never saved before. */
  isSaved: boolean;
  problems: (dossier: D, value: T) => readonly Problem[];
};

/** The words that the list of steps shows for each of them. */
export type DitDesEtapes<D, E extends string> = {
  liens: Liens<D, E>;
  /** Says in a few words what a step holds. */
  enBref: (dossier: D, etape: E) => string | undefined;
  /** A step may say more than whether something is missing. */
  statut?: (dossier: D, etape: E) => 'a-revoir' | undefined;
  /** The last step says this when nothing is missing; « Tout est prêt » when absent or null. */
  pret?: (dossier: D) => string | null;
};

/** `D` is what is filled, `T` its answers, `E` its steps, `P` what its address names. */
export type Demarche<D extends DossierRempli, T extends object, E extends string, P> = DitDesEtapes<D, E> & {
  mots: Mots<D>;
  lecture: Lecture<D, P>;
  /** How the answers are saved by themselves, without a button. */
  brouillon: {
    nom: (dossier: D) => string;
    fields: Fields;
    value: (dossier: D) => T;
    /** Gives the dossier with its answers as they are typed. */
    avec: (dossier: D, value: T) => D;
    save: (dossier: D) => Save<T>;
    /** What was typed without a network is then sent even if the page is closed. */
    envoi?: (dossier: D) => Omit<Envoi, 'titre'>;
  };
  /** Gives what a form needs to show the answers as they are typed. */
  form: (dossier: D, value: T) => Pick<Form, 'sentences' | 'custom' | 'scopes' | 'options'>;
  /** Finds what the browser itself can say of a step. */
  problems: (dossier: D, value: T, etape: E) => readonly Problem[];
  say: (problem: Problem) => { field?: string; message: string };
  /** The dossier may keep the furthest step that was reached. */
  avancer?: (edition: Edition<D, T>, etape: E) => void;
  /**
   * Tells whether the reader may fill the dossier now; when this is absent, the dossier's own right to edit decides.
   */
  isOpen?: (dossier: D) => boolean;
  /** The id and the versions by which colleagues see each other; absent where only one person may open the dossier. */
  veille?: (dossier: D) => {
    id: string;
    version: number;
    projets: readonly { id: string; version: number }[];
  };

  etapes: { [K in Exclude<E, 'transmission'>]: Etape<D, T> };
  /** A step may have pages of its own, named by this part of the address. */
  sousPage?: { param: string; Page: ComponentType<Edition<D, T> & { nom: string; etape: ReactNode }> };
  /** True when `Rappel`, above the list, already has the filled button of the page: the list then shows none. */
  aSonActe?: (dossier: D) => boolean;
  /** Until the dossier is sent back, this stands above the list of steps (`etape` is null) and above each step. */
  Rappel?: ComponentType<{ dossier: D; etape: E | null; edition: Edition<D, T> }>;
  /** Beside the list of steps: the people, the services, the other acts. */
  Autour?: ComponentType<{ dossier: D }>;
  ApresListe?: ComponentType<{ dossier: D }>;
  /** Under a point that a service sent back: an answer, when nothing is to change. */
  Repondre?: ComponentType<{ edition: Edition<D, T>; point: PointSuivi }>;

  envoi: MotsDeLEnvoi<D> & {
    isTransmis: (dossier: D) => boolean;
    transmit: (dossier: D, idempotencyKey: string) => Promise<ProblemReply | null>;
    /** These reads are repeated once the dossier is transmitted. */
    relus: readonly Endpoint[];
    /** Besides the answers, the person certifies this. */
    aussi?: (dossier: D) => unknown;
    attestation: Attestation<D, T>;
    /** The person reads everything again here, with a link to change each part. */
    Resume: ComponentType<{ dossier: D; isEditable: boolean }>;
    /** Says where a problem stands: « Projet 1, budget 2027 : ». */
    lieu?: (dossier: D, field: string) => string;
    /** Stands above the attestation: the person who prepares the dossier may ask somebody else to sign it. */
    FaireSigner?: ComponentType<{ dossier: D; flush: () => Promise<unknown> }>;
    /** This says that the transmission failed, in the words of the procedure. */
    Echec?: ComponentType<{ raison: string | null }>;
    Recu: ComponentType<{ dossier: D }>;
  };
};

/** A page that fills a dossier receives its procedure and what is being filled. */
export type PageDEdition<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  edition: Edition<D, T>;
};
