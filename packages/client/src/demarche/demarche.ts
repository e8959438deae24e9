// A démarche is described by a row: its own words, addresses, calls, rules, and the fields of its steps. The pages of
// this folder read that row, so that the list of steps, their frame, the check, the attestation and the récépissé are
// the same for a subvention, a CRF, an agrément and a demande de SIRET.
import type { RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import type { ProblemReply, ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { Correction, PointSuivi } from '@asso/domain/dossier/renvoi.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import type { StepStatus } from '@asso/domain/kernel/steps';
import type { ComponentType, ReactNode } from 'react';
import type { DraftEnvoi, Save } from '../platform/draft/draft-types.ts';
import type { OpenDraft } from '../platform/draft/use-draft.ts';
import type { Crumb } from '../platform/page/page-head.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';
import type { EnvoiObjet } from './envoi/envoi-words.ts';
import type { DemarcheLecture, Found } from './lecture.ts';
import type { Collegues } from './use-collegues.ts';

/** The parts of what is filled in that every page reads; it is called a dossier here, whatever the démarche. */
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
  /** The points that services sent back to be corrected; absent in démarches that are sent back with a message only. */
  renvois?: readonly RenvoiSuivi[];
};

/** What every step of a dossier being filled receives. */
export type DemarcheEdition<D, T> = {
  dossier: D;
  tete: OpenDraft<T>;
  found: Found<D>;
  collegues: Collegues;
};

export type EtapeProps<D, T> = DemarcheEdition<D, T> & {
  form: Form;
  errors: readonly FieldError[];
  attempt: number;
  /** Functions run when the person goes on, before the answers are saved; each resolves to whether it succeeded. */
  avant: Map<string, () => Promise<boolean>>;
  /** What the step shows before its fields: the errors found by its button. */
  resume: ReactNode;
  /** What the step shows after its fields: its button. */
  actions: ReactNode;
};

type Etape<D, T> = {
  chapo: ReactNode | ((dossier: D) => ReactNode);
  Contenu: ComponentType<EtapeProps<D, T>>;
};

export type Query = '' | `?${string}`;

/** What was said when a dossier was sent back, with the points that some services follow. */
export type Renvoi = {
  titre: string;
  le: string | null;
  message: string | null;
  points: readonly PointSuivi[];
};

export type Lien = { label: string; href: string };

/** The addresses of a démarche, and what leads from one of its pages to another. */
export type Liens<D, E extends string> = {
  /** All the steps in order; the last one transmits. */
  etapes: readonly E[];
  adresse: (dossier: D, query?: Query) => string;
  /** Returns the step that holds a field or a point to correct. */
  etapeDuChamp: (field: string) => E;
  /** Returns the address of a field or a point that is outside the steps; null when a step holds it. */
  champ?: (dossier: D, field: string) => string | null;
  /** Returns the part of the check page to come back to after correcting a field; that of the step when absent. */
  bloc?: (field: string) => string | null;
  /** Returns the place of a field on the page, when it is not its path. */
  place?: (field: string) => string;
  /** Returns the address that follows a step, when it is not the next step. */
  suite?: (dossier: D, etape: E) => string | null;
  renvois: (dossier: D) => readonly Renvoi[];
  /** Shows what was changed in a point since it was sent back; without this, only the time is shown. */
  Corrections?: ComponentType<{ dossier: D; corrections: readonly Correction[] }>;
  /** The parts that a service's message may be about, when it gave no point; all the steps when absent. */
  ouCorriger?: (dossier: D) => readonly Lien[];
  /** Tells whether nothing changed since it was sent back; the points themselves say it where services give some. */
  isInchange?: (dossier: D) => boolean;
  /** Returns the next thing to do when nothing changed since the dossier was sent back without a point. */
  corriger?: (dossier: D) => Lien | null;
};

export type Mots<D> = {
  /** The name of the dossier in the title of the window: « Dossier 27-000412 ». */
  objet: (dossier: D) => string;
  /** The name of the dossier in the title of a step, when it says more than `objet`. */
  objetDEtape?: (dossier: D) => string;
  titre: (dossier: D) => string;
  /** Facts in grey under the title of the list of steps. */
  faits?: (dossier: D) => string;
  /** The pages before the dossier in the breadcrumb. */
  fil: (dossier: D) => readonly Crumb[];
  nomDansFil: (dossier: D) => string;
  aide: string;
  /** A sentence before the number of steps done. */
  chapo?: string;
  /** Replaces « Continuer » or « Reprendre » on the button of the list of steps. */
  verbe?: (dossier: D) => string;
  bande: (dossier: D) => {
    /** Words before the number: « Compte rendu financier 2027 ». */
    titre?: string;
    numero: string;
    /** The state written in the band; « Non transmis » when absent. */
    etat?: string;
    echeance?: { le: string; zone: string } | null;
  };
};

type MotsDeLEnvoi<D> = {
  /** Chooses the sentences: those of « le dossier », « la demande » or « le compte rendu ». */
  objet: EnvoiObjet;
  /** The services that receive the dossier, when they are named: « à DRAJES Sud ». */
  services?: (dossier: D) => string;
  /** Said to a person who leaves a dossier that is ready to be transmitted. */
  rappel: string;
  /** What the person confirms, in parts: « Dossier 27-000412 de Les Pions : 500 € demandés à DRAJES Sud. » */
  confirme: (dossier: D) => { avant: string; numero: string; milieu: string; fort?: string; fin: string };
  /** True while values taken from last year are not read again: nothing can be certified before. */
  isARelire?: (dossier: D) => boolean;
  /** A sentence repeated just above the button. */
  avantBouton?: string;
};

/** Shows and asks the signature of a dossier that another person than the reader may have to sign. */
type Signature<D> = {
  /** A hook: the person who must sign when it is not the reader, who then sends without a signature, if at all. */
  useAutreSignataire: (dossier: D) => { nom: string; isExigee: boolean } | null;
  /** Shown above the attestation, to ask somebody else to sign. */
  FaireSigner?: ComponentType<{ dossier: D; flush: () => Promise<unknown> }>;
  /** Says above the steps that a signature is awaited, and of whom. */
  SignatureAttendue?: ComponentType<{ dossier: D }>;
};

type Attestation<D, T> = {
  clauses?: readonly string[];
  /** Other fields, asked just before the attestation. */
  avant?: { fields: Fields; parentPath: string };
  fields: Fields;
  only?: readonly string[];
  parentPath?: string;
  /** Returns the answers proposed where nothing is answered, by path. */
  propose?: (dossier: D) => Readonly<Record<string, string | null>>;
  /** Returns the notes under answers that have not changed since the page opened, by path. */
  notes?: (dossier: D) => Readonly<Record<string, string>>;
  /** The path, in the answers, of the one that certifies: the last press gives it. */
  certifie: string;
  /** False when it is sent with the transmission only, and never saved before. */
  isSaved: boolean;
  problems: (dossier: D, value: T) => readonly Problem[];
};

/** The words that the list of steps shows for each of them. */
export type EtapeWords<D, E extends string> = {
  liens: Liens<D, E>;
  /** Returns what a step holds, in a few words. */
  enBref: (dossier: D, etape: E) => string | undefined;
  /** Returns the state of a step in which nothing is missing, when it is more than « Terminé ». */
  statut?: (dossier: D, etape: E) => 'a-revoir' | undefined;
  /** Returns what the last step says when nothing is missing; « Tout est prêt » when absent or null. */
  pret?: (dossier: D) => string | null;
};

export type Brouillon<D, T> = {
  nom: (dossier: D) => string;
  fields: Fields;
  value: (dossier: D) => T;
  /** Returns the dossier with the answers as typed now. */
  avec: (dossier: D, value: T) => D;
  save: (dossier: D) => Save<T>;
  /** How to send what was typed without a network, even after the page is closed. */
  envoi?: (dossier: D) => Omit<DraftEnvoi, 'titre'>;
};

/** A démarche: `D` is the dossier, `T` its answers, `E` its steps, `P` what its address names. */
export type Demarche<D extends DossierRempli, T extends object, E extends string, P> = EtapeWords<D, E> & {
  mots: Mots<D>;
  lecture: DemarcheLecture<D, P>;
  /** How the answers are autosaved. */
  brouillon: Brouillon<D, T>;
  /** Returns what a form needs to show the answers as typed now. */
  form: (dossier: D, value: T) => Pick<Form, 'sentences' | 'custom' | 'scopes' | 'options'>;
  /** Returns the problems of a step that the browser can find. */
  problems: (dossier: D, value: T, etape: E) => readonly Problem[];
  say: (problem: Problem) => { field?: string; message: string };
  /** Keeps the furthest step reached, in démarches that need it. */
  avancer?: (edition: DemarcheEdition<D, T>, etape: E) => void;
  /** Tells whether the reader may fill the dossier now; when absent, the right to edit decides. */
  isOpen?: (dossier: D) => boolean;
  /**
   * Returns the id and the versions by which colleagues see each other; absent where only one person may open the
   * dossier.
   */
  veille?: (dossier: D) => {
    id: string;
    version: number;
    projets: readonly { id: string; version: number }[];
  };

  etapes: { [K in Exclude<E, 'transmission'>]: Etape<D, T> };
  /** Pages within a step, each named by `param` in the address. */
  sousPage?: {
    param: string;
    Page: ComponentType<DemarcheEdition<D, T> & { nom: string; etape: ReactNode }>;
  };
  /** Tells whether `Rappel` already has the filled button of the page, so that the list shows none. */
  aSonActe?: (dossier: D) => boolean;
  /** Shown above the list of steps (`etape` is null) and above each step, until the dossier is sent back. */
  Rappel?: ComponentType<{ dossier: D; etape: E | null; edition: DemarcheEdition<D, T> }>;
  /** Shown beside the list of steps: people, services, other actions. */
  Autour?: ComponentType<{ dossier: D }>;
  /** Shown on top of a dossier sent back: what the services that did not send it back say meanwhile. */
  Ailleurs?: ComponentType<{ dossier: D }>;
  ApresListe?: ComponentType<{ dossier: D }>;
  /** Shown under a point sent back, to answer that nothing has to change. */
  Repondre?: ComponentType<{ edition: DemarcheEdition<D, T>; point: PointSuivi }>;

  envoi: MotsDeLEnvoi<D> & {
    isTransmis: (dossier: D) => boolean;
    transmit: (dossier: D, idempotencyKey: string) => Promise<ProblemReply | null>;
    /** The endpoints to read again once the dossier is transmitted. */
    relus: readonly Endpoint[];
    /** Returns what the person certifies besides the answers. */
    aussi?: (dossier: D) => unknown;
    attestation: Attestation<D, T>;
    /** Shows all the answers to be read again, with a link to change each part. */
    Resume: ComponentType<{ dossier: D; isEditable: boolean }>;
    /** Returns where a problem is: « Projet 1, budget 2027 : ». */
    lieu?: (dossier: D, field: string) => string;
    /** Absent where nobody but the reader may have to sign. */
    signature?: Signature<D>;
    /** Says that the transmission failed, in the words of the démarche. */
    Echec?: ComponentType<{ raison: string | null }>;
    Recu: ComponentType<{ dossier: D }>;
  };
};

/** What the pages that fill a dossier receive: the démarche and the dossier. */
export type EditionPage<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  edition: DemarcheEdition<D, T>;
};
