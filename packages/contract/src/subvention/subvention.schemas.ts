// The shapes of the catalogue, of a grant dossier and of its projects (§3 Subvention, Grant dossier, Project).

import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { campagneSchema } from '@asso/domain/subvention/campagne.schema';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import type { Retrait } from '@asso/domain/subvention/renouvellement/realignement.rules';
import { z } from 'zod';
import {
  dossierHeadSchema,
  equipeSchema,
  etapeSchema,
  etatInstructionSchema,
  suiteArgentSchema,
} from '../dossier/dossier.schemas.ts';
import {
  choixPersonneSchema,
  choixRibSchema,
  pieceSchema,
  renvoiSuiviSchema,
} from '../dossier/preparation.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { formulaireExample } from '../kernel/exemple-de-formulaire.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** Drafts travel as they are stored; the domain's schemas check what comes in. */
const draft = <F extends Fields>(formulaire: string, fields: F) =>
  valeurFormulaire<Draft<F>>(formulaire).meta({ type: 'object', examples: [formulaireExample(fields)] });

export const subventionSchema = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  dispositif: z.object({ code: z.string(), label: z.string() }),
  campagne_exercice: z.int(),
  numero_version: z.int(),
  campagne: campagneSchema,
  ouverture: z.enum(['a-venir', 'ouverte', 'fermee']),
  /** The other editions of the same subvention that are open or to come, the earliest exercise first. */
  autres_editions: z.array(
    z.object({
      campagne_exercice: z.int(),
      ouverture: z.enum(['a-venir', 'ouverte']),
      date_debut: z.iso.datetime(),
      date_fin: z.iso.datetime(),
    }),
  ),
  services: z.array(
    z.object({
      id: z.string(),
      nom: z.string(),
      code: z.string(),
      courriel: z.string().nullable(),
      telephone: z.string().nullable(),
      isReferent: z.boolean(),
    }),
  ),
});
export type SubventionView = z.infer<typeof subventionSchema>;

export const projetSchema = z.object({
  id: z.string(),
  numero_projet: z.int(),
  rang_dossier: z.int(),
  corps: draft('projet', projetFields),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  version: versionSchema,
  rights: rightsSchema,
  /** What the portal wrote by default depends on this day; a text that differs from it was changed by somebody. */
  cree_le: z.iso.datetime(),
  /** The pieces asked for the project, with the document joined to each. */
  pieces: z.array(pieceSchema),
  blockers: z.array(problemSchema),
});
export type ProjetView = z.infer<typeof projetSchema>;

/** A change of years removed this part from a project; it can be put back in its place. */
const retraitSchema = z.custom<Retrait>(isObject).meta({ type: 'object' });

const realignementSchema = z.object({
  le: z.string(),
  projets: z.int(),
  /** The earlier choice of years, which can be restored with what was removed. */
  avant: z
    .object({ id_sous_type_dispositif: z.string(), exercice: z.int(), exercice_fin: z.int() })
    .nullable(),
});

/** A dossier with all that its pages need in one read. */
export const dossierSubventionSchema = z.object({
  ...dossierHeadSchema.shape,
  description: z.object({
    ...dossierHeadSchema.shape.description.shape,
    couplage_tca: z.boolean(),
    renouvellement: z.string().nullable(),
    /** The kinds of request: « fonctionnement » and « projet ». */
    type_projet: z.array(z.string()),
  }),
  campagne_exercice: z.int(),
  /** The last time the projects were aligned with the dossier's years; null when there is nothing to tell. */
  realignement: realignementSchema.nullable(),
  /** The request of an earlier exercise that the dossier renews. */
  renouvelle: z.object({ id_fo: z.string(), exercice: z.int() }).nullable(),
  /** What was written before having an account, until the first project holds it. */
  commence: z.object({ intitule: z.string(), montant_demande: z.number().nullable() }).nullable(),
  /** The parts removed from the projects, kept until the transmission. */
  retraits: z.array(retraitSchema),
  /** The points that a service sent back, for the people who may correct them; the list is empty for everybody else. */
  renvois: z.array(renvoiSuiviSchema),
  /** People who left are not named, even the one who began it. */
  equipe: equipeSchema,
  tete: draft('dossier_subvention', dossierSubventionFields),
  campagne: campagneSchema,
  numero_version: z.int(),
  date_fin: z.string(),
  etapes: z.array(etapeSchema),
  /** The problems that prevent the transmission, which the server computes. */
  blockers: z.array(problemSchema),
  pieces: z.array(pieceSchema),
  projets: z.array(projetSchema),
  /**
   * The values of the association that decide which questions are asked, so that the browser and the server show the
   * same fields.
   */
  association: z.record(z.string(), z.unknown()),
  choix: z.object({ representants: z.array(choixPersonneSchema), ribs: z.array(choixRibSchema) }),
});
export type DossierSubventionView = z.infer<typeof dossierSubventionSchema>;

const tacheSchema = z.object({
  genre: dossierHeadSchema.shape.genre,
  id_fo: z.string(),
  id_siret: z.string(),
  /** The dossier is called by the title of its project; the aid and its year stand in grey (`faits`). */
  intitule: z.string(),
  faits: z.string(),
  association: z.string(),
  etat: etatInstructionSchema,
  phrase: z.string(),
  echeance: z.string().nullable(),
  transmis_le: z.iso.datetime().nullable(),
  /** Null unless a service waits for corrections. */
  renvoye_le: z.iso.datetime().nullable(),
  /** A message of this service waits for an answer; null when none does. */
  repondre_a: z.string().nullable(),
  /** The signature that is awaited before the dossier leaves; null when none is. */
  signature: z
    .object({ id: z.string(), nom: z.string(), par: z.string(), isMoi: z.boolean(), avant: z.iso.datetime() })
    .nullable(),
  /** What a service found missing, such as « 1 pièce »; null when nothing is awaited. */
  manque: z.string().nullable(),
  /** The service that has the dossier, or that will receive it. */
  id_service_instructeur: z.string(),
  service: z.string(),
  /** The number of points that the service named when it sent the dossier back. */
  points: z.int(),
  /** The next financial report to send, once the subvention is paid; null when the service has them all. */
  crf: z.object({ exercice: z.int(), id: z.string().nullable(), isRenvoye: z.boolean() }).nullable(),
  decide_le: z.iso.datetime().nullable(),
  accorde_le: z.iso.datetime().nullable(),
  argent: suiteArgentSchema.nullable(),
  /** The instant at which the dossier entered its present state. */
  etat_le: z.iso.datetime(),
  /** The number of days in which the campaign usually answers, then pays; null when it does not say. */
  delai_jours: z.int().nullable(),
  delai_versement_jours: z.int().nullable(),
  /** The kinds of papers that the campaign asks for; null for an agrément. */
  pieces: z.array(z.string()).nullable(),
  /** The first exercise whose report is still to be sent. */
  exercice_crf: z.int(),
  /** The amounts are in euros. */
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  montant_verse: z.number(),
});

/** How many requests for access this person may answer in an association. */
const demandesAccesSchema = z.object({
  id_association: z.string(),
  nom: z.string(),
  nombre: z.int(),
  /** The instant by which the first request must be answered; after that, the administration handles it. */
  avant: z.string(),
  /** The instant of the first request. */
  depuis: z.string(),
  /** The person who asks and their function, when there is a single one. */
  qui: z.string().nullable(),
  fonction: z.string().nullable(),
});

/** The amounts are those of one exercise, in euros; `accorde` is null until something is decided. */
export const argentAnneeSchema = z.object({
  annee: z.int(),
  demande: z.number(),
  accorde: z.number().nullable(),
  verse: z.number(),
  /** Granted and not paid yet. */
  aVenir: z.number(),
});
export type ArgentAnnee = z.infer<typeof argentAnneeSchema>;

export const tableauDeBordSchema = z.object({
  /** True when the person takes part in no dossier at all, not even one that is over. */
  isPremiere: z.boolean(),
  acces: z.array(demandesAccesSchema),
  aFaire: z.array(tacheSchema),
  enCours: z.array(tacheSchema),
  /** The subventions of an earlier exercise that may be asked again now, the first to close first. */
  aRenouveler: z.array(
    z.object({
      id_fo: z.string(),
      id_siret: z.string(),
      code: z.string(),
      association: z.string(),
      intitule: z.string(),
      faits: z.string(),
      exercice: z.int(),
      accorde: z.number(),
      /** The exercise that would be asked for, and the end of its campaign. */
      vers: z.int(),
      avant: z.string(),
    }),
  ),
  /**
   * The campaigns that can be asked for now: those whose services hold the seat, the first to close first, then the others
   * alike; `estDAilleurs` as in the catalogue.
   */
  ouvertes: z.array(
    z.object({
      code: z.string(),
      exercice: z.int(),
      titre: z.string(),
      date_fin: z.string(),
      fuseau: z.string(),
      estDAilleurs: z.boolean(),
    }),
  ),
  /** The associations of the person whose tronc commun d’agrément (TCA) ends within the year, or has ended. */
  tca: z.array(
    z.object({ id_correspondance: z.string(), nom: z.string(), tca_date_renouvellement: z.string() }),
  ),
  /** The documents of the associations that expired lately or expire soon, and that nothing replaces. */
  papiers: z.array(
    z.object({
      id: z.string(),
      id_correspondance: z.string(),
      association: z.string(),
      /** The kind of the document, such as « RAR ». */
      type: z.string(),
      nom: z.string(),
      expire_le: z.string(),
    }),
  ),
  /** The latest acts of others, whether they were read or not. */
  nouvelles: z.array(
    z.object({
      id: z.string(),
      /** `objet` names what the act concerns, and `fait` says what happened to it. */
      objet: z.string(),
      fait: z.string(),
      lien: z.string().nullable(),
      le: z.iso.datetime(),
    }),
  ),
});

export const tableauServiceSchema = z.object({
  services: z.array(z.object({ id: z.string(), nom: z.string() })),
  aPrendre: z.int(),
  enInstruction: z.int(),
  renvoyes: z.int(),
  decides: z.int(),
  /** The number of dossiers that have waited longer than their campaign usually takes. */
  enRetard: z.int(),
  demande: z.number(),
  accorde: z.number(),
});
