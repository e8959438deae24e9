import { limitesModele } from '@asso/domain/courrier/modele-courrier.rules';
import { nomsNatures } from '@asso/domain/courrier/natures-courrier.rules';
import { casDecision, texteLettreSchema } from '@asso/domain/dossier/texte-lettre.schema';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

export const natureSchema = z.enum(nomsNatures as [(typeof nomsNatures)[number], ...typeof nomsNatures]);

/**
 * The content of a template. Its text comes as lines in `texte`, or as `corps`, which alone holds bold, tables and
 * numbered lists.
 */
export const contenuModeleSchema = z.strictObject({
  nature: natureSchema,
  nom: z.string().max(limitesModele.nom),
  objet: z.string().max(limitesModele.objet),
  texte: z.string().max(limitesModele.texte).optional(),
  corps: texteLettreSchema.optional(),
});

export const modeleSchema = z.object({
  id: z.string(),
  service: z.object({ id: z.string(), nom: z.string() }),
  /** The content of the draft with both forms of its text; `texte` lacks what lines cannot say. */
  contenu: z.object(contenuModeleSchema.required().shape),
  modifie_le: z.string(),
  /** The version that letters use until the next publication; null before the first one. */
  publiee: z
    .object({
      id_version: z.string(),
      numero: z.int(),
      le: z.string(),
      nom: z.string(),
      nature: natureSchema,
    })
    .nullable(),
  /** True when the draft differs from the published version. */
  isModifie: z.boolean(),
  /** `problems` forbid the publication; `avis` are only worth checking. */
  problems: z.array(problemSchema),
  avis: z.array(problemSchema),
  version: versionSchema,
  rights: rightsSchema,
});
export type ModeleView = z.infer<typeof modeleSchema>;

/** What was published under a number, by whom, and what it changed from the version before. */
export const versionModeleSchema = z.object({
  id_version: z.string(),
  numero: z.int(),
  le: z.string(),
  par: z.string(),
  contenu: modeleSchema.shape.contenu,
  /**
   * What the version changed, field by field; `removedReply` and `ajoute` are empty when only the look or the order of the
   * text changed.
   */
  ecarts: z.array(z.object({ champ: z.string(), retire: z.array(z.string()), ajoute: z.array(z.string()) })),
});
export type VersionModele = z.infer<typeof versionModeleSchema>;

const ligneProjetSchema = z.object({
  projet: z.string(),
  annee: z.int(),
  demande: z.number().nullable(),
  accorde: z.number().nullable(),
});

const textOrNull = z.string().nullable();

/** What a letter may say of one dossier before one service. */
export const donneesCourrierSchema = z.object({
  association: z.object({
    nom: z.string(),
    siret: z.string(),
    rna: textOrNull,
    adresse: textOrNull,
    representant: textOrNull,
    fonction: textOrNull,
    civilite: textOrNull,
  }),
  dossier: z.object({
    numero: z.string(),
    intitule: z.string(),
    subvention: z.string(),
    exercice: z.int(),
    exercice_fin: z.int(),
    transmis_le: textOrNull,
    montant_demande: z.number(),
  }),
  service: z.object({
    nom: z.string(),
    adresse: textOrNull,
    ville: textOrNull,
    telephone: textOrNull,
    courriel: textOrNull,
    /** The documents of the pictures that a letter shows. */
    logo: textOrNull,
  }),
  signataire: z.object({ nom: textOrNull, qualite: textOrNull, image: textOrNull }),
  decision: z.object({
    date: z.string(),
    montant: z.number().nullable(),
    motif: textOrNull,
    cas: z.enum(casDecision).nullable(),
  }),
  /** What is granted instead of money; null for a grant. */
  agrement: z
    .object({ nom: z.string(), numero: textOrNull, attribue_le: textOrNull, valide_jusqu_au: textOrNull })
    .nullable(),
  agent: z.object({ nom: z.string() }),
  projets: z.array(ligneProjetSchema),
});

const parteSchema = z.object({ nom: z.string(), adresse: z.string().nullable() });

/**
 * The passages of a paragraph; `champ` is the field a passage comes from, and `isVide` says that the dossier has no
 * value for it.
 */
const passagesSchema = z
  .array(
    z.object({
      texte: z.string(),
      gras: z.literal(true).optional(),
      champ: z.string().optional(),
      isVide: z.literal(true).optional(),
    }),
  )
  .readonly();

/** The cases of decision for which a block is written; absent for all. */
const cas = z.array(z.enum(casDecision)).readonly().optional();

export const courrierFaitSchema = z.object({
  objet: z.string(),
  expediteur: parteSchema.extend({
    telephone: z.string().nullish(),
    courriel: z.string().nullish(),
    ville: z.string().nullish(),
    logo: z.string().nullish(),
  }),
  lieu_et_jour: z.string().optional(),
  destinataire: parteSchema.extend({ attention: z.string().nullish() }),
  reference: z.string(),
  signataire: z
    .object({ nom: z.string().nullable(), qualite: z.string().nullable(), image: z.string().nullish() })
    .optional(),
  blocs: z.array(
    z.discriminatedUnion('genre', [
      z.object({
        genre: z.literal(['titre', 'paragraphe']),
        texte: z.string(),
        passages: passagesSchema.optional(),
        cas,
      }),
      z.object({
        genre: z.literal('liste'),
        points: z.array(z.string()).readonly(),
        numerotee: z.literal(true).optional(),
        passages: z.array(passagesSchema).readonly().optional(),
        cas,
      }),
      z.object({
        genre: z.literal('grille'),
        cellules: z.array(z.array(z.string()).readonly()).readonly(),
        cas,
      }),
      z.object({ genre: z.literal('tableau'), lignes: z.array(ligneProjetSchema).readonly(), cas }),
    ]),
  ),
});
export type CourrierView = z.infer<typeof courrierFaitSchema>;

const imageLettreSchema = documentSchema
  .pick({ uuid: true, nom: true, etat_analyse: true, date_chargement: true })
  .extend({
    /** True when the letters made now show the image: false while the antivirus has said nothing. */
    est_montree: z.boolean(),
  });

/** The pictures of a service's letters, and whose signature it is; null where nobody gave one. */
export const imagesLettreSchema = z.object({
  service: z.object({ id: z.string(), nom: z.string() }),
  signataire: textOrNull,
  logo: imageLettreSchema.nullable(),
  signature: imageLettreSchema.nullable(),
  rights: rightsSchema,
});
export type ImagesLettre = z.infer<typeof imagesLettreSchema>;

export const courrierSchema = z.object({
  id: z.string(),
  nature: natureSchema,
  objet: z.string(),
  service: z.string(),
  fait_le: z.string(),
  /** The size of the letter's PDF in bytes; null until it has been made. */
  taille: z.int().nullable(),
});

export const montantsSchema = z
  .array(z.strictObject({ id_projet: z.uuid(), annee: z.int(), montant_accorde: z.number() }))
  .max(200);
