// Shapes of the catalogue, of a grant dossier and of its projects (§3 Subvention, Grant dossier, Project).

import { criteresDeChoix } from '@asso/domain/document/choix-document.rules';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { campagneSchema } from '@asso/domain/subvention/campagne.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import type { Retrait } from '@asso/domain/subvention/realignement.rules';
import { z } from 'zod';
import { dossierHeadSchema, etapeSchema, etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { pointRenvoiSchema } from '../dossier/renvoi.endpoints.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { exempleDeFormulaire } from '../kernel/exemple-de-formulaire.ts';
import { valeurDe } from '../kernel/formulaire.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
/** Drafts travel as they are stored; domain's schemas guard what comes in. */
const draft = <F extends Fields>(formulaire: string, fields: F) =>
  valeurDe<Draft<F>>(formulaire).meta({ type: 'object', examples: [exempleDeFormulaire(fields)] });

export const subventionSchema = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  dispositif: z.object({ code: z.string(), label: z.string() }),
  campagne_exercice: z.int(),
  numero_version: z.int(),
  campagne: campagneSchema,
  ouverture: z.enum(['a-venir', 'ouverte', 'fermee']),
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

export const pieceSchema = z.object({
  code: z.string(),
  label: z.string(),
  aide: z.string().nullable(),
  nature: z.string(),
  obligatoire: z.boolean(),
  /** How many months old it may be when it is sent. */
  validite_mois: z.int().nullable(),
  /** Where its model is downloaded. */
  modele: z.string().nullable(),
  document: z
    .object({
      uuid: z.string(),
      nom: z.string(),
      taille: z.int(),
      etat_analyse: z.string(),
      date_chargement: z.string(),
      annee_validite: z.int().nullable(),
      mime: z.string(),
      expire_le: z.string().nullable(),
    })
    .nullable(),
  /** Documents of the association that could be taken instead, the best first. */
  proposes: z.array(
    z.object({
      uuid: z.string(),
      nom: z.string(),
      date_chargement: z.string(),
      annee_validite: z.int().nullable(),
      expire_le: z.string().nullable(),
    }),
  ),
  /** The one of them that is taken when nobody has chosen, and what put it first. */
  defaut: z.object({ uuid: z.string(), pourquoi: z.enum(criteresDeChoix).nullable() }).nullable(),
});

export type PieceView = z.infer<typeof pieceSchema>;

export const projetSchema = z.object({
  id: z.string(),
  numero_projet: z.int(),
  rang_dossier: z.int(),
  corps: draft('projet', projetFields),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  version: versionSchema,
  rights: rightsSchema,
  /** What somebody wrote since is no more what the portal wrote that day. */
  cree_le: z.iso.datetime(),
  /** The documents this project joins. */
  pieces: z.array(pieceSchema),
  blockers: z.array(problemSchema),
});
export type ProjetView = z.infer<typeof projetSchema>;

export const choixPersonneSchema = z.object({
  id: z.string(),
  nom: z.string(),
  /** « présidente », as it agrees with the person. */
  fonction: z.string().nullable(),
  isComplet: z.boolean(),
  /** What keeps it from being chosen, by its labels. */
  manques: z.string(),
  /** False where the association says that this person may not represent it; null where nobody said. */
  peutRepresenter: z.boolean().nullable(),
});
const choixRibSchema = z.object({
  id: z.string(),
  iban_masque: z.string(),
  titulaire: z.string(),
  manques: z.string(),
});

/** What a change of years took out of a project, at its place there. */
const retraitSchema = z.custom<Retrait>(isObject).meta({ type: 'object' });

const realignementSchema = z.object({
  le: z.string(),
  projets: z.int(),
  /** The choice that can be taken back, with what was taken out. */
  avant: z
    .object({ id_sous_type_dispositif: z.string(), exercice: z.int(), exercice_fin: z.int() })
    .nullable(),
});

/** What a service asked to correct, as whoever corrects it follows it. */
export const renvoiSuiviSchema = z.object({
  id_service_instructeur: z.string(),
  service: z.string(),
  le: z.string(),
  /** Its own words, the points listed before them. */
  motif: z.string().nullable(),
  /** `corrige_le`: when what the point names last changed since; null as long as it has not. */
  points: z.array(z.object({ ...pointRenvoiSchema.shape, corrige_le: z.string().nullable() })),
  /** Whether anything at all was corrected since. */
  isCorrige: z.boolean(),
});
export type RenvoiSuivi = z.infer<typeof renvoiSuiviSchema>;

/** The dossier with all that its pages need in one read. */
export const dossierSubventionSchema = z.object({
  ...dossierHeadSchema.shape,
  description: z.object({
    ...dossierHeadSchema.shape.description.shape,
    couplage_tca: z.boolean(),
    renouvellement: z.string().nullable(),
    /** « fonctionnement », « projet ». */
    type_projet: z.array(z.string()),
  }),
  campagne_exercice: z.int(),
  /** The last time the projects followed the years; null when there is nothing to tell. */
  realignement: realignementSchema.nullable(),
  /** The request of an earlier exercise it was taken up from. */
  renouvelle: z.object({ id_fo: z.string(), exercice: z.int() }).nullable(),
  /** Kept aside until transmission. */
  retraits: z.array(retraitSchema),
  /** Sent back, to who may correct it; empty otherwise. */
  renvois: z.array(renvoiSuiviSchema),
  /** Who may still work on it, by name: neither who began it, if they left, nor those who did. */
  equipe: z.array(z.string()),
  tete: draft('dossier_subvention', dossierSubventionFields),
  campagne: campagneSchema,
  numero_version: z.int(),
  date_fin: z.string(),
  etapes: z.array(etapeSchema),
  /** What keeps it from being transmitted: the server's own list. */
  blockers: z.array(problemSchema),
  pieces: z.array(pieceSchema),
  projets: z.array(projetSchema),
  /** What the asks look at on the association's side, so that both sides show the same fields. */
  association: z.record(z.string(), z.unknown()),
  choix: z.object({ representants: z.array(choixPersonneSchema), ribs: z.array(choixRibSchema) }),
});
export type DossierSubventionView = z.infer<typeof dossierSubventionSchema>;

export const recepisseSchema = z.object({
  id_fo: z.string(),
  transmis_le: z.iso.datetime(),
  services: z.array(z.string()),
  /** How each of them is reached, as far as it says. */
  contacts: z.array(
    z.object({
      nom: z.string(),
      adresse: z.string().nullable(),
      telephone: z.string().nullable(),
      courriel: z.string().nullable(),
    }),
  ),
  transmis_par: z.string(),
  /** Where the receipt was sent, told to who transmitted; null for the others. */
  courriel: z.string().nullable(),
  delai_habituel_jours: z.int(),
  /** The day when silence refuses the request, YYYY-MM-DD. */
  refus_implicite_le: z.string(),
});

const tacheSchema = z.object({
  genre: dossierHeadSchema.shape.genre,
  id_fo: z.string(),
  id_siret: z.string(),
  /** As its rows name the dossier. */
  nom: z.string(),
  association: z.string(),
  etat: etatInstructionSchema,
  lib_etat: z.string(),
  phrase: z.string(),
  echeance: z.string().nullable(),
  isTransmis: z.boolean(),
  transmis_le: z.iso.datetime().nullable(),
  /** Null unless a service waits for corrections. */
  renvoye_le: z.iso.datetime().nullable(),
  /** The service whose message waits for an answer; null when none does. */
  repondre_a: z.string().nullable(),
  /** « 1 pièce »: what a service found missing; null when nothing is awaited. */
  manque: z.string().nullable(),
  /** The service that waits for it. */
  id_service_instructeur: z.string(),
  /** Once paid, the financial report that comes first; null when all are with the service. */
  crf: z.object({ exercice: z.int(), id: z.string().nullable() }).nullable(),
});

/** Who asks for an access, where this person answers. */
const demandesAccesSchema = z.object({
  id_association: z.string(),
  nom: z.string(),
  nombre: z.int(),
  /** The first of them must be answered before then: the administration then looks at it. */
  avant: z.string(),
});

/** Of one exercise, in euros; `accorde`: null as long as nothing is decided. */
export const argentAnneeSchema = z.object({
  annee: z.int(),
  demande: z.number(),
  accorde: z.number().nullable(),
  verse: z.number(),
  /** Granted, and not paid yet. */
  aVenir: z.number(),
});
export type ArgentAnnee = z.infer<typeof argentAnneeSchema>;

export const tableauDeBordSchema = z.object({
  acces: z.array(demandesAccesSchema),
  aFaire: z.array(tacheSchema),
  enCours: z.array(tacheSchema),
  argent: z.array(argentAnneeSchema),
  ouvertes: z.array(z.object({ code: z.string(), titre: z.string(), date_fin: z.string() })),
  /** Of one's associations, those whose common accreditation file ends within the year, or ended. */
  tca: z.array(
    z.object({
      id_correspondance: z.string(),
      nom: z.string(),
      tca_date_renouvellement: z.string(),
      etat: z.enum(['finit', 'expire']),
    }),
  ),
});

export const tableauServiceSchema = z.object({
  services: z.array(z.object({ id: z.string(), nom: z.string() })),
  aPrendre: z.int(),
  enInstruction: z.int(),
  renvoyes: z.int(),
  decides: z.int(),
  /** Waiting longer than their campaign usually takes. */
  enRetard: z.int(),
  demande: z.number(),
  accorde: z.number(),
});
