// Shapes of the catalogue, of a grant dossier and of its projects (§3 Subvention, Grant dossier, Project).

import type { Draft } from '@asso/domain/kernel/fields';
import { campagneSchema } from '@asso/domain/subvention/campagne.rules';
import type { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import type { projetFields } from '@asso/domain/subvention/projet.fields';
import { z } from 'zod';
import { dossierHeadSchema, etapeSchema } from '../dossier/dossier.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

/** Drafts travel as they are stored; domain's schemas guard what comes in. */
const draft = <F extends object>() => z.custom<F>((value) => typeof value === 'object' && value !== null);

export const subventionSchema = z.object({
  id: z.string(),
  code: z.string(),
  active: z.boolean(),
  dispositif: z.object({ code: z.string(), label: z.string() }),
  campagne_exercice: z.int(),
  numero_version: z.int(),
  campagne: campagneSchema,
  ouverture: z.enum(['a-venir', 'ouverte', 'fermee']),
  services: z.array(z.object({ id: z.string(), nom: z.string(), code: z.string(), isReferent: z.boolean() })),
});
export type SubventionView = z.infer<typeof subventionSchema>;

const pieceSchema = z.object({
  code: z.string(),
  label: z.string(),
  aide: z.string().nullable(),
  nature: z.string(),
  obligatoire: z.boolean(),
  document: z
    .object({
      uuid: z.string(),
      nom: z.string(),
      taille: z.int(),
      etat_analyse: z.string(),
      date_chargement: z.string(),
    })
    .nullable(),
  /** Documents of the association that could be taken instead. */
  proposes: z.array(z.object({ uuid: z.string(), nom: z.string(), date_chargement: z.string() })),
});

export const projetSchema = z.object({
  id: z.string(),
  numero_projet: z.int(),
  rang_dossier: z.int(),
  corps: draft<Draft<typeof projetFields>>(),
  montant_demande: z.number(),
  montant_accorde: z.number().nullable(),
  version: versionSchema,
  rights: rightsSchema,
  blockers: z.array(problemSchema),
});
export type ProjetView = z.infer<typeof projetSchema>;

const choixPersonneSchema = z.object({ id: z.string(), nom: z.string(), isComplet: z.boolean() });
const choixRibSchema = z.object({ id: z.string(), iban_masque: z.string(), titulaire: z.string() });

/** The dossier with all that its pages need in one read. */
export const dossierSubventionSchema = z.object({
  ...dossierHeadSchema.shape,
  tete: draft<Draft<typeof dossierSubventionFields>>(),
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
  transmis_le: z.string(),
  services: z.array(z.string()),
  courriel_masque: z.string(),
  delai_habituel_jours: z.int(),
});

const tacheSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  titre: z.string(),
  association: z.string(),
  etat: z.string(),
  lib_etat: z.string(),
  phrase: z.string(),
  echeance: z.string().nullable(),
  isTransmis: z.boolean(),
});

export const tableauDeBordSchema = z.object({
  aFaire: z.array(tacheSchema),
  enCours: z.array(tacheSchema),
  argent: z.array(z.object({ annee: z.int(), demande: z.number(), accorde: z.number() })),
  ouvertes: z.array(z.object({ code: z.string(), titre: z.string(), date_fin: z.string() })),
});

export const tableauServiceSchema = z.object({
  services: z.array(z.object({ id: z.string(), nom: z.string() })),
  aPrendre: z.int(),
  enInstruction: z.int(),
  renvoyes: z.int(),
  decides: z.int(),
  demande: z.number(),
  accorde: z.number(),
});
